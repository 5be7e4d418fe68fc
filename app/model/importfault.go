package model

import (
	"errors"
	"strconv"
	"strings"
	"unicode"

	"wasit/app/i18n"
	"wasit/swiss/trf"
)

// ImportFault says why a list could not be read: the fact, what to do, and each place in the file where it is known.
func ImportFault(l i18n.Lang, err error) (n *Notice, places []string) {
	var report *trf.ReadError
	var empty *EmptyListError
	switch {
	case errors.As(err, &empty):
		return &Notice{Kind: "bad", Title: l.T(i18n.FileEmpty), Text: l.T(i18n.FileEmptyDo)}, nil
	case errors.As(err, &report):
		n = &Notice{Kind: "bad", Title: l.N(i18n.FileFaults, len(report.Problems)+report.More), Text: l.T(i18n.FileFaultsDo)}
		places = Problems(l, report.Problems)
		if report.More > 0 {
			places = append(places, l.N(i18n.FileMore, report.More))
		}
		return n, places
	}
	n = Explain(l, err)
	n.Kind = "bad"
	return n, nil
}

// Problems writes the problems of a report file, each with its place.
func Problems(l i18n.Lang, list []trf.Problem) []string {
	texts := make([]string, len(list))
	for i, p := range list {
		texts[i] = problem(l, p)
		if p.Line > 0 {
			texts[i] = l.T(i18n.FilePlace, l.Int(p.Line), l.Int(p.Column), texts[i])
		}
	}
	return texts
}

var problemWords = map[trf.ProblemKind]i18n.Text{
	trf.TooLarge: i18n.TRFTooLarge, trf.BadEncoding: i18n.TRFEncoding, trf.OtherEncoding: i18n.TRFOtherEnc, trf.BadNumber: i18n.TRFNumber,
	trf.BadPoints: i18n.TRFPoints, trf.BadDate: i18n.TRFDate, trf.BadText: i18n.TRFText, trf.TabInLine: i18n.TRFTab,
	trf.NoPlayers: i18n.TRFNoPlayers, trf.Duplicate: i18n.TRFDuplicate, trf.UnknownPlayer: i18n.TRFUnknown, trf.MissingPlayer: i18n.TRFNoOpponent,
	trf.ExtraPlayer: i18n.TRFByeOpponent, trf.Inconsistent: i18n.TRFContradict, trf.PointsDiffer: i18n.TRFPointsSum, trf.ResultAlone: i18n.TRFAlone,
	trf.ByeDiffers: i18n.TRFByeDiffers, trf.TeamGamePoints: i18n.TRFTeamPoints, trf.NotExpressible: i18n.TRFNoForm, trf.Truncated: i18n.TRFCut, trf.ByteColumns: i18n.TRFBytes,
}

func problem(l i18n.Lang, p trf.Problem) string {
	words, ok := problemWords[p.Kind]
	if !ok {
		words = i18n.TRFOther
	}
	text := l.T(words)
	if p.Kind == trf.Inconsistent && p.Defect.TPN != 0 {
		text = l.T(i18n.TRFRoundOf, l.Int(int(p.Defect.TPN)), l.Int(p.Defect.Round)) + text
	}
	want := wanted(l, p.Want)
	switch {
	case p.Got != "" && want != "":
		return l.T(i18n.FileWanted, text, p.Got, want)
	case want != "":
		return l.T(i18n.FileWantOnly, text, want)
	case p.Got != "":
		return l.T(i18n.FileGotOnly, text, p.Got)
	}
	return text
}

// wanted says what a reader expected. The reader's words are English: elsewhere only codes and ranges are repeated, and
// the kind of the problem says the rest.
func wanted(l i18n.Lang, want string) string {
	if l == i18n.EN {
		return want
	}
	if least, most, ok := strings.Cut(want, " to "); ok && isNumber(least) && isNumber(most) {
		return l.T(i18n.FileRange, least, most)
	}
	codes := strings.ReplaceAll(want, " or ", " / ")
	for _, word := range strings.FieldsFunc(codes, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if len(word) > 1 && strings.ToLower(word) == word {
			return "" // a sentence
		}
	}
	return codes
}

func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}
