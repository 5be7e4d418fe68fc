package qr

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"
)

// TestCheckWords: the example of the standard's annex I, and the remainders of format and version.
func TestCheckWords(t *testing.T) {
	data := []byte{0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11}
	if got := checkWords(data, 10); !bytes.Equal(got, []byte{0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55}) {
		t.Errorf("check words % X", got)
	}
	if got := (0b00101<<10 | remainder(0b00101, 0x537, 10)) ^ 0x5412; got != 0b100000011001110 {
		t.Errorf("format %015b", got)
	}
	if got := 7<<12 | remainder(7, 0x1F25, 12); got != 0b000111110010010100 {
		t.Errorf("version %018b", got)
	}
}

// TestVersions: the tables agree with the number of modules that carry data, and alignment patterns with the size.
func TestVersions(t *testing.T) {
	for i, v := range versions {
		c, free := patterns(i+1), 0
		for _, fixed := range c.fixed {
			if !fixed {
				free++
			}
		}
		if free/8 != v.words || v.data()/v.blocks < v.check/2 {
			t.Errorf("version %d: %d modules for %d words", i+1, free, v.words)
		}
		if rows := centres(i + 1); i > 0 && rows[len(rows)-1] != c.Size-7 {
			t.Errorf("version %d: alignment at %v of %d", i+1, rows, c.Size)
		}
	}
}

// TestEncode reads every length back: format, mask, order of the modules, blocks and their check words, bytes.
func TestEncode(t *testing.T) {
	long := strings.Repeat("Papan 7: Đurđica Šćepanović – Budi ½\n", 20)
	for n := 0; n <= Most; n += 1 + n/9 {
		text := long[:n]
		c, err := Encode(text)
		if err != nil {
			t.Fatalf("%d bytes: %v", n, err)
		}
		if got := read(t, c); got != text {
			t.Errorf("%d bytes in %d modules: %q", n, c.Size, got)
		}
	}
	if c, _ := Encode("x"); c.Size != 21 || c.Dark(-1, 0) || c.Dark(0, 21) || !c.Dark(0, 0) {
		t.Error("a letter takes version 1, and nothing is dark outside")
	}
	var long2 *TooLongError
	if _, err := Encode(strings.Repeat("x", Most+1)); !errors.As(err, &long2) || long2.Bytes != Most+1 {
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

// read is what a reader does with a code that nothing has harmed.
func read(t *testing.T, c *Code) string {
	t.Helper()
	n := (c.Size - 17) / 4
	v := versions[n-1]
	info := 0
	for i := range 15 {
		x, y := 8, []int{0, 1, 2, 3, 4, 5, 7, 8, 8, 8, 8, 8, 8, 8, 8}[i]
		if i >= 8 {
			x = []int{7, 5, 4, 3, 2, 1, 0}[i-8]
		}
		if c.Dark(x, y) {
			info |= 1 << i
		}
	}
	info ^= 0x5412
	if info>>13 != 0 || remainder(info>>10, 0x537, 10) != info&0x3FF {
		t.Fatalf("format %015b", info)
	}
	plain := patterns(n)
	var stream bits
	up := true
	for column := c.Size - 1; column > 0; column, up = column-2, !up {
		if column == 6 {
			column = 5
		}
		for k := range c.Size {
			y := k
			if up {
				y = c.Size - 1 - k
			}
			for _, x := range [2]int{column, column - 1} {
				if !plain.fixed[y*c.Size+x] && stream.n < 8*v.words {
					bit := 0
					if c.Dark(x, y) != masked(info>>10, x, y) {
						bit = 1
					}
					stream.add(bit, 1)
				}
			}
		}
	}
	return unpacked(t, v, n, stream.bytes)
}

// unpacked takes the blocks apart, checks them and reads the text.
func unpacked(t *testing.T, v version, n int, words []byte) string {
	t.Helper()
	blocks := make([][]byte, v.blocks)
	short, longer := v.data()/v.blocks, v.data()%v.blocks
	for k := range short + 1 {
		for b := range blocks {
			if k < short || b >= v.blocks-longer {
				blocks[b], words = append(blocks[b], words[0]), words[1:]
			}
		}
	}
	var data []byte
	for b, block := range blocks {
		var check []byte
		for k := range v.check {
			check = append(check, words[k*v.blocks+b])
		}
		if !bytes.Equal(check, checkWords(block, v.check)) {
			t.Errorf("block %d does not check", b)
		}
		data = append(data, block...)
	}
	at := 4
	take := func(count int) int {
		value := 0
		for range count {
			value = value<<1 | int(data[at/8]>>(7-at%8)&1)
			at++
		}
		return value
	}
	length := take(countBits(n))
	text := make([]byte, length)
	for i := range text {
		text[i] = byte(take(8))
	}
	return string(text)
}

func BenchmarkEncode(b *testing.B) {
	text := strings.Repeat("7 Budi S. – Andi W.\n", 25)
	for b.Loop() {
		if _, err := Encode(text); err != nil {
			b.Fatal(err)
		}
	}
}
