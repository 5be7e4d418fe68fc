package roster

import (
	"strconv"
	"strings"
	"sync"

	"wasit/app/lists/lexicon"
	"wasit/swiss/trf"
)

// bare takes off a cell what spreadsheets and lists put where nothing is, and what keeps a text from being reckoned.
func bare(cell string) string {
	if inner, ok := strings.CutPrefix(cell, `="`); ok && strings.HasSuffix(inner, `"`) {
		return strings.TrimSuffix(inner, `"`)
	}
	cell = withoutApostrophe(cell)
	switch strings.ToLower(cell) {
	case "-", "–", "—", "--", "n/a", "#n/a", "null":
		return ""
	}
	return cell
}

// withoutApostrophe takes off the apostrophe by which spreadsheets keep a number as text. Names may begin with one: "'t Hart".
func withoutApostrophe(cell string) string {
	rest, ok := strings.CutPrefix(cell, "'")
	if !ok || strings.Contains(rest, "'") || strings.HasPrefix(rest, "t ") || strings.HasPrefix(rest, "s ") || strings.HasPrefix(rest, "s-") || strings.HasPrefix(rest, "n ") {
		return cell
	}
	return rest
}

// parseBefore reads what a season says of earlier events: "5/3/12/18", games with White and with Black, rounds attended, and rounds. Anything else
// says nothing.
func parseBefore(s string) (before [4]int) {
	parts := strings.Split(s, "/")
	if len(parts) != len(before) {
		return before
	}
	for i, part := range parts {
		n, err := strconv.Atoi(strings.TrimSpace(part))
		if err != nil || n < 0 || n > 9999 {
			return [4]int{}
		}
		before[i] = n
	}
	if before[2] > before[3] {
		return [4]int{}
	}
	return before
}

// parseRating reads a rating as spreadsheets write it: "1450", "1450.0", "1.450", "1 450". A list's word for none is 0.
func parseRating(s string) (int, bool) {
	switch lexicon.Fold(s) {
	case "", "unr", "ur", "urd", "unrated", "unrt", "nr", "na", "none", "tidakada", "bezrejtinga", "tanparating":
		return 0, true
	}
	if denials.Has(lexicon.Fold(s)) {
		return 0, true
	}
	if m := ratingAndGames().FindStringSubmatch(s); m != nil {
		s = m[1]
	}
	if i := strings.LastIndexAny(s, ".,"); i > 0 && strings.Trim(s[i+1:], "0") == "" && len(s)-i != 4 {
		s = s[:i]
	}
	if i := strings.IndexAny(s, "., "); i == 1 && len(s) == 5 { // thousands
		s = s[:1] + s[2:]
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > 4000 {
		return 0, false
	}
	return n, true
}

// ratingAndGames is a rating with how many games it rests on: 1234P, 1234P12, 1234/12, or how often it was computed: 1934-61, as the German
// federation writes.
var ratingAndGames = lexicon.Pattern(`^(\d{3,4})\s?(?:[pP]\d{0,2}|[/–-]\s?\d{1,3}|\(\d{1,3}\))$`)

// denials answer the question of a form whether somebody has a rating.
var denials = lexicon.Set("belum blm belumada belumpunya tidak tdk tidakpunya gak ga nggak kosong no not notyet never new nil nope nema ne nije josne nemam neocijenjen nein keine keiner ohne non aucun ninguno nessuno geen")

// nationalTitles are titles and categories of our users' federations. They are no title of FIDE, and not kept.
var nationalTitles = lexicon.Set("mk nm wnm mn mnw mnp mp mpw mm mf mfw mi miw mimp i ii iii iv v ikat iikat iiikat ivkat vkat 1kat 2kat 3kat 4kat 5kat ikategorija iikategorija iiikategorija ivkategorija bk")

// parseFIDE reads the number of a player in FIDE's lists; 0 is none.
func parseFIDE(s string) (string, bool) {
	n, err := strconv.ParseUint(strings.TrimSuffix(s, ".0"), 10, 32)
	if err != nil {
		return "", false
	}
	if n == 0 {
		return "", true
	}
	return strconv.FormatUint(n, 10), true
}

// countries are the names of federations as lists of their own and of their neighbours write them, folded, before FIDE's code.
var countries = sync.OnceValue(func() map[string]string {
	names := map[string]string{}
	for code, words := range map[string]string{
		"INA": "indonesia indonesien indonesie indonezija", "CRO": "croatia hrvatska kroasia kroatien croatie croacia croazia kroatie", "MAS": "malaysia malaysien malezija",
		"SGP": "singapore singapura singapur", "AUS": "australia australien australija", "NED": "netherlands thenetherlands nederland niederlande belanda nizozemska paysbas paisesbajos paesibassi holland",
		"GER": "germany deutschland jerman njemacka allemagne alemania germania duitsland alemanha", "AUT": "austria osterreich oesterreich austrija autriche oostenrijk",
		"SUI": "switzerland schweiz swiss svicarska suisse suiza svizzera zwitserland", "SLO": "slovenia slovenija slowenien", "BIH": "bosniaandherzegovina bosnaihercegovina bosnienherzegowina",
		"SRB": "serbia srbija serbien", "MNE": "montenegro crnagora", "MKD": "northmacedonia sjevernamakedonija macedonia makedonija", "HUN": "hungary madarska magyarorszag ungarn hongrie hungria ungheria", "ITA": "italy italia italija italien italie",
		"FRA": "france frankreich francuska prancis francia frankrijk franca", "ESP": "spain espana spanien spanjolska spanyol espagne spagna spanje espanha", "POR": "portugal", "POL": "poland polska polen poljska polandia",
		"CZE": "czechia czechrepublic ceskarepublika cesko tschechien ceska", "SVK": "slovakia slovensko slowakei slovacka", "ROU": "romania rumunjska rumanien", "BUL": "bulgaria bugarska bulgarien", "GRE": "greece grcka griechenland yunani",
		"TUR": "turkey turkiye turska turkei", "UKR": "ukraine ukrajina ukraina", "RUS": "russia rusija russland rusia", "USA": "unitedstates unitedstatesofamerica amerikaserikat sjedinjeneamerickedrzave", "CAN": "canada kanada",
		"ENG": "england engleska inggris", "SCO": "scotland skotska", "WLS": "wales", "IRL": "ireland irska", "BEL": "belgium belgien belgija belgia belgique belgie", "LUX": "luxembourg luxemburg luksemburg",
		"DEN": "denmark danmark danska", "SWE": "sweden sverige schweden svedska", "NOR": "norway norge norwegen norveska", "FIN": "finland suomi finska", "EST": "estonia eesti", "LAT": "latvia latvija", "LTU": "lithuania lietuva litva",
		"IND": "india indien indija", "CHN": "china kina tiongkok", "JPN": "japan jepang", "PHI": "philippines filipina filipini", "VIE": "vietnam", "THA": "thailand tajland", "TPE": "taiwan chinesetaipei",
		"BRA": "brazil brasil brasilien", "ARG": "argentina argentinien", "MEX": "mexico meksiko mexiko", "ISR": "israel izrael", "TLS": "timorleste", "BRU": "brunei bruneidarussalam",
	} {
		for _, word := range strings.Fields(words) {
			names[word] = code
		}
	}
	return names
})

// parseFederation reads the code of a federation in FIDE, whatever list of codes it is of (HRV and IDN are ISO's), or the name of its
// country.
func parseFederation(s string) (string, bool) {
	if code, ok := countries()[lexicon.Fold(s)]; ok {
		return code, true
	}
	if code, ok := trf.FederationCode(s); ok && len(s) <= 3 {
		return code, true
	}
	return "", false
}

// dayOrder says for each sign between the numbers of a date whether the column writes the day first, as our users do, or
// the month.
type dayOrder map[rune]uint8

const (
	dayFirst uint8 = iota
	monthFirst
	unclear // some so, some so
)

func signOf(cell string) rune {
	if i := strings.IndexAny(cell, "/.- "); i >= 0 {
		return rune(cell[i])
	}
	return 0
}

func (o dayOrder) of(cell string) uint8 { return o[signOf(cell)] }

// daysSaid is [daysOf] for the dates of running text. The heads of messages, which the telephone writes, count where nothing else tells.
func daysSaid(lines []string) dayOrder {
	said, stamped := newDayCount(), newDayCount()
	for _, line := range lines {
		at, _, ok := stampIn(line)
		if ok {
			stamped.addAll(line[:at])
		}
		said.addAll(line[at:])
	}
	order := said.order(1)
	for sign, o := range stamped.order(1) {
		if o == monthFirst && said.day[sign]+said.month[sign] == 0 {
			order[sign] = o
		}
	}
	return order
}

// numberDate is a day written in numbers.
var numberDate = lexicon.Pattern(`\b(\d{1,2})([/.-])(\d{1,2})([/.-])(?:\d{4}|\d{2})\b`)

// dayCount counts, for each sign between the numbers of dates, those that can be read in one way only.
type dayCount struct{ day, month map[rune]int }

func newDayCount() dayCount { return dayCount{map[rune]int{}, map[rune]int{}} }

func (c dayCount) addAll(text string) {
	for _, m := range numberDate().FindAllStringSubmatch(text, -1) {
		if m[2] != m[4] {
			continue
		}
		first, _ := strconv.Atoi(m[1])
		second, _ := strconv.Atoi(m[3])
		c.add(rune(m[2][0]), first, second)
	}
}

func (c dayCount) add(sign rune, first, second int) {
	switch {
	case first > 31 || second > 31 || first > 12 && second > 12:
	case first > 12:
		c.day[sign]++
	case second > 12:
		c.month[sign]++
	}
}

// order tells which number is the day, where more than a few dates say so.
func (c dayCount) order(few int) dayOrder {
	order := dayOrder{}
	for _, sign := range "/.- " {
		switch d, m := c.day[sign], c.month[sign]; {
		case m > few && m >= 4*d: // and a date that can only begin with its day is read so
			order[sign] = monthFirst
		case m > 0 && d < 3*m:
			order[sign] = unclear
		}
	}
	return order
}

// daysOf looks at the days that can be read in one way only: months first where no day stands first, days first where
// most do, else nobody knows and each date that can be both is asked.
func daysOf(rows [][]string, m Mapping) dayOrder {
	count := newDayCount()
	for i, f := range m.Columns {
		if f != Birth {
			continue
		}
		for _, r := range rows {
			if i >= len(r) {
				continue
			}
			if n, word, ok := lexicon.Parts(r[i]); ok && !word && len(n) == 3 {
				count.add(signOf(r[i]), n[0], n[1])
			}
		}
	}
	return count.order(1)
}
