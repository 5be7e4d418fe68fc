package roster

import (
	"strings"
	"sync"

	"wasit/swiss"
)

// wordSet is a set of folded words, folded when the first of them is looked up: no start of the app pays for lists of players.
type wordSet struct {
	text  string
	once  sync.Once
	words map[string]bool
}

func set(words string) *wordSet { return &wordSet{text: words} }

// has reports whether a folded word is one of the set.
func (s *wordSet) has(word string) bool {
	s.once.Do(func() {
		s.words = map[string]bool{}
		for _, w := range strings.Fields(s.text) {
			s.words[Fold(w)] = true
		}
	})
	return s.words[word]
}

// The words by which messages say what stands beside them, folded.
var (
	birthLabels = set("lahir lhr tgl tgllahir tgllhr tanggal tanggallahir ttl tempat tempattanggallahir tmpt rođen rođena rođenje rođ rod roden rodena datum datumrođenja born dob birth birthday god godište godina th thn tahun thnlahir tahunlahir bday kelahiran")
	ageLabels   = set("umur usia age aged star stara")
	ageUnits    = set("th thn tahun god godina yo yrs years tahunan")
	countUnits  = set("orang anak peserta siswa pemain igrača igrači djece učenika players pupils students")
	classLabels = set("kls klas kelas kl class grade year yr razred r kelompokkelas tingkat")
	sexLabels   = set("jk lp mf mž spol sex gender jeniskelamin kelamin")
	phoneLabels = set("hp wa telp tel tlp telepon nohp nowa mob mobitel phone whatsapp kontak ponsel")
	numberLabel = set("nisn nik nis induk noinduk oib")
	ratingLabel = set("rating elo rtg rejting")
	schoolStart = set("sd sdn sds sdit sdi sdk sdlb smp smpn smpit smps smpk mts mtsn mtss sma sman smas smait smak smk smkn slb slbn pkbm sekolah madrasah ponpes pesantren homeschooling gimnazija percasi sanggar klub osnovna srednja šahovski šk oš ud uptd sdnegeri")
	schoolUpper = set("mi min mis ma man ra tk os sk ss")
	schoolEnd   = set("school academy elementary primary college club škola gimnazija")
	fromWords   = set("dari dr asal utusan perwakilan kontingen from iz wakil of")
	fillers     = set("nama namanama peserta siswa siswi anak an atasnama dan and no pemain igrač igrači player players kategori kelompok daftar tim team adik ananda ankita data kontingen utusan asal dari sekolah official prijavljujem mendaftarkan daftarkan i te lista popis list names mlađi mlađe stariji starije younger older")
	teamWords   = set("peserta tim regu daftar kelompok kategori pemain atlet siswa siswi kelas")
	gone        = set("batal gajadi cancel cancelled odustao odustala odustaje mundur withdrawn nedolazi")
	chatWords   = set(`assalamualaikum assalamu alaikum assalamualaikumwrwb waalaikumsalam wassalam wassalamualaikum wr wb selamat pagi siang sore malam terima kasih terimakasih makasih trims
		mohon maaf tolong bu pak bapak ibu kak min admin panitia ini itu ya yah ok oke baik siap berikut kami saya kita untuk yang yg sudah sdh belum blm ikut hadir hadiah
		total jumlah orang izin info biaya bayar transfer lunas kapan jam lomba catur turnamen kejuaraan kirim mengirim kirimkan mengirimkan mendaftar mendaftarkan didaftarkan daftarkan pendaftaran daftar peserta
		kirimin lampirkan terlampir guru pendamping pembimbing pengawas wali ortu orangtua pembina pelatih hormat salam dengan semoga sukses nanti besok susul nyusul menyusul ada cuma hanya akan mau bisa atas perhatian perhatiannya bantuannya
		http https www media omitted disertakan dihapus pesan deleted message gambar image foto stiker sticker
		hello hi dear please thanks thank you here is are the our we from regards best kind good morning afternoon evening all find following below registration registrations register registering players list entries entry total attached coach for at to
		pozdrav hvala molim dobra jutro večer prilogu privitku učenike učenika evo naši naše poštovani lijep dobar dan šaljem prijava prijave prijavljujem popis igrača igrači ukupno trener voditelj srdačan lp`)
	// aside are the labels of a form that say nothing of the player.
	aside = set(`no nomor nohp hp wa telp telepon alamat agama email surel ortu orangtua ayah ibu wali namaayah namaibu namaortu namawali namaorangtua pekerjaan keterangan ket catatan hobi foto
		pembina pendamping pembimbing pelatih official ofisial kepala guru nisn nik adresa telefon mobitel mob roditelj roditelji napomena trener mentor address phone mobile parent guardian note coach teacher`)
	// grownUps begin a line about somebody who comes along and does not play.
	grownUps = set("guru pendamping pembina pelatih official ofisial ketua manajer manager kepala kepsek trener trenerica voditelj voditeljica coach teacher koordinator narahubung kontak pic cp")
)

// sexWord are the words for a sex that cannot be a name; sexSign those that can, or are a single letter, and count only
// where they stand by themselves.
var (
	sexWord = map[string]swiss.Sex{"lk": swiss.Male, "laki": swiss.Male, "lakilaki": swiss.Male, "laki2": swiss.Male, "lelaki": swiss.Male, "cowok": swiss.Male,
		"cowo": swiss.Male, "male": swiss.Male, "muski": swiss.Male, "musko": swiss.Male, "djecak": swiss.Male, "djecaci": swiss.Male, "boys": swiss.Male, "boy": swiss.Male,
		"pr": swiss.Female, "perempuan": swiss.Female, "cewek": swiss.Female, "cewe": swiss.Female, "wanita": swiss.Female, "female": swiss.Female, "zenski": swiss.Female,
		"zensko": swiss.Female, "djevojcica": swiss.Female, "djevojcice": swiss.Female, "girls": swiss.Female, "girl": swiss.Female}
	sexSign = map[string]swiss.Sex{"l": swiss.Male, "pa": swiss.Male, "putra": swiss.Male, "m": swiss.Male, "p": swiss.Female, "pi": swiss.Female, "putri": swiss.Female,
		"f": swiss.Female, "z": swiss.Female}
	sexEnds = set("l p lk pr pa pi")
)

// isDigits reports whether s is nothing but digits.
func isDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}
