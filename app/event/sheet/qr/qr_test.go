package qr

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"image"
	"image/color"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
)

// TestEncode reads every length back with a reader of another program, from a picture without the faults of a camera.
func TestEncode(t *testing.T) {
	long := strings.Repeat("Papan 7: Đurđica Šćepanović – Budi ½\n", 20)
	for n := 1; n <= Most; n += 1 + n/9 {
		text := strings.ToValidUTF8(long[:n], "")
		c, err := Encode(text)
		if err != nil {
			t.Fatalf("%d bytes: %v", n, err)
		}
		if got := read(t, c); got != text {
			t.Errorf("%d bytes in %d modules: %q", n, c.Size, got)
		}
	}
}

// read is what a phone does with a code.
func read(t *testing.T, c *Code) string {
	t.Helper()
	const scale, quiet = 4, 4
	side := scale * (c.Size + 2*quiet)
	picture := image.NewGray(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			if !c.Dark(x/scale-quiet, y/scale-quiet) {
				picture.SetGray(x, y, color.Gray{Y: 0xFF})
			}
		}
	}
	bitmap, err := gozxing.NewBinaryBitmapFromImage(picture)
	if err != nil {
		t.Fatal(err)
	}
	result, err := qrcode.NewQRCodeReader().Decode(bitmap, map[gozxing.DecodeHintType]any{
		gozxing.DecodeHintType_CHARACTER_SET: "UTF-8", gozxing.DecodeHintType_PURE_BARCODE: true})
	if err != nil {
		t.Fatalf("%d modules: %v", c.Size, err)
	}
	return result.GetText()
}

// TestSizes: the smallest version that holds a text, and none for one that is too long.
func TestSizes(t *testing.T) {
	for bytes, size := range map[int]int{0: 21, 14: 21, 15: 25, 213: 57, 666: 97} {
		if c, err := Encode(strings.Repeat("x", bytes)); err != nil || c.Size != size {
			t.Errorf("%d bytes: %v, %v, want %d modules", bytes, c, err, size)
		}
	}
	if c, _ := Encode("x"); c.Dark(-1, 0) || c.Dark(0, 21) || !c.Dark(0, 0) {
		t.Error("nothing is dark outside, and the corner of the finder is")
	}
	var long *TooLongError
	if _, err := Encode(strings.Repeat("x", Most+1)); !errors.As(err, &long) || long.Bytes != Most+1 {
		t.Errorf("%v", err)
	}
}

// TestStaysAsRead: codes that another program has read stay as they are, module by module.
func TestStaysAsRead(t *testing.T) {
	for text, want := range map[string]string{"Papan 7: Budi – Andi": "86d9af9328aeede2", strings.Repeat("Šah 1–0\n", 50): "29fd633c5db5f74b"} {
		c, err := Encode(text)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for y := range c.Size {
			for x := range c.Size {
				b.WriteByte(map[bool]byte{true: '#', false: '.'}[c.Dark(x, y)])
			}
		}
		sum := sha256.Sum256([]byte(b.String()))
		if got := hex.EncodeToString(sum[:8]); got != want {
			t.Errorf("%.20q: %s, want %s", text, got, want)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	text := strings.Repeat("7 Budi S. – Andi W.\n", 25)
	for b.Loop() {
		if _, err := Encode(text); err != nil {
			b.Fatal(err)
		}
	}
}

// TestEncodeAlpha: what a screen shows is read back with every mask, in fewer modules than the same as bytes.
func TestEncodeAlpha(t *testing.T) {
	text := strings.Repeat("QED8WEX0 $%*+-./:", 24)[:395]
	for mask := range 8 {
		c, err := EncodeAlpha(text, mask)
		if err != nil || c.Size != 57 {
			t.Fatalf("mask %d: %v, %v", mask, c, err)
		}
		if got := read(t, c); got != text {
			t.Errorf("mask %d: %q", mask, got)
		}
	}
	var long *TooLongError
	if _, err := EncodeAlpha(strings.Repeat("A", 3000), 0); !errors.As(err, &long) {
		t.Error(err)
	}
	if _, err := EncodeAlpha("small", 0); err == nil {
		t.Error("small letters are not in this mode")
	}
}
