package players

import (
	"wasit/app/words/i18n"
)

// Ratings on the page of a player (FIDE B.02, C.07 10).
var (
	textRated          = i18n.Text{ID: "Rating dalam turnamen ini", EN: "Rating in this tournament", HR: "Rejting na ovom turniru"}
	textRatedList      = i18n.Text{ID: "Daftar: {0}", EN: "List: {0}", HR: "Lista: {0}"}
	textRatedUnknown   = i18n.Text{ID: "Jenis rating tidak diketahui dari waktu pikirnya; dihitung seperti standar.", EN: "The time control does not tell the rating list; reckoned as standard.", HR: "Tempo igre ne određuje listu; računa se kao standardni."}
	textRatedSoFar     = i18n.Text{ID: "Sampai sekarang; turnamen belum selesai.", EN: "So far; the tournament is not over.", HR: "Do sada; turnir nije završen."}
	textRatedNone      = i18n.Text{ID: "tanpa rating", EN: "unrated", HR: "bez rejtinga"}
	textRatedOpponent  = i18n.Text{ID: "Lawan", EN: "Opponent", HR: "Protivnik"}
	textRatedScore     = i18n.Text{ID: "Angka", EN: "Score", HR: "Rez."}
	textRatedDiff      = i18n.Text{ID: "Selisih", EN: "Diff.", HR: "Razl."}
	textRatedDiffName  = i18n.Text{ID: "Selisih rating", EN: "Rating difference", HR: "Razlika rejtinga"}
	textRatedExpected  = i18n.Text{ID: "Harapan (B.02 8.1.2)", EN: "Expected score (B.02 8.1.2)", HR: "Očekivani rezultat (B.02 8.1.2)"}
	textRatedExpectedS = i18n.Text{ID: "Harap.", EN: "Exp.", HR: "Oček."}
	textRatedDelta     = i18n.Text{ID: "Angka dikurangi harapan", EN: "Score less expectation", HR: "Rezultat manje očekivanje"}
	textRatedAverage   = i18n.Text{ID: "Rata-rata rating lawan: {0} : {1} = {2} (C.07 10.1)", EN: "Average rating of opponents: {0} ÷ {1} = {2} (C.07 10.1)", HR: "Prosječni rejting protivnika: {0} : {1} = {2} (C.07 10.1)"}
	textRatedTPR       = i18n.Text{ID: "Rating performa: {0} dari {1} = {2} %, selisih {3} (B.02 8.1.1): {4} (C.07 10.2)", EN: "Performance rating: {0} of {1} = {2} %, difference {3} (B.02 8.1.1): {4} (C.07 10.2)", HR: "Performans: {0} od {1} = {2} %, razlika {3} (B.02 8.1.1): {4} (C.07 10.2)"}
	textRatedPTP       = i18n.Text{ID: "Performa sempurna: {0} (C.07 10.3)", EN: "Perfect performance: {0} (C.07 10.3)", HR: "Savršeni performans: {0} (C.07 10.3)"}
	textRatedDropped   = i18n.Text{ID: "Rata-rata dan performa tidak dihitung: ada pemain tanpa rating, dan daftar tie-break tidak memberinya rating (C.07 10).", EN: "No average and no performance: somebody has no rating, and the list of tie-breaks gives him none (C.07 10).", HR: "Bez prosjeka i performansa: netko nema rejting, a popis dodatnih kriterija ne daje mu nijedan (C.07 10)."}
	textRatedUnrated   = i18n.Text{ID: "Pemain tanpa rating dihitung {0}, sesuai daftar tie-break.", EN: "Players without rating count as {0}, as the list of tie-breaks says.", HR: "Igrači bez rejtinga računaju se kao {0}, prema popisu dodatnih kriterija."}
	textRatedChange    = i18n.Text{ID: "Perubahan rating: K {0} × {1} = {2}, kira-kira {3} (B.02 8.3). FIDE membulatkan jumlah satu periode.", EN: "Rating change: K {0} × {1} = {2}, about {3} (B.02 8.3). FIDE rounds the sum of a period.", HR: "Promjena rejtinga: K {0} × {1} = {2}, otprilike {3} (B.02 8.3). FIDE zaokružuje zbroj razdoblja."}
	textRatedKGuess    = i18n.Text{ID: "K = {0}, menurut rating dan umur (B.02 8.3.3); isi K dari daftar FIDE di formulir pemain bila berbeda.", EN: "K = {0}, by rating and age (B.02 8.3.3); give the K of FIDE's list in the player's form where it differs.", HR: "K = {0}, prema rejtingu i dobi (B.02 8.3.3); ako je drukčiji, upišite K s FIDE liste u obrazac igrača."}
	textRatedCapped    = i18n.Text{ID: "* Selisih di atas 400 dihitung 400 (B.02 8.3.1).", EN: "* A difference above 400 counts as 400 (B.02 8.3.1).", HR: "* Razlika iznad 400 računa se kao 400 (B.02 8.3.1)."}
	textRatedLeftOut   = i18n.Plural{ID: "{0} partai tidak dihitung: lawan tanpa rating, atau selisih yang tidak dirating.", ENOne: "{0} game does not count: an unrated opponent, or a difference that is not rated.", EN: "{0} games do not count: unrated opponents, or a difference that is not rated.", HROne: "{0} partija se ne računa: protivnik bez rejtinga ili prevelika razlika.", HRFew: "{0} partije se ne računaju: protivnici bez rejtinga ili prevelika razlika.", HR: "{0} partija se ne računa: protivnici bez rejtinga ili prevelika razlika."}
	textRatedNoGame    = i18n.Text{ID: "Tidak ada partai yang mengubah rating.", EN: "No game changes the rating.", HR: "Nijedna partija ne mijenja rejting."}
	textRatedFirst     = i18n.Text{ID: "Rating pertama: ({0}) : {1} dengan dua lawan 1800 yang dianggap remis, {2} % memberi {3}: {4} (B.02 8.2)", EN: "First rating: {0} ÷ {1} with two opponents of 1800 counted as drawn, {2} % gives {3}: {4} (B.02 8.2)", HR: "Prvi rejting: {0} : {1} s dva protivnika od 1800 kao remi, {2} % daje {3}: {4} (B.02 8.2)"}
	textRatedFirstFew  = i18n.Text{ID: "Belum bisa diterbitkan: perlu lima partai melawan pemain berating dan 1400 (B.02 7.1.4).", EN: "Not published yet: five games against rated players and 1400 are needed (B.02 7.1.4).", HR: "Još se ne objavljuje: potrebno je pet partija protiv igrača s rejtingom i 1400 (B.02 7.1.4)."}
	textRatedFirstNone = i18n.Text{ID: "Tanpa angka melawan pemain berating: belum ada rating pertama (B.02 8.2.1).", EN: "No point against rated players: no first rating yet (B.02 8.2.1).", HR: "Bez boda protiv igrača s rejtingom: još nema prvog rejtinga (B.02 8.2.1)."}
)

// Norms and titles (FIDE B.01).
var (
	textNorms       = i18n.Text{ID: "Norma dan gelar (B.01)", EN: "Norms and titles (B.01)", HR: "Norme i titule (B.01)"}
	textNormsHint   = i18n.Text{ID: "Petunjuk saja: syarat turnamen (B.01 1.1) dan pilihan partai (1.4.1) ditentukan wasit; gelar langsung dari kejuaraan (1.2) tidak dilihat.", EN: "Hints: conditions of the tournament (B.01 1.1) and the choice of games (1.4.1) are the arbiter's; direct titles of championships (1.2) are left out.", HR: "Samo naputak: uvjete turnira (B.01 1.1) i izbor partija (1.4.1) određuje sudac; izravne titule s prvenstava (1.2) nisu uključene."}
	textNormReached = i18n.Text{ID: "Norma {0}: terpenuhi", EN: "{0} norm: reached", HR: "Norma {0}: ispunjena"}
	textNormMissing = i18n.Plural{ID: "Norma {1}: kurang {0} syarat", ENOne: "{1} norm: {0} condition is missing", EN: "{1} norm: {0} conditions are missing", HROne: "Norma {1}: nedostaje {0} uvjet", HRFew: "Norma {1}: nedostaju {0} uvjeta", HR: "Norma {1}: nedostaje {0} uvjeta"}
	textNormScore   = i18n.Text{ID: "Melawan mereka cukup {0} dari {1}.", EN: "Enough against them: {0} of {1}.", HR: "Protiv njih dovoljno: {0} od {1}."}
	textNormNever   = i18n.Text{ID: "Melawan mereka tidak ada angka yang cukup.", EN: "Against them no score would do.", HR: "Protiv njih nijedan rezultat nije dovoljan."}
	textNormRaised  = i18n.Text{ID: "Rating lawan terendah dinaikkan (1.4.6).", EN: "The lowest opponent's rating is raised (1.4.6).", HR: "Rejting najslabijeg protivnika je podignut (1.4.6)."}
	textTitleHas    = i18n.Text{ID: "{0} karena rating {1} (B.01 1.3), setelah 30 partai berating", EN: "{0} by rating {1} (B.01 1.3), after 30 rated games", HR: "{0} po rejtingu {1} (B.01 1.3), nakon 30 rejtiranih partija"}
	textTitleLacks  = i18n.Text{ID: "{0} karena rating {1} (B.01 1.3): kurang {2}", EN: "{0} by rating {1} (B.01 1.3): missing {2}", HR: "{0} po rejtingu {1} (B.01 1.3): nedostaje {2}"}
)
