//go:build !js

package relay

import (
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/web/static"
)

// papers writes what became due between two states of an event: pairings when a round is published, standings when it is closed, and
// both again where they changed since.
func (f *Folder) papers(had, now journal.State, at time.Time) error {
	for _, sec := range now.Sections() {
		round, ok := now.Round(sec.ID, sec.Round)
		if !ok || round.Phase == journal.Draft {
			continue
		}
		was, _ := had.Round(sec.ID, sec.Round)
		if was.Phase == round.Phase && round.Phase != journal.Published && sameBoards(was, round) {
			continue
		}
		if was.Phase == journal.Draft || was.Number != round.Number {
			src := sheet.Source{State: now, Section: sec.ID, Round: round.Number, Lang: f.lang, Printed: at}
			for _, kind := range []sheet.Kind{sheet.Boards, sheet.Names, sheet.Slips} {
				if err := f.paper(src, kind); err != nil {
					return err
				}
			}
		}
		if round.Phase != journal.Published && (was.Phase != round.Phase || !sameBoards(was, round)) {
			src := handout.Of(f.lang, now, sec.ID, ranking.After(now, sec.ID, round.Number))
			src.Round, src.Printed = round.Number, at
			if err := f.paper(src, sheet.Standings); err != nil {
				return err
			}
		}
	}
	return nil
}

// sameBoards reports that a round shows nothing new.
func sameBoards(a, b journal.Round) bool {
	if len(a.Boards) != len(b.Boards) {
		return false
	}
	for i := range a.Boards {
		if a.Boards[i].Seq != b.Boards[i].Seq {
			return false
		}
	}
	return true
}

// paper writes a sheet as a page that any browser prints. Nothing in it runs, and nothing is fetched.
func (f *Folder) paper(src sheet.Source, kind sheet.Kind) error {
	doc, ok := sheet.Make(kind, src)
	if !ok {
		return nil
	}
	var style strings.Builder
	for _, name := range []string{"tokens.css", "sheets.css"} {
		text, err := static.Files.ReadFile(name)
		if err != nil {
			return err
		}
		style.Write(text)
	}
	sec, _ := src.State.Section(src.Section)
	page := "<!doctype html>\n<html lang=\"" + src.Lang.Tag() + "\"><head><meta charset=\"utf-8\">" +
		"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">" +
		"<title>Wasit</title><style>" + style.String() + "</style></head><body>" + doc.HTML() + "</body></html>\n"
	name := fmt.Sprintf("%s-%02d-%s.html", session.FileName(src.State.Event().Name, sec.Name, len(src.State.Sections()) > 1), src.Round, kind)
	return replaceFile(filepath.Join(f.Path, "papers", name), []byte(page))
}
