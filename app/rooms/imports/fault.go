package imports

import (
	"errors"
	"strconv"
	"strings"
	"unicode"

	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss/trf"
)

// importFault says why a list could not be read: the fact, what to do, and each place in the file where it is known.
func importFault(l i18n.Lang, err error) (n *session.Notice, places []string) {
	var report *trf.ReadError
	var empty *emptyListError
	var rating *ratingListError
	var archive *roster.ArchiveError
	switch {
	case errors.As(err, &archive) && len(archive.Names) == 0:
		return &session.Notice{Kind: "bad", Title: l.T(textZipEmpty), Text: l.T(textZipEmptyDo)}, nil
	case errors.As(err, &archive):
		return &session.Notice{Kind: "bad", Title: l.T(textZipSeveral), Text: l.T(textZipSeveralDo)}, archive.Names
	case errors.As(err, &empty):
		return &session.Notice{Kind: "bad", Title: l.T(textFileEmpty), Text: l.T(textFileEmptyDo)}, nil
	case errors.As(err, &rating):
		return &session.Notice{Kind: "bad", Title: l.T(textFileRatings), Text: l.T(textFileRatingsDo), Way: l.T(i18n.RatingLists), To: &session.Route{Page: session.PageLists}}, nil
	case errors.As(err, &report):
		n = &session.Notice{Kind: "bad", Title: l.N(textFileFaults, len(report.Problems)+report.More), Text: l.T(textFileFaultsDo)}
		places = problemList(l, report.Problems)
		if report.More > 0 {
			places = append(places, l.N(i18n.FileMore, report.More))
		}
		return n, places
	}
	n = session.Explain(l, err)
	n.Kind = "bad"
	return n, nil
}

// problemList writes the problems of a report file, each with its place.
func problemList(l i18n.Lang, list []trf.Problem) []string {
	texts := make([]string, len(list))
	for i, p := range list {
		texts[i] = problem(l, p)
		if p.Line > 0 {
			texts[i] = l.T(textFilePlace, l.Int(p.Line), l.Int(p.Column), texts[i])
		}
		if p.More > 0 {
			texts[i] += " " + l.N(textFileAlike, p.More, trf.Ranges(p.MoreLines))
		}
	}
	return texts
}

var problemWords = map[trf.ProblemKind]i18n.Text{
	trf.TooLarge: textTRFTooLarge, trf.BadEncoding: textTRFEncoding, trf.OtherEncoding: textTRFOtherEnc, trf.BadNumber: textTRFNumber,
	trf.BadPoints: textTRFPoints, trf.BadDate: textTRFDate, trf.BadText: textTRFText, trf.TabInLine: textTRFTab,
	trf.NoPlayers: textTRFNoPlayers, trf.Duplicate: textTRFDuplicate, trf.UnknownPlayer: textTRFUnknown, trf.MissingPlayer: textTRFNoOpponent,
	trf.ExtraPlayer: textTRFByeOpponent, trf.Inconsistent: textTRFContradict, trf.PointsDiffer: textTRFPointsSum, trf.ResultAlone: textTRFAlone,
	trf.ByeDiffers: textTRFByeDiffers, trf.TeamGamePoints: textTRFTeamPoints, trf.NotExpressible: textTRFNoForm, trf.Truncated: textTRFCut, trf.ByteColumns: textTRFBytes,
	trf.BetweenColumns: textTRFBetween, trf.CountDiffers: textTRFCount, trf.TeamsDiffer: textTRFContradict, trf.TeamPlayer: textTRFTeamPlayer,
	trf.TeamBoards: textTRFTeamBoards, trf.ForEverybody: textTRFForAll, trf.NoLetters: textTRFLetters, trf.OtherDate: textTRFOtherDate,
	trf.UnknownResult: textTRFUnknownRes,
}

func problem(l i18n.Lang, p trf.Problem) string {
	words, ok := problemWords[p.Kind]
	if !ok {
		words = textTRFOther
	}
	text := l.T(words)
	if p.Kind == trf.Inconsistent && p.Defect.TPN != 0 {
		text = l.T(textTRFRoundOf, l.Int(int(p.Defect.TPN)), l.Int(p.Defect.Round)) + text
	}
	want := wanted(l, p.Want)
	switch {
	case p.Got != "" && want != "":
		return l.T(textFileWanted, text, p.Got, want)
	case want != "":
		return l.T(textFileWantOnly, text, want)
	case p.Got != "":
		return l.T(textFileGotOnly, text, p.Got)
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
		return l.T(textFileRange, least, most)
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
