package lawbook

import (
	"slices"
	"strings"
)

// ByNumber finds articles by a number as rulings cite it ("7.5.1", "7.4b", "O2SN 8", "o2sn-8") in an edition, "" for any, the
// newest first. A number that is not listed falls back to the nearest that holds it, as C.10.1.1 to C.10.1; one that is no
// article of its own finds those it holds, as 7.5. It says in which edition it found them ("" for O2SN). The indexes are in
// the book's order.
func (b *Book) ByNumber(number, edition string) (found []int, in string) {
	number = strings.TrimSpace(number)
	if number == "" || len(number) > 40 {
		return nil, ""
	}
	if item, ok := localItem(number); ok {
		return b.where(func(a *Article) bool {
			return a.Local() && (a.ID == "o2sn-"+item || strings.HasPrefix(a.ID, "o2sn-"+item+"-") ||
				a.ID == "o2sn-standard-"+item || a.ID == "o2sn-rapid-"+item)
		}), ""
	}
	order := Editions[:]
	if slices.Contains(order, edition) {
		order = []string{edition}
	}
	for n := number; n != ""; n = parent(n) {
		for i := len(order) - 1; i >= 0; i-- {
			if found := b.withNumber(order[i], func(own string) bool { return strings.EqualFold(own, n) }); found != nil {
				return found, order[i]
			}
			if found := b.withNumber(order[i], func(own string) bool { return within(own, n) }); found != nil {
				return found, order[i]
			}
		}
	}
	return nil, ""
}

func (b *Book) withNumber(edition string, ok func(own string) bool) []int {
	return b.where(func(a *Article) bool { own := a.In(edition); return own != "" && !a.IsTerm() && ok(own) })
}

// within reports whether an article is part of another: 7.5.1 of 7.5, 7.4b of 7.4, A.4d1 of A.4d, A.4 of A.
func within(number, outer string) bool {
	for n := parent(number); n != ""; n = parent(n) {
		if strings.EqualFold(n, outer) {
			return true
		}
	}
	return false
}

// parent returns the number of the article that holds another: 7.5 of 7.5.1, A of A.4, "" of 7. Letters that end a number of
// 2009 are a level of their own, and so are the digits after them: A.4d of A.4d3, A.4 of A.4d.
func parent(number string) string {
	last := len(number) - 1
	if last > 0 && isDigit(number[last-1]) && isSmall(number[last]) || last > 1 && isSmall(number[last-1]) && isDigit(number[last]) {
		return number[:last]
	}
	if i := strings.LastIndexByte(number, '.'); i >= 0 {
		return number[:i]
	}
	return ""
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
func isSmall(c byte) bool { return c >= 'a' && c <= 'z' }

// localItem cuts an item of O2SN out of its citation: "8" of "O2SN 8" and of "o2sn-8", "standard-2" of "O2SN standard 2".
func localItem(number string) (item string, ok bool) {
	low := strings.ToLower(number)
	if !strings.HasPrefix(low, "o2sn") {
		return "", false
	}
	return strings.Join(strings.FieldsFunc(low[len("o2sn"):], func(r rune) bool { return r == ' ' || r == '-' || r == '.' }), "-"), true
}

func (b *Book) where(ok func(*Article) bool) []int {
	var found []int
	for i := range b.Articles {
		if ok(&b.Articles[i]) {
			found = append(found, i)
		}
	}
	return found
}

// Page returns the articles that stand on one page: those of a chapter and of the chapters in it.
func (b *Book) Page(chapter string) []int {
	return b.where(func(a *Article) bool {
		own := b.Chapters[a.Chapter].Number
		return !a.IsTerm() && (own == chapter || within(own, chapter))
	})
}

// ChapterOf returns the chapter with a number, or the nearest that holds it; nil where there is none.
func (b *Book) ChapterOf(number string) *Chapter {
	for n := number; n != ""; n = parent(n) {
		for i := range b.Chapters {
			if strings.EqualFold(b.Chapters[i].Number, n) {
				return &b.Chapters[i]
			}
		}
	}
	return nil
}

// ChangesOf returns the points in which editions differ that concern an article.
func (b *Book) ChangesOf(a *Article) []Change {
	var list []Change
	for _, c := range b.Changes {
		if own := a.In("E23"); own != "" && slices.Contains(c.Articles, own) {
			list = append(list, c)
		}
	}
	return list
}

// QuestionsOf returns the places of the questions that an article answers.
func (b *Book) QuestionsOf(a *Article) []int {
	var list []int
	for i := range b.Questions {
		if own := a.In("E23"); own != "" && b.Questions[i].Article == own {
			list = append(list, i)
		}
	}
	return list
}
