package alike

import "testing"

func TestSound(t *testing.T) {
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"Andi Wijaya", "ANDI  WIDJAYA", true},
		{"M. Rizky Pratama", "Muhammad Rizki Pratama", true},
		{"Moch. Soeharto", "Mohammad Suharto", true},
		{"Horvat, Ivan", "Ivan Horvat", true},
		{"Đurđica Šćrbačić", "Durdica Scrbacic", true},
		{"Budi Santoso", "Budi Santosa", false},
		{"Ani", "Andi", false},
		{"Test0011 Player0001", "Test0001 Player0001", false},
		{"M", "Muhammad", false}, // one name is no short form
	} {
		if got := Sound(c.a) == Sound(c.b); got != c.same {
			t.Errorf("%q %q and %q %q: same %v", c.a, Sound(c.a), c.b, Sound(c.b), got)
		}
	}
	if Sound(" .,-") != "" {
		t.Error("no name has no sound")
	}
}
