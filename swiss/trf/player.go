package trf

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/swiss"
)

// The letters of a result (3).
var outcomeOf = map[byte]swiss.Outcome{
	'1': swiss.Win, '=': swiss.Draw, '0': swiss.Loss,
	'W': swiss.ShortWin, 'D': swiss.ShortDraw, 'L': swiss.ShortLoss,
	'+': swiss.ForfeitWin, '-': swiss.ForfeitLoss,
	'F': swiss.FullBye, 'H': swiss.HalfBye, 'U': swiss.PAB, 'Z': swiss.ZeroBye,
}

// oldByes are byes as files from before TRF16 write them: a result without opponent. Of those worth a win see allocateOldByes.
var oldByes = map[swiss.Outcome]swiss.Outcome{
	swiss.Win: swiss.FullBye, swiss.Draw: swiss.HalfBye, swiss.Loss: swiss.ZeroBye, swiss.ForfeitLoss: swiss.ZeroBye, swiss.ForfeitWin: swiss.FullBye,
}

// oldBye reads a result without opponent.
func (r *reader) oldBye(rec *record, column int, letter string, outcome swiss.Outcome, color swiss.Color) swiss.Entry {
	bye := oldByes[outcome]
	if bye == swiss.FullBye || color != 0 && outcome.IsForfeit() {
		r.wins = append(r.wins, oldWin{rec.light(), column, letter, r.playing, (column-92)/10 + 1, outcome, color})
	} else {
		r.warn(ResultAlone, rec, column, letter, string(letterOf[bye])+" for a bye or an absence")
	}
	return swiss.Entry{Outcome: bye}
}

// oldWin is a point without opponent, or a forfeit of a colour, about which the whole file decides.
type oldWin struct {
	rec     *record
	column  int
	letter  string
	tpn     swiss.TPN
	round   int
	outcome swiss.Outcome
	color   swiss.Color
}

// allocateOldByes decides about points without opponent. Files from before TRF16 have no letter for the pairing-allocated bye:
// where one player of a round has such a point and nobody else a bye of that kind, it is his bye. In a team event a forfeit
// without opponent is a board that the other team left empty.
func (r *reader) allocateOldByes() {
	d := r.doc
	if len(r.wins) == 0 {
		return
	}
	index, teams := d.index(), d.IsTeamEvent() || d.isTeamReport()
	count := map[int]int{}
	for i := range d.Players {
		for round, e := range d.Players[i].Rounds {
			if e.Outcome == swiss.PAB || e.Outcome == swiss.FullBye {
				count[round+1]++
			}
		}
	}
	for _, w := range r.wins {
		i, known := index[w.tpn]
		if !known || len(d.Players[i].Rounds) < w.round {
			continue // its line could not be read
		}
		e := &d.Players[i].Rounds[w.round-1]
		switch {
		case teams && w.outcome.IsForfeit():
			e.Outcome, e.Color = w.outcome, w.color
			continue
		case e.Outcome == swiss.FullBye && count[w.round] == 1:
			e.Outcome = swiss.PAB
		}
		r.warn(ResultAlone, w.rec, w.column, w.letter, string(letterOf[e.Outcome])+" for a bye; read as it")
	}
}

const resultLetters = "1 = 0 + - W D L F H U Z or a blank"

func (r *reader) player(rec *record) {
	if r.hasTab(rec) {
		return
	}
	r.byteColumns(rec)
	d := r.doc
	if most := cmp.Or(d.limit, swiss.MaxPlayers); len(d.Players) == most {
		r.skipped++
		return
	}
	f, ok := r.playerFields(rec)
	if !ok {
		return
	}
	p := Player{TPN: swiss.TPN(r.number(rec, f.number.first, f.number.last, 1, swiss.MaxTPN))}
	if first, twice := d.lines[p.TPN]; twice {
		r.problem(Duplicate, rec, rec.column(5, 8), strconv.Itoa(int(p.TPN)), "a pairing number that line "+strconv.Itoa(first)+" does not have")
		return
	}
	p.Sex = r.sex(rec)
	p.Title = r.title(rec)
	p.Name = clean(rec.field(f.name.first, f.name.last))
	p.Rating = r.number(rec, f.rating.first, f.rating.last, 0, 9999)
	p.Federation = clean(rec.field(f.federation.first, f.federation.last))
	p.FIDEID = clean(rec.field(f.id.first, f.id.last))
	if strings.Trim(p.FIDEID, "0") == "" {
		p.FIDEID = ""
	}
	p.Birth = r.date(rec, f.birth.first, f.birth.last, false)
	p.Points, p.HasPoints = r.points(rec, 80, 84)
	p.Rank = r.number(rec, f.rank.first, f.rank.last, 0, 9999)
	r.playing = p.TPN
	r.rounds(rec, &p)
	d.lines[p.TPN] = rec.number
	d.Players = append(d.Players, p)
}

// byteColumns finds lines of programs that count bytes: the fields stand right only if each byte of the name is a column.
func (r *reader) byteColumns(rec *record) {
	if rec.wide == nil || !rec.slipped() {
		return
	}
	if bytewise := (&record{text: rec.text}); !bytewise.slipped() {
		r.warn(ByteColumns, rec, 15, rec.trimmed(15, 47), "columns that count characters")
		rec.wide = nil
	}
}

// slipped reports whether characters stand where a 001 record has blanks.
func (rec *record) slipped() bool {
	for _, c := range []int{4, 9, 14, 48, 53, 57, 69, 85, 90, 91} {
		if s := rec.field(c, c); s != "" && s != " " {
			return true
		}
	}
	for c := 92; c <= rec.len(); c += 10 {
		if strings.Trim(rec.field(c-2, c-1)+rec.field(c+4, c+4)+rec.field(c+6, c+6), " ") != "" {
			return true
		}
	}
	return false
}

func (r *reader) hasTab(rec *record) bool {
	at := strings.IndexByte(rec.text, '\t')
	if at >= 0 {
		r.problem(TabInLine, rec, len([]rune(rec.text[:at]))+1, "a tab", "blanks: each field has its columns")
	}
	return at >= 0
}

func (r *reader) sex(rec *record) swiss.Sex {
	s := rec.trimmed(10, 10)
	if near := rec.trimmed(9, 9); s == "" && isSexLetter(near) {
		s = near // playerFields has told of it
	}
	switch s {
	case "m", "M":
		return swiss.Male
	case "w", "W", "f", "F":
		return swiss.Female
	case "":
	default:
		r.warn(BadText, rec, 10, s, "m or w")
	}
	return 0
}

var shortTitles = map[string]swiss.Title{
	"G": swiss.GM, "M": swiss.IM, "F": swiss.FM, "C": swiss.CM, "WG": swiss.WGM, "WM": swiss.WIM, "WF": swiss.WFM, "WC": swiss.WCM,
}

func (r *reader) title(rec *record) swiss.Title {
	s := strings.ToUpper(rec.trimmed(11, 13))
	if t, ok := shortTitles[s]; ok {
		return t
	}
	t, ok := swiss.ParseTitle(s)
	if !ok {
		r.warn(BadText, rec, rec.column(11, 13), s, "GM IM WGM FM WIM CM WFM WCM")
		return swiss.NoTitle
	}
	return t
}

// rounds reads the blocks of ten columns from column 92 on.
func (r *reader) rounds(rec *record, p *Player) {
	width := rec.len()
	for width > 0 && rec.field(width, width) == " " {
		width--
	}
	for c := 92; c <= width; c += 10 {
		if len(p.Rounds) == swiss.MaxRounds {
			r.problem(TooLarge, rec, c, "", "at most "+strconv.Itoa(swiss.MaxRounds)+" rounds")
			return
		}
		e := r.entry(rec, c)
		p.Rounds = append(p.Rounds, e)
		if e.Outcome == swiss.Pending && rec.field(c+7, c+7) == "?" {
			p.Adjourned = append(p.Adjourned, len(p.Rounds))
		}
	}
}

// entry reads one round: opponent, colour, result.
func (r *reader) entry(rec *record, c int) swiss.Entry {
	if !r.blanks(rec, c-2, c-1, c+4, c+6) {
		return swiss.Entry{}
	}
	opponent := swiss.TPN(r.number(rec, c, c+3, 0, swiss.MaxTPN))
	var color swiss.Color
	switch s := rec.trimmed(c+5, c+5); s {
	case "w", "W":
		color = swiss.White
	case "b", "B":
		color = swiss.Black
	case "-", "":
	default:
		r.problem(BadText, rec, c+5, s, "the colour w, b, - or a blank")
	}
	letter := strings.ToUpper(rec.trimmed(c+7, c+7))
	if letter == "" || letter == "*" || letter == "?" && opponent != 0 { // "?" is an adjourned game
		return pendingEntry(opponent, color)
	}
	if letter == "½" && opponent != 0 {
		r.warn(BadText, rec, c+7, letter, "the sign = of a draw; read as it")
		letter = "="
	}
	outcome, ok := outcomeOf[letter[0]]
	switch {
	case !ok && opponent != 0 && color != 0 && isSign(letter): // the players are right: the result is not known
		r.warn(UnknownResult, rec, c+7, letter, "the result "+resultLetters)
		return pendingEntry(opponent, color)
	case !ok:
		r.problem(BadText, rec, c+7, letter, "the result "+resultLetters)
		return swiss.Entry{}
	case opponent == 0 && oldByes[outcome] != 0:
		return r.oldBye(rec, c, letter, outcome, color)
	case opponent == 0 && outcome.IsPlayed():
		r.problem(MissingPlayer, rec, c, "result "+letter, "an opponent; a bye is F, H, U or Z")
		return swiss.Entry{}
	case opponent != 0 && outcome.IsBye():
		r.problem(ExtraPlayer, rec, rec.column(c, c+3), letter, "0000 beside F, H, U and Z")
		return swiss.Entry{}
	case outcome.IsBye():
		color = 0
	}
	return swiss.Entry{Outcome: outcome, Opponent: opponent, Color: color}
}

// isSign reports a character that is neither letter nor digit: these may be part of a name or number that stands in the wrong columns.
func isSign(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// pendingEntry is a round without result: nothing, or a game that is not over.
func pendingEntry(opponent swiss.TPN, color swiss.Color) swiss.Entry {
	if opponent == 0 {
		return swiss.Entry{}
	}
	return swiss.Entry{Outcome: swiss.Pending, Opponent: opponent, Color: color}
}

// isFederation reports whether a code can be that of a national rating record.
func isFederation(code string) bool {
	if len(code) != 3 {
		return false
	}
	for i := range 3 {
		if code[i] < 'A' || code[i] > 'Z' {
			return false
		}
	}
	return true
}

// national reads a national rating record; it answers false where the line is something else.
func (r *reader) national(rec *record) bool {
	n, err := strconv.ParseUint(rec.trimmed(5, 8), 10, 14)
	rating, bad := strconv.ParseUint("0"+rec.trimmed(49, 52), 10, 14)
	birth, ok := parseDate(rec.trimmed(70, 79), false)
	if err != nil || bad != nil || !ok || n < 1 || n > swiss.MaxTPN || rec.field(4, 4) != " " || clean(rec.field(15, 47)) == "" {
		return false
	}
	nat := National{
		Code: rec.code, TPN: swiss.TPN(n), Class: clean(rec.field(11, 13)), Name: clean(rec.field(15, 47)), Rating: int(rating),
		Federation: clean(rec.field(54, 56)), ID: clean(rec.field(58, 68)), Birth: birth,
	}
	switch rec.trimmed(10, 10) {
	case "m":
		nat.Sex = swiss.Male
	case "w":
		nat.Sex = swiss.Female
	case "":
	default:
		return false
	}
	if rec.len() > 79 || len(r.doc.National) == maxNational {
		return false // more than the record holds: kept as it stands
	}
	r.doc.National = append(r.doc.National, nat)
	return true
}

// maxNational bounds the national records that are taken apart; further lines are kept as they stand.
const maxNational = 4 * swiss.MaxPlayers
