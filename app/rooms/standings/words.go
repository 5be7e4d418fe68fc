package standings

import (
	"wasit/app/words/i18n"
)

// What the heads of the tie-breaks stand for.
var (
	textLegend      = i18n.Text{ID: "Bila angka sama, yang menentukan", EN: "What decides between equal points", HR: "Što odlučuje kod jednakih bodova"}
	textLegendPlace = i18n.Text{ID: "peringkat di antara yang angkanya sama, 1 terbaik", EN: "the place among those with equal points, 1 is the best", HR: "mjesto među jednakima po bodovima, 1 je najbolje"}
)

// Values of the Keizer system (formats.md part 2).
var (
	textKeizerAdds      = i18n.Text{ID: "Jumlah", EN: "Sum", HR: "Zbroj"}
	textKeizerHow       = i18n.Text{ID: "Bagian × nilai: menang memberi nilai lawan, yaitu menurut peringkatnya sekarang.", EN: "Share × value: a win gives the value of the opponent, which follows from his present place.", HR: "Udio × vrijednost: pobjeda daje vrijednost protivnika, prema njegovu sadašnjem mjestu."}
	textKeizerHowFrozen = i18n.Text{ID: "Bagian × nilai pada babak itu.", EN: "Share × value in that round.", HR: "Udio × vrijednost u tom kolu."}
)

// Standings, their arithmetic, the crosstable.
var (
	textStandingsInterim = i18n.Text{ID: "Klasemen sementara", EN: "Interim standings", HR: "Trenutačni poredak"}
	textStandingsShared  = i18n.Text{ID: "Nomor yang sama: angka dan semua penentu sama, tempatnya dibagi.", EN: "The same number: points and all tie-breaks are equal, the place is shared.", HR: "Isti broj: bodovi i svi kriteriji su jednaki, mjesto se dijeli."}
	textStandingsTouch   = i18n.Text{ID: "Sentuh nama untuk melihat hitungannya.", EN: "Touch a name to see the arithmetic.", HR: "Dodirnite ime za prikaz izračuna."}
	textCrossHow         = i18n.Text{ID: "Tiap babak: warna, peringkat lawan, hasil.", EN: "Each round: colour, the opponent's place, result.", HR: "Svako kolo: boja, mjesto protivnika, rezultat."}
	textStandingsNone    = i18n.Text{ID: "Klasemen ada setelah babak 1 lengkap.", EN: "Standings begin when round 1 is complete.", HR: "Poredak počinje kad je 1. kolo potpuno."}
	textPlayerPage       = i18n.Text{ID: "Halaman pemain", EN: "Player's page", HR: "Stranica igrača"}
	textTiesLate         = i18n.Text{ID: "Babak 1 sudah diumumkan", EN: "Round 1 is published", HR: "1. kolo je objavljeno"}
	textTiesLateText     = i18n.Text{ID: "Urutan tie-break seharusnya diumumkan sebelum mulai (C.07, 4.1). Perubahan tercatat dengan alasannya.", EN: "The order should be announced before the start (C.07, 4.1). The change is recorded with its reason.", HR: "Redoslijed se objavljuje prije početka (C.07, 4.1). Promjena se bilježi s razlogom."}
	textSumAdjusted      = i18n.Text{ID: "bukan {0}; C.07 {1}", EN: "not {0}; C.07 {1}", HR: "ne {0}; C.07 {1}"}
	textSumDummy         = i18n.Text{ID: "lawan semu: {0} (C.07 {1})", EN: "dummy opponent: {0} (C.07 {1})", HR: "zamišljeni protivnik: {0} (C.07 {1})"}
	textSumCarried       = i18n.Text{ID: "dari grup", EN: "from the group", HR: "iz grupe"}
	textSumUnplayed      = i18n.Text{ID: "tanpa lawan", EN: "no opponent", HR: "bez protivnika"}
	textSumCutLow        = i18n.Text{ID: "dipotong (terendah)", EN: "cut (lowest)", HR: "izostavljeno (najniže)"}
	textSumCutHigh       = i18n.Text{ID: "dipotong (tertinggi)", EN: "cut (highest)", HR: "izostavljeno (najviše)"}
	textSumBelow         = i18n.Text{ID: "di bawah batas", EN: "below the limit", HR: "ispod granice"}
	textSumDropped       = i18n.Text{ID: "Tidak dipakai dalam turnamen ini.", EN: "Not used in this tournament.", HR: "Ne primjenjuje se na ovom turniru."}
	textSumPlace         = i18n.Text{ID: "tempat {0}", EN: "place {0}", HR: "{0}. mjesto"}
	textSumMean          = i18n.Text{ID: "{0} : {1} = {2}", EN: "{0} ÷ {1} = {2}", HR: "{0} : {1} = {2}"}
	textSumPerformance   = i18n.Text{ID: "dibulatkan {0}; {1} % memberi {2} (B.02 8.1.1): {3}", EN: "rounded {0}; {1} % gives {2} (B.02 8.1.1): {3}", HR: "zaokruženo {0}; {1} % daje {2} (B.02 8.1.1): {3}"}
	textSumPerfect       = i18n.Text{ID: "{0} adalah rating terendah yang angka harapannya melawan mereka {1} atau lebih (B.02 8.1.2).", EN: "{0} is the lowest rating that is expected to score {1} or more against them (B.02 8.1.2).", HR: "{0} je najniži rejting koji protiv njih očekuje {1} ili više (B.02 8.1.2)."}
	textSumPerfectNone   = i18n.Text{ID: "Tanpa angka: rating lawan terendah dikurangi 800.", EN: "No point: the rating of the lowest opponent less 800.", HR: "Bez boda: rejting najslabijeg protivnika manje 800."}
	textSumLot           = i18n.Text{ID: "Yang masih seri diundi. Benih: {0}.", EN: "Who was still tied was drawn. Seed: {0}.", HR: "Izjednačeni su izvučeni ždrijebom. Sjeme: {0}."}
	textSumGiven         = i18n.Text{ID: "Dihitung di tempat lain, atau keputusan wasit; alasannya ada di catatan.", EN: "Calculated elsewhere, or decided by the arbiter; the log says why.", HR: "Izračunano drugdje, ili odluka suca; razlog je u zapisniku."}
	textValues           = i18n.Text{ID: "Nilai dari luar", EN: "Values calculated elsewhere", HR: "Vrijednosti izračunane drugdje"}
	textValuesText       = i18n.Text{ID: "Yang nilainya lebih besar di depan; yang kosong di belakang. Dengan begitu pemain yang seri juga bisa diurutkan menurut keputusan.", EN: "The greater value ranks first, who has none last. So tied players can be put in order by a decision too.", HR: "Veća vrijednost je ispred, tko je nema na kraju je. Tako se izjednačeni mogu poredati i po odluci."}
	textValuesFrom       = i18n.Text{ID: "Dari mana, atau mengapa urutannya begitu", EN: "Where they are from, or why this order", HR: "Odakle su, ili zašto taj poredak"}
	textValueBad         = i18n.Text{ID: "Tulis angka dengan paling banyak dua desimal, misalnya 34,5.", EN: "Write a number with at most two decimals, such as 34.5.", HR: "Upišite broj s najviše dvije decimale, npr. 34,5."}
	textExpelled         = i18n.Text{ID: "Dikeluarkan, tanpa peringkat (partainya tetap dihitung untuk lawan): {0}", EN: "Expelled, without a place (their games count for the others): {0}", HR: "Isključeni, bez mjesta u poretku (partije vrijede protivnicima): {0}"}
	textSumLotNone       = i18n.Text{ID: "Tidak perlu diundi.", EN: "No lot was needed.", HR: "Ždrijeb nije bio potreban."}
	textSumLotLater      = i18n.Text{ID: "Diundi setelah babak terakhir, bila perlu.", EN: "Drawn after the last round, if needed.", HR: "Ždrijeb nakon zadnjeg kola, ako zatreba."}
	textSumWhole         = i18n.Text{ID: "dari seluruh turnamen", EN: "of the whole tournament", HR: "cijelog turnira"}
	textSumSchedule      = i18n.Text{ID: "Buchholz, dibagi", EN: "Buchholz, divided", HR: "Buchholz, podijeljen"}
	textSumDecided       = i18n.Text{ID: "Pertemuan langsung memutuskan.", EN: "The direct encounter decides.", HR: "Međusobni susret odlučuje."}
	textSumUndecided     = i18n.Text{ID: "Pertemuan langsung tidak memutuskan; urutan tetap.", EN: "The direct encounter does not decide; the order stays.", HR: "Međusobni susret ne odlučuje; poredak ostaje."}
)

// Tables of systems that rank by their own rules.
var (
	textKeizerCycle = i18n.Text{ID: "Peringkat berputar di antara {0} susunan; angkanya rata-rata.", EN: "The ranking goes round between {0} orders; the points are their average.", HR: "Poredak kruži između {0} redoslijeda; bodovi su njihov prosjek."}
)

// Whose points count in the ranking of schools.
var (
	textSchoolsLevel      = i18n.Text{ID: "Jenjang", EN: "Level", HR: "Vrsta škole"}
	textSchoolsEveryLevel = i18n.Text{ID: "Semua jenjang", EN: "All levels", HR: "Sve škole"}
	textSchoolsBoth       = i18n.Text{ID: "Putra dan putri", EN: "Boys and girls", HR: "Svi zajedno"}
	textSchoolsBoys       = i18n.Text{ID: "Putra", EN: "Boys", HR: "Dječaci"}
	textSchoolsGirls      = i18n.Text{ID: "Putri", EN: "Girls", HR: "Djevojčice"}
)

// Grid and bracket.
var (
	textBracketNone = i18n.Text{ID: "Bagan ada setelah undian babak 1.", EN: "The bracket begins with the draw of round 1.", HR: "Ždrijeb postoji nakon ždrijebanja 1. kola."}
	textCupFinal    = i18n.Text{ID: "Final", EN: "Final", HR: "Finale"}
	textCupSemi     = i18n.Text{ID: "Semifinal", EN: "Semi-finals", HR: "Polufinale"}
	textCupQuarter  = i18n.Text{ID: "Perempat final", EN: "Quarter-finals", HR: "Četvrtfinale"}
	textCupOf       = i18n.Text{ID: "{0} besar", EN: "Round of {0}", HR: "Posljednjih {0}"}
	textCupOpen     = i18n.Text{ID: "belum diketahui", EN: "to be decided", HR: "još nepoznato"}
	textCupWon      = i18n.Text{ID: "menang", EN: "won", HR: "pobjednik"}
	textCupEmpty    = i18n.Text{ID: "keduanya tidak hadir", EN: "both absent", HR: "oba odsutna"}
)

// The ranking of schools.
var (
	textSchoolsUneven     = i18n.Text{ID: "Kelompok tidak sama panjang", EN: "The sections are not alike", HR: "Skupine nisu jednake"}
	textSchoolsUnevenText = i18n.Text{ID: "Jumlah babak atau angka berbeda: kelompok dengan lebih banyak babak memberi lebih banyak angka.", EN: "They differ in rounds or points: the one with more rounds gives more points.", HR: "Razlikuju se u kolima ili bodovima: skupina s više kola daje više bodova."}
	textSchoolsCount      = i18n.Text{ID: "Pemain yang dihitung", EN: "Players that count", HR: "Broj igrača koji se računaju"}
	textSchoolsPlace      = i18n.Text{ID: "peringkat {0}: {1}", EN: "place {0}: {1}", HR: "{0}. mjesto: {1}"}
	textSchoolsNone       = i18n.Text{ID: "Peringkat sekolah ada setelah babak 1 lengkap dan pemain punya sekolah.", EN: "The ranking begins when round 1 is complete and players have schools.", HR: "Poredak počinje kad je 1. kolo potpuno i igrači imaju škole."}
	textStartNumber       = i18n.Text{ID: "Nomor awal", EN: "Starting number", HR: "Startni broj"}
	textStartNo           = i18n.Text{ID: "No.", EN: "No.", HR: "Br."}
)

// Why somebody stands below the row above with the same points, in one sentence.
var (
	textWhyWon       = i18n.Text{ID: "Angka sama dengan {0}; {0} menang saat keduanya bertemu.", EN: "Same points as {0}; {0} won their game.", HR: "Jednako bodova kao {0}; {0} je bolji u međusobnoj partiji."}
	textWhyEncounter = i18n.Text{ID: "Angka sama dengan {0}; {0} lebih baik dalam pertemuan langsung di antara yang sama angkanya.", EN: "Same points as {0}; {0} did better in the games among those with the same points.", HR: "Jednako bodova kao {0}; {0} je bolji u međusobnim partijama izjednačenih."}
	textWhyTie       = i18n.Text{ID: "Angka sama dengan {0}; yang menentukan {1}: {0} {2}, {3} {4}.", EN: "Same points as {0}; {1} decides: {0} {2}, {3} {4}.", HR: "Jednako bodova kao {0}; odlučuje {1}: {0} {2}, {3} {4}."}
	textWhyShared    = i18n.Text{ID: "Angka dan semua penentu sama dengan {0}: tempatnya dibagi.", EN: "Points and every tie-break are those of {0}: they share the place.", HR: "Bodovi i svi kriteriji jednaki su kao kod {0}: dijele mjesto."}
	textWhyOther     = i18n.Text{ID: "Angka dan semua penentu sama dengan {0}: ditentukan undian.", EN: "Points and every tie-break are those of {0}: lots decided.", HR: "Bodovi i svi kriteriji jednaki su kao kod {0}: odlučio je ždrijeb."}
)
