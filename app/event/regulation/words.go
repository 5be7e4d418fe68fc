package regulation

import (
	"wasit/app/words/i18n"
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
	textSystemGroups       = i18n.Text{ID: "Grup", EN: "Groups", HR: "Grupe"}
	textSystemGroupsAs     = i18n.Text{ID: "Pemain dibagi ke grup kecil; di dalam grup semua bertemu semua.", EN: "Players are split into small groups; everybody meets everybody inside a group.", HR: "Igrači se dijele u male grupe; u grupi igra svaki sa svakim."}
	textSystemKeizer       = i18n.Text{ID: "Keizer", EN: "Keizer", HR: "Keizer"}
	textSystemKeizerAs     = i18n.Text{ID: "Klub sepanjang musim: pemain datang dan pergi, lawan selalu setara.", EN: "A club's season: members come and go, opponents are always close in strength.", HR: "Klupska sezona: članovi dolaze i odlaze, protivnici su uvijek slične snage."}
	textSystemTeam         = i18n.Text{ID: "Beregu", EN: "Teams", HR: "Ekipno"}
	textSystemTeamAs       = i18n.Text{ID: "Swiss, setengah kompetisi, atau gugur; tim dengan beberapa papan dan cadangan.", EN: "Swiss, round robin or knock-out; teams with boards and reserves.", HR: "Švicarski, Berger ili kup; ekipe s pločama i pričuvama."}
	textTeamSwiss          = i18n.Text{ID: "Swiss beregu", EN: "Team Swiss", HR: "Ekipni švicarski"}
	textTeamTable          = i18n.Text{ID: "Beregu, semua bertemu semua", EN: "Team round robin", HR: "Ekipni Bergerov sustav"}
	textTeamCup            = i18n.Text{ID: "Beregu, sistem gugur", EN: "Team knock-out", HR: "Ekipni kup"}
	textTraitMatch         = i18n.Text{ID: "angka pertandingan {0}–1–0", EN: "match points {0}–1–0", HR: "bodovi mečeva {0}–1–0"}
	textTraitGameFirst     = i18n.Text{ID: "angka papan lebih dulu", EN: "game points first", HR: "prvo bodovi s ploča"}
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

// What options add to the name of a system.
var (
	textTraitDouble = i18n.Text{ID: "dua kali", EN: "double round", HR: "dvokružno"}
	textTraitKept   = i18n.Text{ID: "dua babak terakhir tidak ditukar", EN: "last two rounds of a cycle not exchanged", HR: "zadnja dva kola kruga bez zamjene"}
	textTraitCycles = i18n.Text{ID: "{0} ×", EN: "{0} ×", HR: "{0} ×"}
	textTraitGroups = i18n.Plural{ID: "{0} grup", ENOne: "{0} group", EN: "{0} groups", HROne: "{0} grupa", HRFew: "{0} grupe", HR: "{0} grupa"}
	textTraitGames  = i18n.Plural{ID: "{0} partai", ENOne: "{0} game a match", EN: "{0} games a match", HROne: "{0} partija po meču", HRFew: "{0} partije po meču", HR: "{0} partija po meču"}
	textTraitBoards = i18n.Plural{ID: "{0} papan", ENOne: "{0} board", EN: "{0} boards", HROne: "{0} ploča", HRFew: "{0} ploče", HR: "{0} ploča"}
)
