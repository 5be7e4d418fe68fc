package sheet

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestWideType: letters twice as wide take more leaves, on which everybody still stands as often.
func TestWideType(t *testing.T) {
	h := open(t, 6, schoolField(56))
	h.start()
	h.play()
	s := h.source(i18n.HR)
	wide := *usualType
	for i := range wide.Regular {
		wide.Regular[i] *= 2
		wide.Bold[i] *= 2
	}
	for _, kind := range []Kind{Standings, StartList, Cross, Rescue} {
		s.Type = nil
		usual, ok := Make(kind, s)
		s.Type = &wide
		more, ok2 := Make(kind, s)
		if !ok || !ok2 || more.Pages <= usual.Pages {
			t.Errorf("%s: %d pages, in wide letters %d", kind, usual.Pages, more.Pages)
		}
		for _, p := range h.Players(1) {
			if got, want := strings.Count(more.HTML(), p.Name), strings.Count(usual.HTML(), p.Name); got != want {
				t.Errorf("%s: %s stands %d times, want %d", kind, p.Name, got, want)
			}
		}
	}
}

// TestLines: words are broken at spaces and behind hyphens, words longer than the column inside.
func TestLines(t *testing.T) {
	var one Face // each letter as wide as the type is high
	for i := range one {
		one[i] = 1
	}
	for text, want := range map[string]int{"": 0, "abcd": 1, "abcd efgh": 1, "abcd efghij": 2, "abcdefghijk": 2, "abcdef-ghijk": 2,
		"abcdefg-hijklmn-opqrstu": 3, "abc-abcdefgh a": 2} {
		if got := lines(text, 1/pointMM, 10, &one); got != want {
			t.Errorf("%q takes %d lines, want %d", text, got, want)
		}
	}
}

// TestLotOfMany: the names of a lot among 300 go on over leaves, each once.
func TestLotOfMany(t *testing.T) {
	h := open(t, 6, schoolField(300))
	h.start()
	h.play()
	ids := make([]journal.PlayerID, 300)
	for i := range ids {
		ids[i] = journal.PlayerID(i + 1)
	}
	in := newInfo(h.source(i18n.EN))
	text := in.drawnNames(journal.Lot{Drawn: ids})
	list := in.paragraphs(text)
	var parts []string
	for _, p := range list {
		if p.height > leafHeight/2 {
			t.Errorf("a piece of %.0f mm", p.height)
		}
		w := &Writer{}
		p.write(w)
		parts = append(parts, words(w.String()))
	}
	if got := strings.Join(strings.Fields(strings.Join(parts, " ")), " "); len(list) < 2 || got != text {
		t.Errorf("%d pieces say %q, want %q", len(list), got, text)
	}
}

// fitted is a face as a device sets it that fits letters to its pixels: its own widths, and those at each size in points.
type fitted struct {
	own Face
	at  map[float64]*Face // in pixels
}

// dejavu is the widest usual face, regular and bold.
func dejavu(t *testing.T) (faces [2]fitted) {
	t.Helper()
	data, err := os.ReadFile("testdata/dejavu.txt")
	if err != nil {
		t.Fatal(err)
	}
	points := []float64{9, 11, 12, 13, 14, 16, 22}
	for i := range faces {
		faces[i].at = map[float64]*Face{}
		for _, p := range points {
			faces[i].at[p] = &Face{}
		}
	}
	for line := range strings.Lines(string(data)) {
		var r rune
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Fields(line)
		if _, err := fmt.Sscanf(fields[0], "%x", &r); err != nil || len(fields) != 1+2*(1+len(points)) {
			t.Fatalf("%q: %v", line, err)
		}
		for i := range faces {
			for k, text := range fields[1+i*(1+len(points)):][:1+len(points)] {
				n, err := strconv.Atoi(text)
				switch {
				case err != nil:
					t.Fatalf("%q: %v", line, err)
				case k == 0:
					faces[i].own[r] = float32(n) / 2048
				default:
					faces[i].at[points[k-1]][r] = float32(n)
				}
			}
		}
	}
	return faces
}

// measured is what a device finds that measures the face at every size of [LetterSizes].
func (f *fitted) measured(t *testing.T) *Face {
	t.Helper()
	m := f.own
	for _, size := range LetterSizes[1:] {
		at, ok := f.at[size*72/96]
		if !ok {
			t.Fatalf("letters of %.1f pixels are not in the file", size)
		}
		ratio := *at
		for r := range ratio {
			ratio[r] /= float32(size)
		}
		if !m.Widen(&ratio) && size == LetterSizes[1] {
			t.Error("nothing is wider at the smallest size")
		}
	}
	return &m
}

// inPixels is how many lines a browser needs that moves the pen by whole pixels: it breaks at blanks and behind hyphens, and where a
// word is longer than the line.
func inPixels(text string, column mm, pen *Face) int {
	room, x, n := float32(column*96/25.4), float32(0), 1
	for piece := range strings.SplitAfterSeq(strings.ReplaceAll(text, "-", "-\x00"), " ") {
		for part := range strings.SplitSeq(piece, "\x00") {
			w := float32(0)
			for _, r := range strings.TrimSuffix(part, " ") {
				w += pen[r]
			}
			if x > 0 && w > 0 && x+w > room {
				n, x = n+1, 0
			}
			for _, r := range strings.TrimSuffix(part, " ") {
				if x+pen[r] > room {
					n, x = n+1, 0
				}
				x += pen[r]
			}
			if strings.HasSuffix(part, " ") {
				x += pen[' ']
			}
		}
	}
	return n
}

// TestFittedLetters: a machine that has one wide font alone, and fits its letters to the pixels, needs no more lines than are counted by
// what it measured, in any column and at any size of paper. By the face alone too few are counted.
func TestFittedLetters(t *testing.T) {
	faces := dejavu(t)
	missed := 0
	for i := range faces {
		f := &faces[i]
		m := f.measured(t)
		for _, p := range longField(300) {
			for _, text := range []string{p.Name, p.Club, p.Name + ", " + p.Club} {
				for points, pen := range f.at {
					for column := 40.0; column < 180 && text != ""; column += 3.3 {
						need := inPixels(text, column, pen)
						if got := lines(text, points, column, m); got < need {
							t.Fatalf("%q in %.0f pt and %.1f mm takes %d lines, counted %d", text, points, column, need, got)
						}
						if lines(text, points, column, &f.own) < need {
							missed++
						}
					}
				}
			}
		}
	}
	if missed == 0 {
		t.Error("the letters of the file are no wider than their face")
	}
	even := faces[0].own
	if even.Widen(&faces[0].own) {
		t.Error("a device that leaves its letters as they are is told to measure on")
	}
}

// longField is n players with short and long names and clubs, in letters of several widths.
func longField(n int) []journal.PlayerInfo {
	names := []string{"Budi Santoso", "Raden Mas Aryo Bimo Kusumonegoro Wicaksono", "Siti", "Zvonimir Šćrbačić-Đurđević", "I Gusti Ngurah Agung Wirawan", "Muhammad Rizky Alfarizi"}
	clubs := []string{"SDN Tapos 2", "SD Muhammadiyah Kreatif Sukatani", "ŠK Đakovo", ""}
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("%c%s %03d", 'A'+i*7%26, names[i%len(names)], i), Club: clubs[i%len(clubs)]}
	}
	return list
}

var (
	sheetCol  = regexp.MustCompile(`<col(?: class="w(\d+)"| width="([\d.]+)")?>`)
	sheetRow  = regexp.MustCompile(`(?s)<tr>(.*?)</tr>`)
	sheetCell = regexp.MustCompile(`(?s)<t([dh])(?: class="([^"]*)")?>(.*?)</t[dh]>`)
	sheetTag  = regexp.MustCompile(`<[^>]*>`)
)

// TestLeavesInDejaVu: on a machine that has one wide font alone the tables of 300 players stand on their leaves: each row is as high as the
// lines that a browser needs which moves the pen by whole pixels, in the widths that the columns have on the page.
func TestLeavesInDejaVu(t *testing.T) {
	faces := dejavu(t)
	players := longField(300)
	for i := range players {
		players[i].Rating, players[i].Federation, players[i].Title = 2500-5*i, []string{"HRV", "SLO"}[i%2], []string{"", "WFM"}[i%2]
	}
	h := open(t, 3, players)
	info := h.Event()
	info.Federation, info.Papers = "CRO", journal.EventPapers{Rated: true}
	h.do(journal.FilePapers{Info: info})
	h.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard}})
	h.start()
	h.play()
	s := h.ten(i18n.HR)
	s.Type = &Type{Regular: *faces[0].measured(t), Bold: *faces[1].measured(t)}
	in := newInfo(s)
	for _, kind := range []Kind{Standings, StartList, Changes, Wide} {
		d, ok := Make(kind, s)
		if !ok {
			t.Fatalf("no %s", kind)
		}
		for i, l := range d.leaves {
			room, whole, pad := leafHeight, leafWidth, mm(3)
			if kind == Wide {
				room, whole, pad = lyingStyle.height, lyingStyle.width, lyingStyle.pad
			}
			used := in.headHeight(*l.head) + footHeight + tableHeight(d.html(d.leaves[i:i+1]), whole, pad, &faces, func(n int) mm {
				switch {
				case kind == Wide:
					return lyingStyle.row(n)
				case strings.Contains(string(l.class), "p-tt"):
					return rowHeight(n) - tightRow
				}
				return rowHeight(n)
			})
			if used > room || used < room/4 {
				t.Errorf("%s: leaf %d of %d is %.1f mm high, and has %.1f mm", kind, i+1, len(d.leaves), used, room)
			}
		}
	}
}

// tableHeight is how high the table of a leaf stands, with its head and the note under it.
func tableHeight(html string, whole, pad mm, faces *[2]fitted, height func(lines int) mm) (sum mm) {
	var widths []mm
	left, free := whole, 0
	for _, c := range sheetCol.FindAllStringSubmatch(html, -1) {
		w, _ := strconv.ParseFloat(c[1], 64)
		if c[2] != "" {
			px, _ := strconv.ParseFloat(c[2], 64)
			w = px / pixelsMM
		}
		if widths, left = append(widths, w), left-w; w == 0 {
			free++
		}
	}
	for _, row := range sheetRow.FindAllStringSubmatch(html, -1) {
		most, isHead := 1, false
		for i, cell := range sheetCell.FindAllStringSubmatch(row[1], -1) {
			column, n := widths[i], 0
			if column == 0 {
				column = left / mm(free)
			}
			for part := range strings.SplitSeq(cell[3], "<br>") {
				face := &faces[0]
				if strings.Contains(part, "<b") || strings.Contains(cell[2], "nmw") {
					face = &faces[1]
				}
				n += inPixels(measurable(part), column-pad, face.at[tableSize])
			}
			if isHead = cell[1] == "h"; isHead || !strings.Contains(cell[2], "n") || strings.Contains(cell[2], "nmw") { // numbers are not broken
				most = max(most, n)
			}
		}
		if isHead {
			sum += float64(most)*tableSize*pointMM*1.2 + 2.4
			continue
		}
		sum += height(most)
	}
	_, note, _ := strings.Cut(html, `class="note">`)
	note, _, _ = strings.Cut(note, "</p>")
	return sum + float64(inPixels(measurable(note), whole, faces[0].at[tableSize]))*tableSize*pointMM*1.25 + 3
}

// measurable is a text without its marks, a wide letter in place of each that the file does not measure.
func measurable(text string) string {
	return strings.Map(func(r rune) rune {
		if r > LastLetter {
			return 'm'
		}
		return r
	}, sheetTag.ReplaceAllString(text, ""))
}
