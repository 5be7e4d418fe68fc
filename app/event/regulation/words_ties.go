package regulation

import (
	"wasit/app/words/i18n"
	"wasit/swiss/tiebreak"
)

// tieBase is a tie-break without modifiers, by its name in TRF26.
type tieBase struct {
	name, short string
	title       i18n.Text
	about       i18n.Text // what it counts, in one sentence
}

// tieBases are all of C.07, and lots.
var tieBases = []tieBase{
	{"PTS", "PTS", i18n.Points, i18n.Points},
	{"DE", "DE", i18n.Text{ID: "Hasil pertemuan langsung", EN: "Direct encounter", HR: "Međusobni susret"},
		i18n.Text{ID: "Hanya bila semua yang seri sudah saling bertemu, atau satu tidak terkejar", EN: "Only where the tied players have all met, or one cannot be caught", HR: "Samo ako su se svi izjednačeni međusobno susreli ili je jedan nedostižan"}},
	{"EDE", "EDE", i18n.Text{ID: "Pertemuan langsung tim", EN: "Direct encounter of teams", HR: "Međusobni susret ekipa"},
		i18n.Text{ID: "Angka pertandingan, lalu angka papan di antara yang seri", EN: "Match points, then game points among the tied", HR: "Bodovi mečeva, zatim ploča među izjednačenima"}},
	{"EDEBT", "EDEBT", i18n.Text{ID: "Pertemuan langsung tim, lalu BC dan TBR", EN: "Direct encounter of teams, then BC and TBR", HR: "Međusobni susret ekipa, pa BC i TBR"}, textTieTwoTeams},
	{"EDEBB", "EDEBB", i18n.Text{ID: "Pertemuan langsung tim, lalu BC dan BBE", EN: "Direct encounter of teams, then BC and BBE", HR: "Međusobni susret ekipa, pa BC i BBE"}, textTieTwoTeams},
	{"EDET", "EDET", i18n.Text{ID: "Pertemuan langsung tim, lalu TBR", EN: "Direct encounter of teams, then TBR", HR: "Međusobni susret ekipa, pa TBR"}, textTieTwoTeams},
	{"EDEB", "EDEB", i18n.Text{ID: "Pertemuan langsung tim, lalu BBE", EN: "Direct encounter of teams, then BBE", HR: "Međusobni susret ekipa, pa BBE"}, textTieTwoTeams},
	{"BH", "BH", i18n.Text{ID: "Buchholz", EN: "Buchholz", HR: "Buchholz"},
		i18n.Text{ID: "Jumlah angka semua lawan", EN: "Sum of the scores of all opponents", HR: "Zbroj bodova svih protivnika"}},
	{"FB", "FB", i18n.Text{ID: "Buchholz Fore", EN: "Fore Buchholz", HR: "Fore Buchholz"},
		i18n.Text{ID: "Buchholz seakan semua partai babak terakhir remis", EN: "Buchholz as if every game of the last round were drawn", HR: "Buchholz kao da su sve partije zadnjeg kola remi"}},
	{"AOB", "AOB", i18n.Text{ID: "Rata-rata Buchholz lawan", EN: "Average of opponents' Buchholz", HR: "Prosječni Buchholz protivnika"},
		i18n.Text{ID: "Rata-rata Buchholz lawan yang dihadapi di papan", EN: "Average Buchholz of the opponents met over the board", HR: "Prosječni Buchholz protivnika iz odigranih partija"}},
	{"SB", "SB", i18n.Text{ID: "Sonneborn-Berger", EN: "Sonneborn-Berger", HR: "Sonneborn-Berger"},
		i18n.Text{ID: "Angka lawan yang dikalahkan + ½ lawan remis", EN: "Scores of beaten opponents + ½ of drawn ones", HR: "Bodovi pobijeđenih + ½ bodova remiziranih"}},
	{"KS", "KS", i18n.Text{ID: "Koya", EN: "Koya", HR: "Koya"},
		i18n.Text{ID: "Angka melawan pemain yang meraih setengah atau lebih", EN: "Points against those who scored half or more", HR: "Bodovi protiv onih s polovicom ili više"}},
	{"EMMSB", "SB", i18n.Text{ID: "Sonneborn-Berger tim", EN: "Team Sonneborn-Berger", HR: "Ekipni Sonneborn-Berger"},
		i18n.Text{ID: "Angka pertandingan lawan dikali angka pertandingan yang diraih", EN: "Opponents' match points times those scored against them", HR: "Bodovi mečeva protivnika puta osvojeni"}},
	{"EMGSB", "SBmg", i18n.Text{ID: "Sonneborn-Berger tim (pertandingan × papan)", EN: "Team Sonneborn-Berger (match × game points)", HR: "Ekipni Sonneborn-Berger (mečevi × ploče)"},
		i18n.Text{ID: "Angka pertandingan lawan dikali angka papan yang diraih", EN: "Opponents' match points times the game points scored against them", HR: "Bodovi mečeva protivnika puta osvojeni bodovi s ploča"}},
	{"EGMSB", "SBgm", i18n.Text{ID: "Sonneborn-Berger tim (papan × pertandingan)", EN: "Team Sonneborn-Berger (game × match points)", HR: "Ekipni Sonneborn-Berger (ploče × mečevi)"},
		i18n.Text{ID: "Angka papan lawan dikali angka pertandingan yang diraih", EN: "Opponents' game points times the match points scored against them", HR: "Bodovi s ploča protivnika puta osvojeni bodovi mečeva"}},
	{"EGGSB", "SBgg", i18n.Text{ID: "Sonneborn-Berger tim (papan × papan)", EN: "Team Sonneborn-Berger (game × game points)", HR: "Ekipni Sonneborn-Berger (ploče × ploče)"},
		i18n.Text{ID: "Angka papan lawan dikali angka papan yang diraih", EN: "Opponents' game points times those scored against them", HR: "Bodovi s ploča protivnika puta osvojeni bodovi s ploča"}},
	{"WIN", "WIN", i18n.Text{ID: "Jumlah kemenangan", EN: "Number of wins", HR: "Broj pobjeda"},
		i18n.Text{ID: "Babak dengan angka penuh, W.O. dan bye terhitung", EN: "Rounds with a full point, forfeits and byes counted", HR: "Kola s punim bodom, uključujući bez borbe i slobodan"}},
	{"WON", "WON", i18n.Text{ID: "Partai yang dimenangkan", EN: "Games won", HR: "Dobivene partije"},
		i18n.Text{ID: "Kemenangan di papan, tanpa W.O. dan bye", EN: "Wins over the board, forfeits and byes left out", HR: "Pobjede za pločom, bez odluka bez borbe i slobodnih"}},
	{"BPG", "BPG", i18n.Text{ID: "Main dengan Hitam", EN: "Games with Black", HR: "Partije crnim figurama"},
		i18n.Text{ID: "Partai yang dimainkan di papan dengan Hitam", EN: "Games played over the board with Black", HR: "Partije odigrane crnim figurama"}},
	{"BWG", "BWG", i18n.Text{ID: "Menang dengan Hitam", EN: "Wins with Black", HR: "Pobjede crnim figurama"},
		i18n.Text{ID: "Partai yang dimenangkan di papan dengan Hitam", EN: "Games won over the board with Black", HR: "Partije dobivene crnim figurama"}},
	{"PS", "PS", i18n.Text{ID: "Angka progresif", EN: "Progressive score", HR: "Progresivni bodovi"},
		i18n.Text{ID: "Jumlah angka setelah tiap babak", EN: "Sum of the scores after each round", HR: "Zbroj bodova nakon svakog kola"}},
	{"REP", "REP", i18n.Text{ID: "Babak yang dipilih untuk dimainkan", EN: "Rounds elected to play", HR: "Kola koja je želio igrati"},
		i18n.Text{ID: "Semua babak, dikurangi bye yang diminta dan kalah W.O.", EN: "All rounds, less requested byes and forfeit losses", HR: "Sva kola, bez traženih slobodnih i poraza bez borbe"}},
	{"STD", "STD", i18n.Text{ID: "Angka standar", EN: "Standard points", HR: "Standardni bodovi"},
		i18n.Text{ID: "1 tiap babak dengan angka lebih dari lawan, ½ bila sama", EN: "1 for each round with more points than the opponent, ½ for equal points", HR: "1 za svako kolo s više bodova od protivnika, ½ za jednako"}},
	{"TPN", "TPN", i18n.Text{ID: "Nomor pairing", EN: "Pairing number", HR: "Startni broj"},
		i18n.Text{ID: "Nomor yang lebih kecil di depan", EN: "The smaller number ranks first", HR: "Manji broj je ispred"}},
	{"ARO", "ARO", i18n.Text{ID: "Rata-rata rating lawan", EN: "Average rating of opponents", HR: "Prosječni rejting protivnika"},
		i18n.Text{ID: "Rata-rata rating lawan yang dihadapi di papan, dibulatkan", EN: "Mean rating of the opponents met over the board, rounded", HR: "Prosjek rejtinga protivnika iz odigranih partija, zaokružen"}},
	{"TPR", "TPR", i18n.Text{ID: "Rating performa", EN: "Performance rating", HR: "Performans"},
		i18n.Text{ID: "Rata-rata rating lawan ditambah selisih untuk persen angka (B.02 8.1.1)", EN: "Average rating of opponents plus the difference for the percentage (B.02 8.1.1)", HR: "Prosječni rejting protivnika plus razlika za postotak (B.02 8.1.1)"}},
	{"PTP", "PTP", i18n.Text{ID: "Performa sempurna", EN: "Perfect tournament performance", HR: "Savršeni performans"},
		i18n.Text{ID: "Rating terendah yang angka harapannya sebanyak itu (B.02 8.1.2)", EN: "The lowest rating whose expected score is that high (B.02 8.1.2)", HR: "Najniži rejting kojemu je očekivani rezultat toliki (B.02 8.1.2)"}},
	{"APRO", "APRO", i18n.Text{ID: "Rata-rata performa lawan", EN: "Average performance of opponents", HR: "Prosječni performans protivnika"},
		i18n.Text{ID: "Rata-rata TPR lawan yang dihadapi di papan", EN: "Mean TPR of the opponents met over the board", HR: "Prosjek TPR-a protivnika iz odigranih partija"}},
	{"APPO", "APPO", i18n.Text{ID: "Rata-rata performa sempurna lawan", EN: "Average perfect performance of opponents", HR: "Prosječni savršeni performans protivnika"},
		i18n.Text{ID: "Rata-rata PTP lawan yang dihadapi di papan", EN: "Mean PTP of the opponents met over the board", HR: "Prosjek PTP-a protivnika iz odigranih partija"}},
	{"RTNG", "RTNG", i18n.Text{ID: "Rating sendiri", EN: "Own rating", HR: "Vlastiti rejting"},
		i18n.Text{ID: "Rating yang lebih tinggi di depan", EN: "The higher rating ranks first", HR: "Viši rejting je ispred"}},
	{"MPVGP", "GP", i18n.Text{ID: "Angka papan", EN: "Game points", HR: "Bodovi s ploča"},
		i18n.Text{ID: "Jumlah angka semua papan tim", EN: "Points of all boards of the team", HR: "Bodovi svih ploča ekipe"}},
	{"BC", "BC", i18n.Text{ID: "Hitungan papan", EN: "Board count", HR: "Brojanje ploča"},
		i18n.Text{ID: "Nomor papan dikali angka di papan itu; lebih kecil lebih baik", EN: "Number of the board times the points on it; fewer is better", HR: "Broj ploče puta bodovi na njoj; manje je bolje"}},
	{"TBR", "TBR", i18n.Text{ID: "Hasil papan atas", EN: "Top board results", HR: "Rezultati gornjih ploča"},
		i18n.Text{ID: "Angka di papan 1, lalu papan 2, dan seterusnya", EN: "Points on board 1, then on board 2, and so on", HR: "Bodovi na 1. ploči, pa na 2. i tako dalje"}},
	{"BBE", "BBE", i18n.Text{ID: "Tanpa papan bawah", EN: "Bottom board elimination", HR: "Bez donjih ploča"},
		i18n.Text{ID: "Angka papan tanpa papan terakhir, lalu tanpa dua terakhir", EN: "Game points without the last board, then without the last two", HR: "Bodovi s ploča bez zadnje, pa bez dvije zadnje"}},
	{"SSSC", "SSSC", i18n.Text{ID: "Angka dan kekuatan lawan", EN: "Score and strength of schedule", HR: "Bodovi i snaga protivnika"},
		i18n.Text{ID: "Angka papan ditambah Buchholz yang dibagi menurut aturan", EN: "Game points plus Buchholz divided as the rule says", HR: "Bodovi s ploča plus Buchholz podijeljen po pravilu"}},
	{tiebreak.Given, "EXT", i18n.Text{ID: "Nilai dari luar", EN: "Value calculated elsewhere", HR: "Vrijednost izračunana drugdje"},
		i18n.Text{ID: "Diketik di halaman klasemen; lebih besar lebih baik, juga untuk mengurutkan yang seri menurut keputusan wasit", EN: "Typed on the page of standings; more is better, also to order who is tied as the arbiter decides", HR: "Upisuje se na stranici poretka; više je bolje, i za poredak izjednačenih po odluci suca"}},
	{tiebreak.Lot, "LOT", i18n.Text{ID: "Undian", EN: "Drawing of lots", HR: "Ždrijeb"},
		i18n.Text{ID: "Yang masih seri setelah babak terakhir diundi", EN: "Who is still tied after the last round is drawn by lot", HR: "Tko je izjednačen i nakon zadnjeg kola, odlučuje ždrijeb"}},
}

var textTieTwoTeams = i18n.Text{ID: "Bila tepat dua tim tetap seri pada kedua angka, papan yang menentukan", EN: "Where exactly two teams stay tied on both scores, the boards decide", HR: "Ako točno dvije ekipe ostanu izjednačene u oba zbroja, odlučuju ploče"}

var (
	textTieMatchPoints   = i18n.Text{ID: "Angka pertandingan", EN: "Match points", HR: "Bodovi mečeva"}
	textTieMatchPointsAs = i18n.Text{ID: "Jumlah angka dari semua pertandingan tim", EN: "Points of all matches of the team", HR: "Bodovi svih mečeva ekipe"}
)

// What modifiers add to a name (C.07 14), and to what it counts.
var (
	textTieCut        = i18n.Text{ID: " potong {0}", EN: " Cut {0}", HR: " Cut {0}"}
	textTieCutOne     = i18n.Text{ID: " potong 1", EN: " Cut 1", HR: " Cut 1"}
	textTieCutAs      = i18n.Text{ID: ", tanpa {0} yang terendah", EN: ", without the lowest {0}", HR: ", bez {0} najnižih"}
	textTieCutOneAs   = i18n.Text{ID: ", tanpa yang terendah", EN: ", without the lowest", HR: ", bez najnižeg"}
	textTieRoundAs    = i18n.Text{ID: ", tanpa babak 1", EN: ", without round 1", HR: ", bez 1. kola"}
	textTieRoundsAs   = i18n.Text{ID: ", tanpa {0} babak pertama", EN: ", without the first {0} rounds", HR: ", bez prva {0} kola"}
	textTieMedian     = i18n.Text{ID: " median {0}", EN: " Median {0}", HR: ", srednji {0}"}
	textTieMedianAs   = i18n.Text{ID: ", tanpa {0} terendah dan {0} tertinggi", EN: ", without the {0} lowest and the {0} highest", HR: ", bez {0} najnižih i {0} najviših"}
	textTieMedianOne  = i18n.Text{ID: ", tanpa yang terendah dan tertinggi", EN: ", without the lowest and the highest", HR: ", bez najnižeg i najvišeg"}
	textTieMedianBH   = i18n.Text{ID: "Median Buchholz", EN: "Median Buchholz", HR: "Srednji Buchholz"}
	textTiePlayed     = i18n.Text{ID: ", W.O. seperti dimainkan", EN: ", forfeits as played", HR: ", bez borbe kao odigrano"}
	textTieFore       = i18n.Text{ID: ", dengan Fore", EN: ", with Fore", HR: ", s Foreom"}
	textTieReverse    = i18n.Text{ID: ", terbalik", EN: ", reversed", HR: ", obrnuto"}
	textTieLimit      = i18n.Text{ID: ", batas {0}", EN: ", limit {0}", HR: ", granica {0}"}
	textTieUnrated    = i18n.Text{ID: ", tanpa rating = {0}", EN: ", unrated as {0}", HR: ", bez rejtinga kao {0}"}
	textTieMatch      = i18n.Text{ID: " (angka pertandingan)", EN: " (match points)", HR: " (bodovi mečeva)"}
	textTieGame       = i18n.Text{ID: " (angka papan)", EN: " (game points)", HR: " (bodovi s ploča)"}
	textTieGreater    = i18n.Text{ID: "Nomor yang lebih besar di depan", EN: "The greater number ranks first", HR: "Veći broj je ispred"}
	textTieLower      = i18n.Text{ID: "Rating yang lebih rendah di depan", EN: "The lower rating ranks first", HR: "Niži rejting je ispred"}
	textTieKoyaLimit  = i18n.Text{ID: "Angka melawan pemain dari batas setengah {0} ke atas", EN: "Points against those from half {0} upward", HR: "Bodovi protiv onih od polovice {0} naviše"}
	textGroupMeetings = i18n.Text{ID: "Pertemuan langsung", EN: "Direct encounter", HR: "Međusobni susret"}
	textGroupScores   = i18n.Text{ID: "Angka lawan", EN: "Scores of opponents", HR: "Bodovi protivnika"}
	textGroupOwn      = i18n.Text{ID: "Hasil sendiri", EN: "Own record", HR: "Vlastiti rezultati"}
	textGroupRatings  = i18n.Text{ID: "Rating", EN: "Ratings", HR: "Rejtinzi"}
	textGroupBoards   = i18n.Text{ID: "Papan tim", EN: "Boards of the team", HR: "Ploče ekipe"}
	textGroupOutside  = i18n.Text{ID: "Dihitung di tempat lain", EN: "Calculated elsewhere", HR: "Izračunano drugdje"}
	textUnratedFixed  = i18n.Text{ID: "tetap", EN: "fixed", HR: "utvrđeno"}
	textUnratedLowest = i18n.Text{ID: "rating terendah para pemain", EN: "lowest rating of the field", HR: "najniži rejting sudionika"}
	textUnratedMean   = i18n.Text{ID: "rata-rata para pemain", EN: "mean of the field", HR: "prosjek sudionika"}
	textGroupLots     = i18n.Text{ID: "Undian", EN: "Lots", HR: "Ždrijeb"}
)

// Why a tie-break is kept out of a list.
var (
	textRefuseUnknown = i18n.Text{ID: "Aplikasi ini tidak menghitungnya.", EN: "The app does not compute it.", HR: "Aplikacija ga ne računa."}
	textRefuseTable   = i18n.Text{ID: "Tidak boleh bila semua bertemu semua (C.07 8).", EN: "Not allowed where everybody meets everybody (C.07 8).", HR: "Nije dopušten gdje svatko igra sa svakim (C.07 8)."}
	textRefuseTeam    = i18n.Text{ID: "Hanya untuk pemain, bukan tim.", EN: "For players, not for teams.", HR: "Samo za igrače, ne za ekipe."}
	textRefuseSolo    = i18n.Text{ID: "Hanya untuk tim.", EN: "For teams only.", HR: "Samo za ekipe."}
	textRefuseUnrated = i18n.Text{ID: "Semua pemain harus punya rating (C.07 10).", EN: "Every player must have a rating (C.07 10).", HR: "Svi igrači moraju imati rejting (C.07 10)."}
	textRefuseEdition = i18n.Text{ID: "Belum ada dalam edisi C.07 turnamen ini.", EN: "Not yet in the edition of C.07 that is played.", HR: "Još ga nema u izdanju C.07 ovog turnira."}
	textRefuseTwice   = i18n.Text{ID: "Sudah ada di daftar.", EN: "It stands in the list already.", HR: "Već je na popisu."}
	textRefuseLot     = i18n.Text{ID: "Undian berdiri paling akhir.", EN: "Lots stand last.", HR: "Ždrijeb stoji zadnji."}
)

// tieListNames names the lists on offer ([tiebreak.Orders]).
var tieListNames = map[string]i18n.Text{
	"swiss":               {ID: "Swiss, usulan FIDE", EN: "Swiss, as FIDE suggests", HR: "Švicarski, prijedlog FIDE"},
	"roundrobin":          {ID: "Semua bertemu semua", EN: "Round robin", HR: "Bergerov sustav"},
	"school":              {ID: "Sekolah", EN: "Schools", HR: "Školski"},
	"percasi-berger":      {ID: "PERCASI, Berger", EN: "PERCASI, Berger", HR: "PERCASI, Berger"},
	"percasi-median":      {ID: "PERCASI, median", EN: "PERCASI, median", HR: "PERCASI, medijan"},
	"percasi-cut":         {ID: "PERCASI, Cut 1", EN: "PERCASI, Cut 1", HR: "PERCASI, Cut 1"},
	"percasi-progressive": {ID: "PERCASI, progresif", EN: "PERCASI, progressive", HR: "PERCASI, progresivni"},
	"team":                {ID: "Beregu", EN: "Teams", HR: "Ekipno"},
	"rating":              {ID: "Turnamen rating", EN: "Rated tournament", HR: "Rejting-turnir"},
	"club":                {ID: "Klub", EN: "Club", HR: "Klupski"},
}
