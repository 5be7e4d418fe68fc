package lawbook_test

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/books/lawbook"
)

// id names a hit: an article's ID, "q:" and a question's key, "g:" and a term's key.
func id(b *lawbook.Book, h lawbook.Hit) string {
	switch {
	case h.Source == lawbook.Questions:
		return "q:" + b.Questions[h.Index].Key
	case h.Source == lawbook.Glossary && h.Index < len(b.Terms):
		return "g:" + b.Terms[h.Index].Key
	case h.Source == lawbook.Glossary:
		return b.Articles[h.Index-len(b.Terms)].ID
	}
	return b.Articles[h.Index].ID
}

// TestSearch: by word, number and situation, in the words of players, each in the first five.
func TestSearch(t *testing.T) {
	for lang, cases := range map[string]map[string]string{
		"id": {
			"hp": "device-found-loses", "ponsel": "device-found-loses", "telat": "default-time", "nyenggol": "displaced-restore",
			"touch move": "touch-move-intent", "pegang jalan": "touch-move-intent", "dua tangan": "two-hands-illegal",
			"raja dimakan": "king-not-capturable", "bendera jatuh": "flag-fall-defined", "zastavica": "flag-considered-fallen",
			"7.5": "illegal-move-completed", "7.5.4": "two-hands-illegal", "7.4b": "illegal-move-penalty", "O2SN 8": "o2sn-8", "o2sn 12": "o2sn-12",
			"kartu kuning": "o2sn-standard-cards", "50 langkah": "fifty-move-claim", "jam rusak": "defective-clock", "banding": "appeal",
			"tawar remis": "draw-offer-moment", "pion": "pawn-one-step", "toilet": "playing-venue", "benteng diserang rokade": "q:castle-rook-attacked",
			"bye": "g:bye", "skak": "in-check",
			"hp saya berbunyi saat main": "device-found-loses", "raja dan menteri tertukar": "q:wrong-setup", "kedua bendera jatuh": "both-flags-draw",
			"waktu habis tapi lawan tidak bisa mat": "time-out-but-draw", "berapa langkah kalau tinggal raja": "q:count-moves", "apa hukumannya kalau terlambat": "default-time",
		},
		"en": {
			"late": "default-time", "mobile": "device-found-loses", "stalemate": "stalemate", "A.5.2": "rapid-illegal-arbiter", "a.5.2": "rapid-illegal-arbiter",
			"flag fall": "flag-fall-defined", "rook attacked": "q:castle-rook-attacked", "two queens": "q:two-queens", "threefold": "threefold-claim",
			"smoking": "smoking", "resign": "win-by-resignation", "scoresheet": "record-moves", "Castling": "castling",
			"can I castle after being in check?": "q:castle-after-check", "how many illegal moves lose the game": "illegal-move-penalty",
			"time ran out but opponent has only a king": "time-out-but-draw", "touched the rook first when castling": "touch-rook-then-king",
			"player arrived late": "default-time", "two kings in check": "rapid-both-kings-in-check", "3 times same position": "threefold-claim",
		},
		"hr": {
			"zastavica": "flag-considered-fallen", "kašnjenje": "default-time", "kasnjenje": "default-time", "KAŠNJENJE": "default-time", "mobitel": "device-found-loses",
			"dvije ruke": "two-hands-illegal", "žalba": "appeal", "taknuto": "touch-move-intent", "predaja": "win-by-resignation", "slijepi": "blind-recording",
			"pedeset poteza": "fifty-move-claim", "rokada": "castling",
			"zazvonio mu je mobitel": "device-found-loses", "obje zastavice pale": "both-flags-draw", "zamijenjeni kralj i dama": "q:wrong-setup",
			"smijem li rokirati nakon šaha": "castling-through-attack", "isteklo vrijeme a protivnik ima samo kralja": "q:bare-king", "krive boje": "colours-reversed",
		},
	} {
		b := book(t, lang)
		for query, want := range cases {
			var got []string
			for _, h := range b.Find(query).Hits {
				got = append(got, id(b, h))
			}
			if at := slices.Index(got, want); at < 0 || at > 4 {
				t.Errorf("%s %q: %s stands at %d of %.300v", lang, query, want, at, got)
			}
		}
		for _, query := range []string{"", "  ", "qqqqqq", "qqqqqq what if", "?!"} {
			if hits := b.Find(query).Hits; len(hits) > 0 {
				t.Errorf("%s %q finds %s", lang, query, id(b, hits[0]))
			}
		}
		if len(b.Find(strings.Repeat("a ", 1000)).Hits) > 120 {
			t.Error("a search has no end")
		}
	}
}

// TestEveryArticleIsFound: the first words of each text find it.
func TestEveryArticleIsFound(t *testing.T) {
	b := book(t, "id")
	if marks := b.Find("telat nothing").Marks; !slices.Contains(marks, "terlambat") {
		t.Errorf("telat also means %v", marks)
	}
	for i, a := range b.Articles {
		words := strings.Fields(a.Text)
		query := strings.Join(words[:min(len(words), 10)], " ")
		if !slices.ContainsFunc(b.Find(query).Hits, func(h lawbook.Hit) bool { return id(b, h) == a.ID }) {
			t.Errorf("%d %s is not found by %q", i, a.ID, query)
		}
	}
}

func TestSpans(t *testing.T) {
	for text, query := range map[string]string{"Rokada: kralj i top.": "ROKADA", "Žalba (do kraja kola)": "zalba kol", "": "x", "—": "a", "Dvjema rukama": "dvije ruke"} {
		var whole, marked string
		for _, s := range lawbook.Spans(text, lawbook.Fold(query), []string{"rukama"}) {
			whole += s.Text
			if s.Marked {
				marked += s.Text + "|"
			}
		}
		if whole != text {
			t.Errorf("%q became %q", text, whole)
		}
		if want := map[string]string{"ROKADA": "Rokada|", "zalba kol": "Žalba|kola|", "dvije ruke": "rukama|"}[query]; marked != want {
			t.Errorf("%q in %q marks %q, want %q", query, text, marked, want)
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	book := book(b, "id")
	for name, query := range map[string]string{
		"known": "langkah tidak sah", "misspelt": "lngkah tidak shaa", "long": "waktu habis tapi lawan tinggal raja dan dua gajah di papan",
		"unknown": "qwxzvk pfgjhw zzkqwv mnbvxq wqxzkj vvxzqp kjhgwq xzxzqk qpwkzv jjkxqw vbnmxz qqwwzx",
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				book.Find(query)
			}
		})
	}
}
