package pack

import (
	"bytes"
	"encoding/binary"
	"math"
	"testing"

	"github.com/andybalholm/brotli"
)

// TestWeigh: every byte of the download is somebody's, each function that of its package.
func TestWeigh(t *testing.T) {
	module := rowModule(segment{4096, []byte("some data that stand in memory")})
	if _, err := Weigh(module, 9); err == nil {
		t.Error("a module without names was weighed")
	}
	functions := append([]byte{1, 0}, append([]byte{byte(len("wasit_app_round.draw"))}, "wasit_app_round.draw"...)...)
	body := append([]byte{4}, "name"...)
	body = append(append(body, 1, byte(len(functions))), functions...)
	named := append(binary.AppendUvarint(append(bytes.Clone(module), 0), uint64(len(body))), body...)
	shares, err := Weigh(named, 9)
	if err != nil {
		t.Fatal(err)
	}
	sum, functionsOf := 0.0, map[string]int{}
	for _, s := range shares {
		sum += s.Download
		functionsOf[s.Name] = s.Functions
	}
	if functionsOf["wasit_app_round"] != 1 || len(shares) != 3 {
		t.Errorf("%v", shares)
	}
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: 9, LGWin: 24})
	w.Write(module)
	w.Close()
	if math.Abs(sum-float64(out.Len())) > 1 {
		t.Errorf("the shares are %.2f bytes of %d", sum, out.Len())
	}
	for name, want := range map[string]string{"wasit_app_round.draw": "wasit_app_round", "slices.Sort_go.shape.int_": "slices",
		"type_.eq.wasit_swiss.Pair": "comparing values", "_rt0_wasm_js": "without a package"} {
		if got := packageOf(name); got != want {
			t.Errorf("%s is of %q, want %q", name, got, want)
		}
	}
}
