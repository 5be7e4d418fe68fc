package lot

import (
	"fmt"
	"slices"
	"testing"
)

var vectors = []struct {
	seed    Seed
	outputs [5]uint64
	shuffle string
	chess   uint64
	coin    int
	die     uint64
	reject  uint64 // draw(2^63+1)
}{
	{0, [5]uint64{16294208416658607535, 7960286522194355700, 487617019471545679, 17909611376780542444, 1961750202426094747}, "[7 4 3 10 9 2 5 8 1 6]", 175, 1, 2, 7070836379803831726},
	{1, [5]uint64{10451216379200822465, 13757245211066428519, 17911839290282890590, 8196980753821780235, 8195237237126968761}, "[5 3 9 2 10 4 1 7 8 6]", 65, 1, 6, 1227844342346046656},
	{20261120, [5]uint64{6929784689348802184, 16151589174211811617, 3447685174740523722, 15028180895388637590, 8666076125301159722}, "[4 2 9 1 7 8 6 3 10 5]", 904, 0, 5, 6928217137357035808},
	{1234567, [5]uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821}, "[3 1 7 2 5 6 4 9 10 8]", 837, 1, 4, 594119895343594614},
}

func TestVectors(t *testing.T) {
	for _, v := range vectors {
		g := New(v.seed)
		for i, want := range v.outputs {
			if got := g.Next(); got != want {
				t.Errorf("seed %v output %d: %d, want %d", v.seed, i+1, got, want)
			}
		}
		list := []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
		if Shuffle(New(v.seed), list); fmt.Sprint(list) != v.shuffle {
			t.Errorf("seed %v shuffle: %v, want %s", v.seed, list, v.shuffle)
		}
		if got := New(v.seed).Draw(960); got != v.chess {
			t.Errorf("seed %v draw(960): %d, want %d", v.seed, got, v.chess)
		}
		if got := New(v.seed).Coin(); got != v.coin {
			t.Errorf("seed %v coin: %d, want %d", v.seed, got, v.coin)
		}
		if got := New(v.seed).Draw(6) + 1; got != v.die {
			t.Errorf("seed %v die: %d, want %d", v.seed, got, v.die)
		}
		if got := New(v.seed).Draw(1<<63 + 1); got != v.reject {
			t.Errorf("seed %v draw(2^63+1): %d, want %d", v.seed, got, v.reject)
		}
	}
}

func TestDrawOfOneConsumesOneOutput(t *testing.T) {
	g := New(20261120)
	if g.Draw(1) != 0 || g.Next() != vectors[2].outputs[1] {
		t.Error("draw(1) must answer 0 and consume exactly one output")
	}
}

func TestLotsOfAnEvent(t *testing.T) {
	shuffles := []string{"[4 3 1 2]", "[2 1 4 3]", "[2 1 3 4]"}
	coins := []int{1, 0, 1}
	for k := range 3 {
		s := Lot(20261120, k+1)
		if s != Seed(vectors[2].outputs[k]) {
			t.Errorf("lot %d has seed %v", k+1, s)
		}
		list := []int{1, 2, 3, 4}
		Shuffle(New(s), list)
		if fmt.Sprint(list) != shuffles[k] || New(s).Coin() != coins[k] {
			t.Errorf("lot %d: shuffle %v coin %d", k+1, list, New(s).Coin())
		}
	}
}

func TestShuffleOfShortListsUsesNoOutput(t *testing.T) {
	g := New(1)
	Shuffle(g, []int{7})
	Shuffle(g, []int(nil))
	if g.Next() != vectors[1].outputs[0] {
		t.Error("a list of 0 or 1 must use no output")
	}
}

func TestParseSeed(t *testing.T) {
	for text, want := range map[string]Seed{"0": 0, "20 261.120": 20261120, "18,446,744,073,709,551,615": 1<<64 - 1} {
		if got, err := ParseSeed(text); err != nil || got != want {
			t.Errorf("ParseSeed(%q) = %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", " ", "18446744073709551616", "000000000000000000001", "-1", "+1", "1e3", "x"} {
		if got, err := ParseSeed(text); err == nil {
			t.Errorf("ParseSeed(%q) = %v, want an error", text, got)
		}
	}
	if all := []string{Seed(1<<64 - 1).String()}; !slices.Equal(all, []string{"18446744073709551615"}) {
		t.Error(all)
	}
}
