package learner

import (
	"slices"
	"strconv"
	"strings"
)

// A List says whose books there are on the device, in the order in which they are shown, and who is learning now.
type List struct {
	IDs []ID
	Now ID // "" when nobody is chosen
}

// String writes the list for the store.
func (l List) String() string {
	ids := make([]string, len(l.IDs))
	for i, id := range l.IDs {
		ids[i] = string(id)
	}
	return version + "\t" + string(l.Now) + "\t" + strings.Join(ids, " ")
}

// ReadList reads a list; "" is the empty one.
func ReadList(text string) (List, error) {
	if text == "" {
		return List{}, nil
	}
	f := strings.Split(strings.TrimSuffix(text, "\n"), "\t")
	if f[0] != version {
		if _, err := strconv.Atoi(f[0]); err == nil {
			return List{}, &VersionError{f[0]}
		}
		return List{}, &fieldError{"version", f[0]}
	}
	if len(f) != 3 {
		return List{}, &fieldError{"list", text}
	}
	l := List{Now: ID(f[1])}
	for _, id := range strings.Fields(f[2]) {
		if len(id) > 40 || slices.Contains(l.IDs, ID(id)) || len(l.IDs) == MaxLearners {
			return List{}, &fieldError{"learner", id}
		}
		l.IDs = append(l.IDs, ID(id))
	}
	if l.Now != "" && !slices.Contains(l.IDs, l.Now) {
		return List{}, &fieldError{"learner now", f[1]}
	}
	return l, nil
}

// With returns the list with a learner added, who is the one learning now.
func (l List) With(id ID) List {
	return List{append(slices.Clone(l.IDs), id), id}
}

// Without returns the list without a learner: the book is to be deleted with it.
func (l List) Without(id ID) List {
	next := List{slices.DeleteFunc(slices.Clone(l.IDs), func(other ID) bool { return other == id }), l.Now}
	if next.Now == id {
		next.Now = ""
	}
	return next
}
