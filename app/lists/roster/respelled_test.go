package roster

import (
	"strings"
	"testing"

	"wasit/swiss"
)

const mixedSchool = `Dear Bu Ratih, berikut peserta dari Bina Samudra Intercultural School.

PRIMARY (Year 1 to 6)
1. Wayan - Y2 - boy
2. Jasmin - Y4 - girl
3. Somchai Jaidee (สมชาย ใจดี) - Y6 - boy
4. Eka - Y3 - girl

SECONDARY (Year 7 to 12)
1. Purnomo - Y11 - male
2. Oksana Melnyk - Y9 - female
3. Murugan a/l Selvam - Y8 - L

`

// TestRespelledBelow: a note below a list writes a name in another way, and what else it says is said of the same player.
func TestRespelledBelow(t *testing.T) {
	for _, note := range []string{
		"Jasmin should be Yasmin with a Y, dan dia sudah naik ke Y5.", "Jasmin is in Y5 now, bukan 4, and her name di akta is Yasmin without the J.", "nomor 2 Primary: nulisnya Yasmin pakai Y, and she is in Y5 this year.",
		"Jasmin sekarang sudah Y5, and please write Yasmin not Jasmin.", "Ralat: Jasmin yang benar Yasmin, Y5.", "Note: Jasmin is spelled Yasmin in her passport, and she is in Y5.", "Jasmin - please spell it Yasmin, class 5 now.",
		"Jasmin itu ejaannya Yasmin ya, sudah Y5.", "Jasmin ditulisnya Yasmin, kelas 5.", "Please correct: Jasmin → Yasmin, Y5.", "Number 2 in Primary is Yasmin, spelt with a Y, Year 5.", "Sorry, Jasmin moved up to Y5, and it's Yasmin, not Jasmin.",
		"Catatan: nama Jasmin di paspor Yasmin, kelasnya Y5.",
	} {
		d, err := ReadText(mixedSchool+note+"\nSalam, Miss Vero\n", Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for i, r := range d.Rows {
			if r.Skip {
				continue
			}
			names = append(names, r.Entrant.Name)
			if class := map[string]int{"Yasmin": 5, "Jasmin": 5}[r.Entrant.Name]; class > 0 && r.Entrant.Class != class && len(d.askedOf(i)) == 0 {
				t.Errorf("%s: class %d", note, r.Entrant.Class)
			}
		}
		if got := strings.Join(names, ", "); got != "Wayan, Yasmin, Somchai Jaidee, Eka, Purnomo, Oksana Melnyk, Murugan a/l Selvam" {
			t.Errorf("%s: %s", note, got)
		}
	}
}

// TestTwoSpellings: an entry that writes one name in two ways is one player, of the papers' name.
func TestTwoSpellings(t *testing.T) {
	for _, entry := range []string{
		"Omar Farouq - Y5 - boy, but his KITAS says Umar Farooq", "Omar Farouq, di paspor Umar Farooq - Y5 - boy", "Omar Farouq - di akta Umar Farooq, pakai yang akta - Y5 - boy",
		"Omar Farouq, in the passport Umar Farooq, tolong ikut paspor - Y5 - boy", "Omar Farouq - Y5 - boy - nama di paspor Umar Farooq",
	} {
		names, _ := readNames(t, strings.Replace(mixedSchool, "4. Eka - Y3 - girl", "4. "+entry, 1))
		if want := "Wayan, Jasmin, Somchai Jaidee, Umar Farooq, Purnomo, Oksana Melnyk, Murugan a/l Selvam"; names != want {
			t.Errorf("%s: %s", entry, names)
		}
	}
}

// TestTwoScripts: a name in two scripts is one name, in any order and between any signs.
func TestTwoScripts(t *testing.T) {
	for _, name := range []string{"佐藤健 Sato Takeru", "Sato Takeru 佐藤健", "佐藤健 / Sato Takeru", "Sato Takeru (佐藤健)", "佐藤健 = Sato Takeru", "Sato Takeru – 佐藤健", "佐藤健, latin: Sato Takeru", "佐藤健 (Sato Takeru)", "佐藤健 | Sato Takeru", "Sato Takeru \"佐藤健\"", "佐藤健 Sato Takeru \"Ken\""} {
		for _, facts := range []string{" - Y5 - boy", ", Y5, boy", " (Y5, boy)"} {
			names, _ := readNames(t, strings.Replace(mixedSchool, "4. Eka - Y3 - girl", "4. "+name+facts, 1))
			if want := "Wayan, Jasmin, Somchai Jaidee, Sato Takeru, Purnomo, Oksana Melnyk, Murugan a/l Selvam"; names != want {
				t.Errorf("%s: %s", name+facts, names)
			}
		}
	}
}
