package proof

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"errors"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"wasit/app/crew/scan"
	"wasit/app/event/sheet/qr"
)

// signer signs with a key that the tests know, as the browser of a device does with its own.
type signer struct{ *ecdsa.PrivateKey }

func newSigner(d int64) signer {
	curve := elliptic.P256()
	key := &ecdsa.PrivateKey{PublicKey: ecdsa.PublicKey{Curve: curve}, D: big.NewInt(d)}
	key.X, key.Y = curve.ScalarBaseMult(key.D.Bytes())
	return signer{key}
}

func (k signer) seal(t testing.TB, c Claim) Seal {
	s := Seal{Claim: c}
	sum := sha256.Sum256(c.Text())
	r, v, err := ecdsa.Sign(rand.NewChaCha8([32]byte{1}), k.PrivateKey, sum[:])
	if err != nil {
		t.Fatal(err)
	}
	copy(s.Key[:], elliptic.MarshalCompressed(k.Curve, k.X, k.Y))
	r.FillBytes(s.Sign[:32])
	v.FillBytes(s.Sign[32:])
	return s
}

var claim = Claim{Event: [8]byte{1, 2}, Head: [8]byte{9}, Number: 7, Revision: 1, Place: 1, Field: 38, Day: DayOf(time.Date(2026, 11, 29, 15, 0, 0, 0, time.UTC)),
	Name: "Siti Nur Aisyah", EventName: "O2SN Kec. Tapos 2026", Section: "SD Pi"}.Fitted()

// TestRead: a code says what was signed, letter by letter.
func TestRead(t *testing.T) {
	s := newSigner(4711).seal(t, claim)
	got, err := Read(s.Code())
	if err != nil || got != s {
		t.Fatalf("read %+v, %v", got, err)
	}
	if y, m, d := got.Day.Date(); y != 2026 || m != 11 || d != 29 {
		t.Errorf("the day is %d-%d-%d", y, m, d)
	}
}

// TestForged: whatever is changed in a code, be it a single bit, and whatever a stranger writes, is refused with its reason.
func TestForged(t *testing.T) {
	s := newSigner(4711).seal(t, claim)
	champion := s
	champion.Place, champion.Name = 1, "Budi"
	thief := newSigner(99).seal(t, claim)
	thief.Key = s.Key // signed with his own key, shown with the organiser's
	for name, c := range map[string]struct {
		code string
		why  Why
	}{"another name": {champion.Code(), Forged}, "another key": {thief.Code(), Forged}, "empty": {"", Cut}, "half": {s.Code()[:120], Cut}, "no letters": {"https://example.org", Foreign},
		"long": {strings.Repeat("A", MostCode+1), Foreign}, "a clock": {"c=15%2B10&w=Ana", Foreign}} {
		var fault *Error
		if _, err := Read(c.code); !errors.As(err, &fault) || fault.Why != c.why {
			t.Errorf("%s: %v, want %s", name, err, c.why)
		}
	}
	newer := s.Text()
	newer[0] = version + 1
	if _, err := readClaim(newer); err.(*Error).Why != Newer {
		t.Errorf("a newer version: %v", err)
	}
	code := []byte(s.Code())
	for i := range code {
		was := code[i]
		if code[i] = 'A'; was == 'A' {
			code[i] = 'B'
		}
		if _, err := Read(string(code)); err == nil {
			t.Errorf("letter %d was changed", i)
		}
		code[i] = was
	}
}

// TestCodeSize: the longest code keeps below 300 bytes with an address of 36 letters, and a module measures at least 0.35 mm where the
// code is 25 mm wide.
func TestCodeSize(t *testing.T) {
	c := Claim{Number: 9999, Revision: 99, Place: 999, Field: 999, Day: 20_000, Name: strings.Repeat("Č", 200), EventName: strings.Repeat("Prvenstvo ", 30),
		Section: strings.Repeat("Djevojke ", 30), Prize: strings.Repeat("Najbolja ", 30)}.Fitted()
	s := newSigner(4711).seal(t, c)
	if n := len(c.Name) + len(c.EventName) + len(c.Section) + len(c.Prize); n > MostText || !utf8.ValidString(c.Name) || !strings.HasSuffix(c.Name, "Č…") || len(c.EventName) < 6 {
		t.Errorf("%d bytes of text: %+v", n, c)
	}
	text := "https://example.org/wasit/certificate#" + s.Code()
	code, err := qr.Encode(text)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Code()) > MostCode || len(text) >= 300 || code.Size > 71 {
		t.Errorf("%d bytes, %d of them the code, %d modules: %.2f mm each", len(text), len(s.Code()), code.Size, 25/float64(code.Size))
	}
	if back, err := Read(s.Code()); err != nil || back != s {
		t.Errorf("read %v", err)
	}
}

// TestCodeIsReadFromPaper: the longest code, 25 mm wide, is read from a grey picture of a sharp camera's quarter, where a module has three
// pixels and its edges are soft.
func TestCodeIsReadFromPaper(t *testing.T) {
	c := claim
	c.Name, c.EventName = strings.Repeat("Siti Nur Aisyah ", 5), strings.Repeat("Kejuaraan ", 9)
	text := "https://example.org/wasit/certificate#" + newSigner(4711).seal(t, c.Fitted()).Code()
	code, err := qr.Encode(text)
	if err != nil {
		t.Fatal(err)
	}
	const each = 3
	side := (code.Size + 16) * each
	sharp := make([]int, side*side)
	for i := range sharp {
		if sharp[i] = 225; code.Dark(i%side/each-8, i/side/each-8) {
			sharp[i] = 40
		}
	}
	soft := make([]byte, side*side)
	for i := range soft {
		x, y := i%side, i/side
		if x == 0 || y == 0 || x == side-1 || y == side-1 {
			soft[i] = 225
			continue
		}
		soft[i] = byte((4*sharp[i] + sharp[i-1] + sharp[i+1] + sharp[i-side] + sharp[i+side]) / 8)
	}
	if got := scan.Texts(scan.Picture{Width: side, Height: side, Pixels: soft}); len(got) != 1 || got[0] != text {
		t.Errorf("read %q", got)
	}
	t.Logf("%d bytes, %d modules, %.2f mm each at 25 mm", len(text), code.Size, 25/float64(code.Size))
}

// TestPrint: one key has one print, another key another one.
func TestPrint(t *testing.T) {
	a, b := newSigner(1).seal(t, claim), newSigner(2).seal(t, claim)
	if p := Print(a.Key[:]); p == Print(b.Key[:]) || len(p) != 24 || p != Print(a.Key[:]) {
		t.Errorf("prints %s, %s", p, Print(b.Key[:]))
	}
}

// FuzzRead: no code makes the reader fail otherwise than with a reason, and what it takes is what it would write.
func FuzzRead(f *testing.F) {
	f.Add(newSigner(4711).seal(f, claim).Code())
	f.Add("")
	f.Fuzz(func(t *testing.T, code string) {
		s, err := Read(code)
		var fault *Error
		if err != nil && !errors.As(err, &fault) {
			t.Fatal(err)
		}
		if err == nil && s.Code() != code {
			t.Fatalf("%q is read as %q", code, s.Code())
		}
	})
}

// FuzzReadClaim: the same behind the signature.
func FuzzReadClaim(f *testing.F) {
	f.Add(claim.Text())
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) == 0 {
			return
		}
		if c, err := readClaim(text); err == nil && len(c.Text()) > len(text) {
			t.Fatalf("%q grew", text)
		}
	})
}
