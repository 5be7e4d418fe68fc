package regulation

import (
	"wasit/app/i18n"
)

// Values of the Keizer system (formats.md part 2).
var (
	textKeizerBefore = i18n.Text{ID: "belum ikut", EN: "before joining", HR: "prije ulaska"}
)

// The pairing systems: a name, and when to use it.
var (
	textSystemDutch        = i18n.Text{ID: "Swiss (Dutch)", EN: "Swiss (Dutch)", HR: "Švicarski (Dutch)"}
	textSystemDutchAs      = i18n.Text{ID: "Banyak pemain, sedikit babak. Sistem FIDE yang biasa; pilih ini bila ragu.", EN: "Many players, few rounds. FIDE's usual system; choose it if in doubt.", HR: "Mnogo igrača, malo kola. Uobičajeni FIDE sustav; odaberite ga ako niste sigurni."}
	textSystemRoundRobin   = i18n.Text{ID: "Setengah kompetisi (round robin)", EN: "Round robin", HR: "Svaki sa svakim (Berger)"}
	textSystemRoundRobinAs = i18n.Text{ID: "Sampai kira-kira 12 pemain: semua bertemu semua, urutan paling adil.", EN: "Up to about 12 players: everybody meets everybody, the fairest ranking.", HR: "Do oko 12 igrača: svaki igra sa svakim, najpravedniji poredak."}
	textSystemKnockout     = i18n.Text{ID: "Sistem gugur", EN: "Knock-out", HR: "Nokaut (kup)"}
	textSystemKnockoutAs   = i18n.Text{ID: "Satu juara dengan cepat; yang kalah selesai. Bagan untuk penonton.", EN: "One winner fast; who loses is out. A bracket for spectators.", HR: "Brzo do jednog pobjednika; tko izgubi, ispada. Ždrijeb za gledatelje."}
	textSystemGroups       = i18n.Text{ID: "Grup", EN: "Groups", HR: "Skupine"}
	textSystemGroupsAs     = i18n.Text{ID: "Pemain dibagi ke grup kecil; di dalam grup semua bertemu semua.", EN: "Players are split into small groups; everybody meets everybody inside a group.", HR: "Igrači se dijele u male skupine; u skupini igra svaki sa svakim."}
	textSystemKeizer       = i18n.Text{ID: "Keizer", EN: "Keizer", HR: "Keizer"}
	textSystemKeizerAs     = i18n.Text{ID: "Klub sepanjang musim: pemain datang dan pergi, lawan selalu setara.", EN: "A club's season: members come and go, opponents are always close in strength.", HR: "Klupska sezona: članovi dolaze i odlaze, protivnici su uvijek slične snage."}
	textSystemTeam         = i18n.Text{ID: "Swiss beregu", EN: "Team Swiss", HR: "Ekipni švicarski"}
	textSystemTeamAs       = i18n.Text{ID: "Tim dengan beberapa papan dan cadangan; yang didaftar adalah tim.", EN: "Teams with boards and reserves; the participants are teams.", HR: "Ekipe s pločama i pričuvama; sudionici su ekipe."}
	textSystemSchev        = i18n.Text{ID: "Scheveningen", EN: "Scheveningen", HR: "Scheveningen"}
	textSystemSchevAs      = i18n.Text{ID: "Dua tim atau sekolah: setiap pemain melawan semua pemain tim lain.", EN: "Two teams or schools: every player meets every player of the other team.", HR: "Dvije ekipe ili škole: svaki igrač igra sa svima iz druge ekipe."}
	textSystemDouble       = i18n.Text{ID: "Swiss ganda", EN: "Double-Swiss", HR: "Dvostruki švicarski"}
	textSystemDoubleAs     = i18n.Text{ID: "Setiap babak dua gim melawan lawan yang sama, dengan warna bergantian.", EN: "Each round is two games against the same opponent, colours reversed.", HR: "U svakom kolu dvije partije s istim protivnikom, zamijenjenih boja."}
	textSystemDubov        = i18n.Text{ID: "Swiss (Dubov)", EN: "Swiss (Dubov)", HR: "Švicarski (Dubov)"}
	textSystemDubovAs      = i18n.Text{ID: "Semua pemain berating: menyamakan kekuatan rata-rata lawan.", EN: "Every player has a rating: evens out the average strength of opponents.", HR: "Svi igrači imaju rejting: izjednačuje prosječnu snagu protivnika."}
	textSystemBurstein     = i18n.Text{ID: "Swiss (Burstein)", EN: "Swiss (Burstein)", HR: "Švicarski (Burstein)"}
	textSystemBursteinAs   = i18n.Text{ID: "Setelah babak awal, pemain diurutkan menurut kekuatan lawan mereka.", EN: "After the first rounds players are ranked by the strength of their opponents.", HR: "Nakon prvih kola igrači se rangiraju po snazi protivnika."}
	textSystemLim          = i18n.Text{ID: "Swiss (Lim)", EN: "Swiss (Lim)", HR: "Švicarski (Lim)"}
	textSystemLimAs        = i18n.Text{ID: "Aturan lama yang bisa dikerjakan dengan tangan: dari atas dan bawah ke tengah.", EN: "Old rules that can be done by hand: from top and bottom to the middle.", HR: "Stara pravila izvediva ručno: s vrha i dna prema sredini."}
)

// Tables of systems that rank by their own rules.
var (
	textKeizerOwn = i18n.Text{ID: "Nilai sendiri", EN: "Own value", HR: "Vlastita vrijednost"}
)

// Tie-breaks by name, with a line that says what they count.
var (
	textTieDE      = i18n.Text{ID: "Hasil pertemuan langsung", EN: "Direct encounter", HR: "Međusobni susret"}
	textTieDEAs    = i18n.Text{ID: "Hanya bila semua yang seri sudah saling bertemu", EN: "Only where the tied players have all met", HR: "Samo ako su se svi izjednačeni međusobno susreli"}
	textTieBH      = i18n.Text{ID: "Buchholz", EN: "Buchholz", HR: "Buchholz"}
	textTieBHAs    = i18n.Text{ID: "Jumlah angka semua lawan", EN: "Sum of the scores of all opponents", HR: "Zbroj bodova svih protivnika"}
	textTieBHC1    = i18n.Text{ID: "Buchholz potong 1", EN: "Buchholz Cut 1", HR: "Buchholz bez najslabijeg"}
	textTieBHC1As  = i18n.Text{ID: "Jumlah angka lawan, tanpa yang terendah", EN: "Opponents' scores without the lowest", HR: "Bodovi protivnika bez najnižeg"}
	textTieSB      = i18n.Text{ID: "Sonneborn-Berger", EN: "Sonneborn-Berger", HR: "Sonneborn-Berger"}
	textTieSBAs    = i18n.Text{ID: "Angka lawan yang dikalahkan + ½ lawan remis", EN: "Scores of beaten opponents + ½ of drawn ones", HR: "Bodovi pobijeđenih + ½ bodova remiziranih"}
	textTieWIN     = i18n.Text{ID: "Jumlah kemenangan", EN: "Number of wins", HR: "Broj pobjeda"}
	textTieWINAs   = i18n.Text{ID: "Babak dengan angka penuh, w.o. dan bye terhitung", EN: "Rounds with a full point, forfeits and byes counted", HR: "Kola s punim bodom, uključujući bez borbe i slobodan"}
	textTieKS      = i18n.Text{ID: "Koya", EN: "Koya", HR: "Koya"}
	textTieKSAs    = i18n.Text{ID: "Angka melawan pemain yang meraih setengah atau lebih", EN: "Points against those who scored half or more", HR: "Bodovi protiv onih s polovicom ili više"}
	textTieGP      = i18n.Text{ID: "Angka papan", EN: "Game points", HR: "Bodovi s ploča"}
	textTieGPAs    = i18n.Text{ID: "Jumlah angka semua papan tim", EN: "Points of all boards of the team", HR: "Bodovi svih ploča ekipe"}
	textTieEDE     = i18n.Text{ID: "Pertemuan langsung tim", EN: "Direct encounter of teams", HR: "Međusobni susret ekipa"}
	textTieEDEAs   = i18n.Text{ID: "Angka pertandingan, lalu angka papan di antara yang seri", EN: "Match points, then game points among the tied", HR: "Bodovi mečeva, zatim ploča među izjednačenima"}
	textTieEMMSB   = i18n.Text{ID: "Sonneborn-Berger tim, potong 1", EN: "Team Sonneborn-Berger, Cut 1", HR: "Ekipni Sonneborn-Berger bez najslabijeg"}
	textTieEMMSBAs = i18n.Text{ID: "Angka pertandingan lawan dikali angka pertandingan yang diraih", EN: "Opponents' match points times those scored against them", HR: "Bodovi mečeva protivnika puta osvojeni"}
	textTieBC      = i18n.Text{ID: "Hitungan papan", EN: "Board count", HR: "Brojanje ploča"}
	textTieBCAs    = i18n.Text{ID: "Angka di papan atas lebih berat", EN: "Points on the top boards weigh more", HR: "Bodovi na gornjim pločama vrijede više"}
	textTiePS      = i18n.Text{ID: "Angka progresif", EN: "Progressive score", HR: "Progresivni bodovi"}
	textTiePSAs    = i18n.Text{ID: "Jumlah angka setelah tiap babak", EN: "Sum of the scores after each round", HR: "Zbroj bodova nakon svakog kola"}
)
