package release

import "wasit/app/words/i18n"

// releases are all versions, the newest first. A change that a user notices adds its line to the first one, or begins a new one.
var releases = []Release{
	{"1.0", 2026, 11, 22, []i18n.Text{
		{ID: "Versi bernomor yang pertama: pairing Swiss dan sistem lain, jam catur, meja wasit, papan, dan pelajaran.",
			EN: "The first numbered version: Swiss and other pairings, the chess clock, the arbiter's desk, the board and lessons.",
			HR: "Prva brojčano označena inačica: švicarski i drugi sustavi parova, šahovski sat, sudački stol, ploča i lekcije."},
		{ID: "Daftar pemain dan sekolah mengikuti abjad bahasanya, di layar dan di kertas; dalam bahasa Kroasia menurut nama keluarga.",
			EN: "Lists of players and schools follow the alphabet of their language, on screen and on paper; in Croatian by surname.",
			HR: "Popisi igrača i škola slijede abecedu jezika, na zaslonu i na papiru; na hrvatskom po prezimenu."},
		{ID: "Daftar dari Excel, daftar rating FIDE, dan berkas TRF dibaca tanpa internet.",
			EN: "Lists from Excel, FIDE rating lists and TRF files are read without internet.",
			HR: "Popisi iz Excela, FIDE-ove rejting-liste i TRF datoteke čitaju se bez interneta."},
		{ID: "Beberapa perangkat di satu turnamen, tanpa internet: pencatat hasil, penjaga pintu, wasit, dan layar; bila tablet di meja mati, perangkat wasit menjadi meja.",
			EN: "Several devices at one tournament, without internet: scorers, door, arbiter and screen; when the desk's tablet dies, an arbiter's device becomes the desk.",
			HR: "Više uređaja na jednom turniru, bez interneta: zapisničari, ulaz, sudac i zaslon; kad se tablet na stolu ugasi, sudački uređaj postaje stol."},
		{ID: "Satu daftar dibagi ke semua kelompok menurut jenjang, kelas, tahun lahir, dan L/P; yang meragukan ditanyakan sekali untuk semua.",
			EN: "One list is sorted into all sections by school, class, year of birth and sex; what is in doubt is asked once for all.",
			HR: "Jedan se popis dijeli u sve skupine po školi, razredu, godištu i spolu; nejasno se pita jednom za sve."},
		{ID: "Piagam dengan kop, dua logo, nomor, dan tanda tangan, untuk juara dan semua pemain dalam sekali cetak.",
			EN: "Certificates with a letterhead, two logos, numbers and signatures, for winners and everybody in one print.",
			HR: "Diplome sa zaglavljem, dva logotipa, brojevima i potpisima, za nagrađene i sve igrače u jednom ispisu."},
		{ID: "Beregu sistem gugur; satu pilihan rating mana yang dipakai, tercetak di daftar pemain dan klasemen.",
			EN: "Team knock-out; one choice which rating counts, printed on the starting list and the standings.",
			HR: "Ekipni kup; jedan izbor koji rejting vrijedi, ispisan na startnoj listi i poretku."},
		{ID: "Perubahan rating pemain tiap regu, berita acara yang menyebut semua perubahan setelah babak 1, dan partai tunda di layar besar.",
			EN: "Rating changes for the players of teams, minutes that tell every change after round 1, and postponed games on the big screen.",
			HR: "Promjene rejtinga igrača ekipa, zapisnik koji navodi svaku promjenu nakon 1. kola i odgođene partije na velikom zaslonu."},
		{ID: "Panduan di dalam aplikasi, tanpa internet: tiap halaman mengantar ke babnya, juga dengan tombol F1.",
			EN: "A manual in the app, without internet: each page leads to its chapter, also by the key F1.",
			HR: "Priručnik u aplikaciji, bez interneta: svaka stranica vodi do svojega poglavlja, i tipkom F1."},
		{ID: "Kapan pulang? Perkiraan akhir babak dan akhir hari dari babak di aula ini, dan bisa dicoba sebelum hari-H.",
			EN: "When do we go home? A forecast of the end of the round and of the day from this hall's own rounds, to be tried before the day.",
			HR: "Kada idemo kući? Procjena kraja kola i dana prema kolima ove dvorane, može se isprobati prije turnira."},
		{ID: "Siapa bisa juara? Peringkat yang mungkin sebelum hasil terakhir, dengan syarat di papan lain.",
			EN: "Who can still win? The places that are possible before the last results, with what must happen on other boards.",
			HR: "Tko još može pobijediti? Moguća mjesta prije posljednjih rezultata i što se mora dogoditi na drugim pločama."},
	}},
}
