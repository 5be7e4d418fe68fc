package main

import (
	"fmt"

	"wasit/swiss/trf"
)

func convert(s *session, args []string) status {
	f := newOptions(s, "convert")
	to := f.String("to", "", "trf16 or trf26")
	ascii := f.Bool("ascii", false, "transliterate letters outside ASCII")
	if !f.parse(args, 1) {
		return f.stopped()
	}
	format, ok := trf.ParseFormat(*to)
	if !ok {
		fmt.Fprintf(s.err, "%s: -to %q: expected trf16 or trf26\n", f.Name(), *to)
		return badInput
	}
	e, err := s.load(f.files[0], f.reading())
	if err != nil {
		return s.complain(f.files[0], err)
	}
	text, warnings := e.doc.Encode(trf.WriteOptions{Format: format, ASCII: *ascii})
	for _, w := range warnings {
		fmt.Fprintf(s.err, "%s written: warning: %s\n", f.files[0], w)
	}
	if _, err := s.out.Write(text); err != nil {
		return s.complain(f.files[0], err)
	}
	return done
}
