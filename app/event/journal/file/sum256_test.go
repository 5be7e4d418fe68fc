package file

import (
	"crypto/sha256"
	"testing"

	"pgregory.net/rapid"
)

func TestSum256(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SliceOfN(rapid.Byte(), 0, 300).Draw(t, "text")
		if got, want := Sum256(text), sha256.Sum256(text); got != want {
			t.Errorf("%x: %x, the standard library says %x", text, got, want)
		}
	})
}
