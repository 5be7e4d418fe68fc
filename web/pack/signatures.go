package pack

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// Types of the binary format (5.3).
const (
	typeFunc = 0x60
	typeI32  = 0x7f
	typeI64  = 0x7e
	typeNone = 0x40
)

// signatures is what a module says about its functions.
type signatures struct {
	types   int   // how many types it has
	imports int   // how many functions come from outside: the first numbers
	params  []int // of each function of its own, how many parameters it has
}

// signatures reads them; nil without an error where the module has no types.
func (all sections) signatures() (*signatures, error) {
	types, functions := all.find(sectionType), all.find(sectionFunction)
	if types == nil || functions == nil {
		return nil, nil
	}
	r := reader{data: types.body}
	var params []int // of each type
	for n := r.uint(); n > 0 && !r.bad; n-- {
		if r.byte() != typeFunc {
			return nil, fmt.Errorf("%w: a type is none of a function", ErrLayout)
		}
		params = append(params, len(r.bytes()))
		r.bytes() // results
	}
	s := &signatures{types: len(params)}
	if imports := all.find(sectionImport); imports != nil {
		i := reader{data: imports.body}
		if s.imports = i.importedFunctions(); i.bad {
			return nil, fmt.Errorf("%w: what it imports is not known here", ErrLayout)
		}
	}
	f := reader{data: functions.body}
	for n := f.uint(); n > 0 && !f.bad; n-- {
		kind := f.uint()
		if kind >= uint64(len(params)) {
			return nil, fmt.Errorf("%w: a function is of type %d of %d", ErrLayout, kind, len(params))
		}
		s.params = append(s.params, params[kind])
	}
	if r.bad || r.at != len(r.data) || f.bad || f.at != len(f.data) {
		return nil, fmt.Errorf("%w: its types do not end where they should", ErrLayout)
	}
	return s, nil
}

// importedFunctions reads the section of imports (5.5.5) and counts the functions; anything else makes the reader bad.
func (r *reader) importedFunctions() (count int) {
	for n := r.uint(); n > 0 && !r.bad; n-- {
		r.bytes() // from which module
		r.bytes() // under which name
		if r.byte() != 0 {
			r.bad = true
		}
		r.uint() // of which type
		count++
	}
	r.bad = r.bad || r.at != len(r.data)
	return count
}

// addFunction adds a function of a type of its own, at the end, so that no number changes, and returns its number.
func (all sections) addFunction(kind, body []byte) (number uint64) {
	types := all.find(sectionType).grow(kind)
	number = uint64(all.importedCount())
	number += all.find(sectionFunction).grow(binary.AppendUvarint(nil, types))
	all.find(sectionCode).grow(append(binary.AppendUvarint(nil, uint64(len(body))), body...))
	return number
}

// importedCount is how many functions come from outside: the first numbers.
func (all sections) importedCount() int {
	imports := all.find(sectionImport)
	if imports == nil {
		return 0
	}
	return (&reader{data: imports.body}).importedFunctions()
}

// insert puts a section in, where the format wants one that stands before the elements of tables.
func (all *sections) insert(s section) {
	at := slices.IndexFunc(*all, func(s section) bool { return s.id >= sectionElement })
	*all = slices.Insert(*all, at, s)
}

// grow adds an item to the vector that the section is, and returns how many there were.
func (s *section) grow(item []byte) (count uint64) {
	r := reader{data: s.body}
	count = r.uint()
	s.body = slices.Concat(binary.AppendUvarint(nil, count+1), s.body[r.at:], item)
	return count
}
