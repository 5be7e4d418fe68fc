package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"
)

// codeModule is a module of functions, each without locals, and one segment of data.
func codeModule(functions ...[]byte) []byte {
	body := []byte{byte(len(functions))}
	for _, f := range functions {
		f = append(append([]byte{0}, f...), opEnd)
		body = append(append(body, byte(len(f))), f...)
	}
	m := binary.AppendUvarint(append([]byte(wasmHeader), sectionCode), uint64(len(body)))
	return append(append(m, body...), sectionData, 7, 1, 0, opI32Const, 16, opEnd, 1, 'x')
}

// streamsOf reads the streams of a stowed module.
func streamsOf(t *testing.T, stowed []byte) (head [13]int, streams [streamCount]string) {
	t.Helper()
	r := reader{data: stowed, at: len(wasmHeader) + 1}
	body := reader{data: r.bytes(), at: 1 + len(StowedName)}
	for i := range head {
		head[i] = int(body.uint())
	}
	var sizes [streamCount]int
	for i := range sizes {
		sizes[i] = int(body.uint())
	}
	for i, size := range sizes {
		streams[i] = string(body.data[body.at:][:size])
		body.at += size
	}
	if r.bad || body.bad || body.at != len(body.data) || r.at != len(stowed) {
		t.Fatalf("a section of %d bytes ends at %d", len(body.data), body.at)
	}
	return head, streams
}

// TestStow: numbers of each kind go into their streams, and those that follow from others into none.
func TestStow(t *testing.T) {
	f := []byte{
		opBlock, 0x40, opBlock, 0x40, opBlock, 0x40, opLocalGet, 0, opBrTable, 4, 0, 0, 1, 1, 2, opEnd, // parts at blocks 0 and 2
		opLocalGet, 1, opI32Const, 48, opI32Sub, opGlobSet, 0, // a frame of 48
		opLocalGet, 1, opLoad + 1, 0, 24, opLocalSet, 3, // from the stack of the goroutine
		opLocalGet, 1, opLocalGet, 3, opStore + 1, 0, 32, // to it
		opLocalGet, 3, opI32Wrap, opLoad + 1, 0, 40, opLocalSet, 4, // from elsewhere
		opLocalGet, 1, opI64Const, 0x82, 0x80, 0x80, 0x80, 0x01, opStore + 1, 0, 0, // return to block 2, where the next part begins
		opI32Const, 0, opCall, 7,
		opEnd,
		opLocalGet, 1, opI64Const, 0x83, 0x80, 0x80, 0x80, 0x01, opStore + 1, 0, 0, // return behind the start of a part
		opLocalGet, 1, opI32Const, 48, opI32Add, opGlobSet, 0, // the frame again
		opEnd, opEnd,
	}
	m := codeModule(f)
	stowed, err := Stow(m)
	if err != nil {
		t.Fatal(err)
	}
	head, streams := streamsOf(t, stowed)
	if head != [13]int{len(m), 10, 1, 12: streamCount} {
		t.Errorf("head %v", head)
	}
	// One function has no usual numbers: every one of its tokens is common, so all closable numbers are in its templates.
	for stream, want := range map[int]string{
		streamParts: "\x00\x01\x02", streamFrames: "\x30", streamTraps: "\x01", streamSkips: "", streamLocals: "\x00",
		streamLongs: "", streamAddresses: "", streamCalls: "",
		streamPlain: string(m[:10]) + string(m[len(m)-9:]),
	} {
		if streams[stream] != want {
			t.Errorf("stream %d: %x, want %x", stream, streams[stream], want)
		}
	}
	if n := len(streams[streamSymbols]); n == 0 || n > 60 {
		t.Errorf("%d symbols", n)
	}
	again, err := Stow(m)
	if err != nil || !bytes.Equal(again, stowed) {
		t.Errorf("the second time it differs: %v", err)
	}
}

func TestStowRefuses(t *testing.T) {
	good := codeModule([]byte{opNop})
	for name, m := range map[string][]byte{
		"empty": nil, "other file": []byte("<!doctype html>"), "cut off": good[:len(good)-1], "no code": dataModule(segment{16, []byte("abc")}),
		"strange instruction": codeModule([]byte{0xff}),
	} {
		if _, err := Stow(m); !errors.Is(err, ErrStow) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestStowProgram: of a program, the records of the functions and the tables that they point to are stowed too.
func TestStowProgram(t *testing.T) {
	plain := program(t)
	packed, err := Module(plain, Options{DirectFunctions: true})
	if err != nil {
		t.Fatal(err)
	}
	stowed, err := Stow(packed)
	if err != nil {
		t.Fatal(err)
	}
	head, streams := streamsOf(t, stowed)
	functions, records := head[2], head[3]
	if functions < 1000 || records != functions || len(streams[streamRecords]) != 5*records {
		t.Errorf("%d functions, %d records in %d bytes", functions, records, len(streams[streamRecords]))
	}
	for _, name := range []string{"runtime.mallocgc", "fmt.Fprintln"} {
		if bytes.Contains([]byte(streams[streamPlain]), []byte(name+"\x00")) || !bytes.Contains(packed, []byte(name+"\x00")) {
			t.Errorf("%s is among the plain bytes, or nowhere", name)
		}
	}
	if whole := len(stowed); whole > len(packed)*2/3 {
		t.Errorf("stowed it has %d bytes, of %d", whole, len(packed))
	}
	// Without records as trimFunctions writes them, their bytes stay plain.
	other, err := Stow(plain)
	if err != nil {
		t.Fatal(err)
	}
	if head, streams = streamsOf(t, other); head[3] != 0 || streams[streamRecords]+streams[streamNameRest] != "" {
		t.Errorf("records of another form were stowed: %v", head)
	}
}

// TestStowManyNumbers: in a short program every number is common; the templates hold no more of them than there are bytes.
func TestStowManyNumbers(t *testing.T) {
	var functions [][]byte
	for n := range byte(60) {
		functions = append(functions, []byte{opLocalGet, n, opI32Const, n, opI64Const, n, opLocalSet, n})
	}
	stowed, err := Stow(codeModule(functions...))
	if err != nil {
		t.Fatal(err)
	}
	if _, streams := streamsOf(t, stowed); len(streams[streamInts]) != 60 || len(streams[streamLongs]) != 60 || len(streams[streamLocal]) != 120 {
		t.Errorf("%d, %d and %d numbers outside templates", len(streams[streamInts]), len(streams[streamLongs]), len(streams[streamLocal]))
	}
}
