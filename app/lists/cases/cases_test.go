package cases

import "testing"

func TestNominative(t *testing.T) {
	for name, want := range map[string]string{
		"Ivana Horvata": "Ivan Horvat", "Luku Kovačića": "Luka Kovačić", "Antu Barića": "Ante Barić", "Lovru Ivanića": "Lovro Ivanić", "Marka Perića": "Marko Perić",
		"Petra Novoselca": "Petar Novoselec", "Tonija Kraljića": "Toni Kraljić", "Marija Lovrića": "Mario Lovrić", "Matea Babića": "Mateo Babić", "Hrvoja Klarića": "Hrvoje Klarić",
		"Dominika Novosela": "Dominik Novosel", "Jurja Zrinskog": "Juraj Zrinski", "Noa Radoševića": "Noa Radošević", "Roka Bunjevca": "Rok Bunjevac", "Šimuna Peovića": "Šimun Peović",
		"Zvonka Hunjeka": "Zvonko Hunjek", "Frana Jurića": "Fran Jurić", "Aleksandra Pavlovića": "Aleksandar Pavlović", "Ivana": "Ivan", "Luku": "Luka",
	} {
		if got := Nominative(name, true); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	for name, want := range map[string]string{"Doru Mihalić": "Dora Mihalić", "Anu Mariju Kovač": "Ana Marija Kovač", "Leu": "Lea", "Ines Babić": "Ines Babić", "Magdalenu Kraljević": "Magdalena Kraljević", "Petru Kralj": "Petra Kralj"} {
		if got := Nominative(name, false); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

func TestIsOblique(t *testing.T) {
	for name, want := range map[string][2]bool{
		"Šimuna Peovića": {true, true}, "Luku Matića": {true, true}, "Doru Mihalić": {true, false}, "Dora Mihalić": {}, "Ivan Horvat": {}, "Luka Vidić": {}, "Ana Ića": {}, "Dominika Novosela": {}, "Luku": {},
	} {
		if oblique, boy := IsOblique(name); [2]bool{oblique, boy} != want {
			t.Errorf("%s: oblique %t, boy %t", name, oblique, boy)
		}
	}
}

func TestInstrumental(t *testing.T) {
	if got, ok := Instrumental("Franom Gavranom"); !ok || got != "Fran Gavran" {
		t.Error(got, ok)
	}
	for _, name := range []string{"Franom", "Tom Horvat", "Ana Kos"} {
		if got, ok := Instrumental(name); ok {
			t.Errorf("%s is %q", name, got)
		}
	}
}
