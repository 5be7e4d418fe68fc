package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"wasit/rules/charset"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// options are the flags of a command; files may stand before, between and after them.
type options struct {
	*flag.FlagSet
	session  *session
	helped   bool // it was explained, as asked for
	encoding *string
	limit    *int
	files    []string
}

func newOptions(s *session, name string) *options {
	o := &options{FlagSet: flag.NewFlagSet("swiss "+name, flag.ContinueOnError), session: s}
	o.Usage = func() {} // see read
	o.SetOutput(s.err)
	o.encoding = o.String("encoding", "auto", "character set of the file: "+encodingNames)
	o.limit = o.Int("limit", swiss.MaxPlayers, fmt.Sprintf("the most players, up to %d", swiss.MaxTPN))
	return o
}

// reading says how files are to be read.
func (o *options) reading() trf.Options {
	return trf.Options{Encoding: encodings[*o.encoding], Limit: *o.limit}
}

const encodingNames = "auto, utf8, utf16, 1250, 1251, 1252, latin2, 850 or 852"

var encodings = map[string]trf.Encoding{"auto": trf.Auto, "utf8": charset.UTF8, "utf16": charset.UTF16, "1250": charset.Windows1250, "1251": charset.Windows1251, "1252": charset.Windows1252,
	"latin2": charset.Latin2, "850": charset.CP850, "852": charset.CP852}

// read reads flags up to the first word that is none. It answers false after a message, or after the explanation asked for.
func (o *options) read(args []string) bool {
	o.SetOutput(io.Discard)
	err := o.Parse(args)
	o.SetOutput(o.session.err)
	switch {
	case errors.Is(err, flag.ErrHelp):
		c, _ := commandOf(strings.TrimPrefix(o.Name(), "swiss "))
		c.help(o.session.out, o.FlagSet)
		o.helped = true
	case err != nil:
		fmt.Fprintf(o.session.err, "%s: %v\n", o.Name(), optionError(o.FlagSet, err))
	}
	return err == nil
}

// stopped is the status where the options were not to be followed.
func (o *options) stopped() status {
	if o.helped {
		return done
	}
	return badInput
}

// parse reads flags and files; most is the number of files allowed, 0 for any. It answers false after a message.
func (o *options) parse(args []string, most int) bool {
	for len(args) > 0 {
		if !o.read(args) {
			return false
		}
		if args = o.Args(); len(args) > 0 {
			o.files, args = append(o.files, args[0]), args[1:]
		}
	}
	complaint := ""
	o.Visit(func(given *flag.Flag) { // left out it is the next round; 0 is none
		if text := given.Value.String(); given.Name == "round" && (text == "0" || text[0] == '-') {
			complaint = fmt.Sprintf("-round %s: expected a round from 1", text)
		}
	})
	switch _, known := encodings[*o.encoding]; {
	case complaint != "":
	case !known:
		complaint = fmt.Sprintf("-encoding %q: expected %s", *o.encoding, encodingNames)
	case !o.isLimit():
		return false
	case len(o.files) == 0:
		complaint = "a FILE is missing"
	case most > 0 && len(o.files) > most:
		complaint = fmt.Sprintf("%d files: expected %d", len(o.files), most)
	}
	if complaint != "" {
		fmt.Fprintf(o.Output(), "%s: %s\n", o.Name(), complaint)
	}
	return complaint == ""
}

// isLimit reports whether -limit is a number of players, after a message if not.
func (o *options) isLimit() bool {
	good := *o.limit >= 1 && *o.limit <= swiss.MaxTPN
	if !good {
		fmt.Fprintf(o.Output(), "%s: -limit %d: expected 1 to %d\n", o.Name(), *o.limit, swiss.MaxTPN)
	}
	return good
}

// parseNone reads the flags of a command that takes no file.
func (o *options) parseNone(args []string) bool {
	if !o.read(args) {
		return false
	}
	if o.NArg() > 0 {
		fmt.Fprintf(o.Output(), "%s: %q: no FILE expected\n", o.Name(), o.Arg(0))
	}
	return o.NArg() == 0 && o.isLimit()
}

// event is one file that was read.
type event struct {
	name string
	doc  *trf.Document
	tour *swiss.Tournament
	warn func(format string, args ...any)
}

// read reads the bytes of a file, at most one more than a tournament file may have.
func (s *session) read(name string) ([]byte, error) {
	f, err := s.open(name)
	if err != nil {
		return nil, &inputError{plain(err)}
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, trf.MaxFile+1))
	if err != nil { // a folder opens, and cannot be read
		return nil, &inputError{plain(err)}
	}
	return data, nil
}

// plain is the cause of a failure of a file, without its name, which stands before it.
func plain(err error) error {
	var failed *fs.PathError
	if errors.As(err, &failed) {
		return failed.Err
	}
	return err
}

// load reads a tournament file. A file that is wrong gives an *inputError.
func (s *session) load(name string, reading trf.Options) (*event, error) {
	data, err := s.read(name)
	if err != nil {
		return nil, err
	}
	return s.parse(name, data, reading)
}

func (s *session) parse(name string, data []byte, reading trf.Options) (*event, error) {
	doc, tour, warnings, err := trf.ReadTournament(data, reading)
	for _, w := range warnings {
		fmt.Fprintf(s.err, "%s: warning: %s\n", name, w)
	}
	if err != nil {
		return nil, &inputError{err}
	}
	warn := func(format string, args ...any) { fmt.Fprintf(s.err, name+": warning: "+format+"\n", args...) }
	return &event{name, doc, tour, warn}, nil
}

// An inputError is the caller's: status 2.
type inputError struct{ err error }

func (e *inputError) Error() string { return e.err.Error() }
func (e *inputError) Unwrap() error { return e.err }

// statusOf says which status an error has.
func statusOf(err error) status {
	var input *inputError
	var request *swiss.RequestError
	var none *swiss.NoPairingError
	var over *overError
	switch {
	case err == nil:
		return done
	case errors.As(err, &none), errors.As(err, &over):
		return differs
	case errors.As(err, &input), errors.As(err, &request):
		return badInput
	}
	return failed
}

// complain writes an error, every place of a file that is wrong on its own line.
func (s *session) complain(name string, err error) status {
	var wrong *trf.ReadError
	if errors.As(err, &wrong) {
		for _, p := range wrong.Problems {
			fmt.Fprintf(s.err, "%s: %s\n", name, p)
		}
		if wrong.More > 0 {
			fmt.Fprintf(s.err, "%s: and %d more\n", name, wrong.More)
		}
		return statusOf(err)
	}
	fmt.Fprintf(s.err, "%s: %v\n", name, err)
	return statusOf(err)
}

// fail writes an error as complain does, or as a JSON object.
func (s *session) fail(name string, round int, err error, asJSON bool) status {
	if !asJSON {
		return s.complain(name, err)
	}
	s.line(failure{name, round, err.Error()})
	return statusOf(err)
}

// line writes one JSON object on a line.
func (s *session) line(v any) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic("swiss: " + err.Error()) // plain values always encode
	}
	s.out.Write(b.Bytes())
}

// failure is the JSON form of a file that failed.
type failure struct {
	File  string `json:"file"`
	Round int    `json:"round,omitempty"`
	Error string `json:"error"`
}
