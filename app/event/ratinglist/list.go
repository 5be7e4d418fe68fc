package ratinglist

import (
	"encoding/json"
	"errors"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// List is a list that is kept, ready to be searched.
type List struct {
	blocks Blocks
	name   string
	d      directory
}

// Open reads the directory of a list. ok is false where there is none; *BlockError where it cannot be read.
func Open(b Blocks, name string) (l *List, ok bool, err error) {
	d, err := readDirectory(b, name)
	if err != nil || d.Version == 0 {
		return nil, false, err
	}
	return &List{b, name, d}, true, nil
}

// directoryKey is where the directory of a list lies.
func directoryKey(name string) string { return name + "/directory" }

func readDirectory(b Blocks, name string) (d directory, err error) {
	data, err := b.Get(directoryKey(name))
	if err != nil || data == nil {
		return d, err
	}
	if json.Unmarshal(data, &d) != nil || d.Version != blockVersion || d.Round < 1 {
		return directory{Round: max(d.Round, 0)}, &BlockError{name}
	}
	return d, nil
}

func isDamaged(err error) bool {
	var damaged *BlockError
	return errors.As(err, &damaged)
}

// Remove deletes a list.
func Remove(b Blocks, name string) error { return b.DeleteAll(name + "/") }

// On returns the same list read through other blocks of the same store.
func (l *List) On(b Blocks) *List {
	other := *l
	other.blocks = b
	return &other
}

// About says what list it is.
func (l *List) About() About { return l.d.About }

// block reads a block of a kind.
func (l *List) block(kind string, n int) ([]Entry, error) {
	key := l.name + "/" + strconv.Itoa(l.d.Round) + "/" + kind + "/" + strconv.Itoa(n)
	data, err := l.blocks.Get(key)
	if err != nil {
		return nil, err
	}
	if data == nil {
		return nil, &BlockError{key}
	}
	return decodeBlock(key, data)
}

// before returns the last block whose first key is not after key, at least the first block.
func before(first []string, key string) int {
	n := sort.Search(len(first), func(i int) bool { return first[i] > key })
	return max(0, n-1)
}

// ByID returns the player with a number. It reads two blocks.
func (l *List) ByID(id string) (e Entry, ok bool, err error) {
	id = strings.TrimSpace(id)
	if id == "" || len(id) > maxID || len(l.d.IDs) == 0 {
		return e, false, nil
	}
	refs, err := l.block("id", before(l.d.IDs, idKey(id)))
	if err != nil {
		return e, false, err
	}
	i := slices.IndexFunc(refs, func(r Entry) bool { return idKey(r.ID) == idKey(id) })
	if i < 0 {
		return e, false, nil
	}
	n, err := strconv.Atoi(refs[i].Name)
	if err != nil {
		return e, false, &BlockError{l.name}
	}
	list, err := l.block("name", n)
	if err != nil {
		return e, false, err
	}
	for _, e := range list {
		if idKey(e.ID) == idKey(id) {
			return e, true, nil
		}
	}
	return e, false, &BlockError{l.name}
}

// Found is the answer to a search by name.
type Found struct {
	Entries []Entry
	More    bool // there may be others: a longer name finds them
}

// ByName returns at most limit players: those whose name begins with text, in order of their names ("horv", "Horvat, I"), and
// after them those of whose names every word of text begins one, in any order ("ivan horvat", "iv horv"). federation, where it is
// not empty, leaves out all others. It reads few blocks whatever is asked.
func (l *List) ByName(text, federation string, limit int) (Found, error) {
	key := Key(text)
	if key == "" || limit <= 0 || len(l.d.Names) == 0 {
		return Found{}, nil
	}
	s := search{l: l, federation: federation, limit: limit}
	if err := s.prefixed(key); err != nil {
		return Found{}, err
	}
	if s.More {
		return s.Found, nil
	}
	err := s.worded(key)
	return s.Found, err
}

// mostBlocks bounds the blocks that one search reads: a federation of few among names of many.
const mostBlocks = 12

// search is a search by name.
type search struct {
	l          *List
	federation string
	limit      int
	blocks     int // read
	Found
}

// read reads one more block; false when there were enough.
func (s *search) read(kind string, n int) (list []Entry, ok bool, err error) {
	if s.blocks++; s.blocks > mostBlocks {
		s.More = true
		return nil, false, nil
	}
	list, err = s.l.block(kind, n)
	return list, err == nil, err
}

// take adds an entry that fits; false when there are enough.
func (s *search) take(e Entry) bool {
	if s.federation != "" && e.Federation != s.federation {
		return true
	}
	if len(s.Entries) == s.limit {
		s.More = true
		return false
	}
	s.Entries = append(s.Entries, e)
	return true
}

// prefixed finds the names that begin with key.
func (s *search) prefixed(key string) error {
	names := s.l.d.Names
	start := before(names, key)
	for n := start; n < len(names) && (n == start || strings.HasPrefix(names[n], key) || names[n] <= key); n++ {
		list, ok, err := s.read("name", n)
		if !ok {
			return err
		}
		for _, e := range list {
			if strings.HasPrefix(Key(e.Name), key) && !s.take(e) {
				return nil
			}
		}
	}
	return nil
}

// worded finds the names that key begins no one of, but of which each of its words begins a word. The longest leads to the blocks.
func (s *search) worded(key string) error {
	words := strings.Fields(key)
	lead := ""
	for _, w := range words {
		if len(w) > len(lead) {
			lead = w
		}
	}
	lead = cut(lead, maxID)
	seen, heads := map[string]bool{}, s.l.d.Words
	start := before(heads, lead)
	for n := start; n < len(heads) && (n == start || strings.HasPrefix(heads[n], lead) || heads[n] <= lead); n++ {
		refs, ok, err := s.read("word", n)
		if !ok {
			return err
		}
		for _, r := range refs {
			if !strings.HasPrefix(r.ID, lead) || seen[r.Name] {
				continue
			}
			seen[r.Name] = true
			if more, err := s.wordedIn(r.Name, key, words); err != nil || !more {
				return err
			}
		}
	}
	return nil
}

// wordedIn looks through the block that a reference names.
func (s *search) wordedIn(block, key string, words []string) (more bool, err error) {
	n, err := strconv.Atoi(block)
	if err != nil {
		return false, &BlockError{s.l.name}
	}
	list, ok, err := s.read("name", n)
	if !ok {
		return false, err
	}
	for _, e := range list {
		if name := Key(e.Name); !strings.HasPrefix(name, key) && hasWords(name, words) && !s.take(e) {
			return false, nil
		}
	}
	return true, nil
}

// hasWords reports whether each word begins another word of a name.
func hasWords(name string, words []string) bool {
	left := strings.Fields(name)
	for _, w := range words {
		i := slices.IndexFunc(left, func(l string) bool { return strings.HasPrefix(l, w) })
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}
