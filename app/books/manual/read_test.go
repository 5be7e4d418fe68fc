package manual

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const head = Magic + "\ten\n@\tpairing\ten\n# Pair a round\n"

// TestRead reads every kind of block, and the marks within a line.
func TestRead(t *testing.T) {
	b, err := Read([]byte(head + "\nThe next act\nis **the** key.\n\n## By hand, č\n## Ručno {by-hand}\n- one\n  goes on\n- two `x`\n1. first\n2. see [byes](byes#limits)\n> mind\n" +
		"| a | b |\n|---|---|\n| c | **d** |\n\n    swiss check -\n    ### **not a mark**\n\n![draft](The draft)\n" + "@\tbyes\tid\n# Bye\ntext\n"))
	if err != nil {
		t.Fatal(err)
	}
	plain := func(text string) []Span { return []Span{{Text: text}} }
	want := []Block{
		{Spans: []Span{{Text: "The next act"}, {Text: " is "}, {Word, "the", ""}, {Text: " key."}}},
		{Kind: Heading, ID: "by-hand-c", Spans: plain("By hand, č")},
		{Kind: Heading, ID: "by-hand", Spans: plain("Ručno")},
		{Kind: Item, Spans: []Span{{Text: "one"}, {Text: " goes on"}}},
		{Kind: Item, Spans: []Span{{Text: "two "}, {Typed, "x", ""}}},
		{Kind: Step, Spans: plain("first")},
		{Kind: Step, Spans: []Span{{Text: "see "}, {Link, "byes", "byes#limits"}}},
		{Kind: Note, Spans: plain("mind")},
		{Kind: Row, Cells: [][]Span{plain("a"), plain("b")}},
		{Kind: Row, Cells: [][]Span{plain("c"), {{Word, "d", ""}}}},
		{Kind: Code, Spans: plain("swiss check -")},
		{Kind: Code, Spans: plain("### **not a mark**")},
		{Kind: Picture, ID: "draft", Spans: plain("The draft")},
	}
	if d := cmp.Diff(want, b.Chapters[0].Blocks); d != "" {
		t.Errorf("(-want +got)\n%s", d)
	}
	if c := b.Chapter("byes"); c == nil || c.Lang != "id" || c.Title != "Bye" || b.Chapter("x") != nil {
		t.Errorf("the second chapter: %+v", c)
	}
}

// TestReadRefuses: what is not of the form names its line.
func TestReadRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		line int
	}{
		"another file":          {"<html>\n", 1},
		"no language":           {Magic + "\n", 1},
		"no chapter":            {Magic + "\ten\n", 1},
		"text before a chapter": {Magic + "\ten\ntext\n", 2},
		"a chapter twice":       {head + "text\n@\tpairing\ten\n", 5},
		"an empty chapter":      {head, 3},
		"no title":              {Magic + "\ten\n@\ta\ten\ntext\n", 3},
		"a heading twice":       {head + "## A\n## A!\n", 5},
		"an address twice":      {head + "## A\n## B {a}\n", 5},
		"an empty address":      {head + "## B {}\n", 4},
		"a heading of signs":    {head + "## ---\n", 4},
		"three signs":           {head + "### A\n", 4},
		"a bold mark":           {head + "a **b\n", 4},
		"an empty mark":         {head + "a ****\n", 4},
		"a typed mark":          {head + "a `b\n", 4},
		"a link to nowhere":     {head + "a [b]()\n", 4},
		"a bracket":             {head + "a [b] c\n", 4},
		"a longer row":          {head + "| a |\n| a | b |\n", 5},
		"a picture":             {head + "![A b](c)\n", 4},
		"no UTF-8":              {head + "\xff\n", 0},
		"too large":             {head + strings.Repeat("a", MaxBytes), 0},
		"too many lines":        {head + strings.Repeat("a\n", maxLines), maxLines + 1},
	} {
		b, err := Read([]byte(c.text))
		var form *FormError
		if b != nil || !errors.As(err, &form) || form.Line != c.line {
			t.Errorf("%s: %v, want line %d", name, err, c.line)
		}
	}
}

// TestFind: every word must begin a word of the section; titles stand first, then the block that holds them all.
func TestFind(t *testing.T) {
	b, err := Read([]byte(head + "First words.\n## Half-point byes\nNobody asks twice.\n## Others\nThere are no byes here, nor half a point.\n@\tz\ten\n# Žarko's byes\nHalf.\n"))
	if err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string]string{
		"":          "",
		"  ":        "",
		"half bye":  "half-point-byes | others | ", // the chapter z holds both words, in its title and its text
		"BYES half": "half-point-byes | others | ",
		"zarko":     "",
		"twice":     "half-point-byes",
		"pair":      "",
		"queen":     "",
	} {
		var ids []string
		for _, h := range b.Find(query) {
			ids = append(ids, h.ID)
		}
		if got := strings.Join(ids, " | "); got != want {
			t.Errorf("%q: %q, want %q", query, got, want)
		}
	}
	if hits := b.Find("zarko"); len(hits) != 1 || hits[0].Chapter.Key != "z" {
		t.Errorf("letters without marks find %+v", hits)
	}
	if hits := b.Find("nor half"); len(hits) != 1 || !strings.HasPrefix(hits[0].Text, "There are") {
		t.Errorf("the block that says it: %+v", hits)
	}
}

// FuzzRead: any file is read or refused, and what is read can be searched.
func FuzzRead(f *testing.F) {
	f.Add([]byte(head + "a **b** `c` [d](e)\n## f\n- g\n1. h\n| i |\n"))
	f.Add([]byte(Magic + "\ten\n@\t\t\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := Read(data)
		if (b == nil) != (err != nil) {
			t.Fatal(b, err)
		}
		if b != nil {
			b.Find("a b")
		}
	})
}
