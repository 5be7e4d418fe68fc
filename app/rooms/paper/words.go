package paper

import (
	"wasit/app/words/i18n"
)

// The print centre: the doors to these sheets.
var (
	textPrintCeremony = i18n.Text{ID: "Penutupan dan laporan", EN: "Closing and reports", HR: "Zatvaranje i izvješća"}
	textPrintCut      = i18n.Text{ID: "{0} per halaman, potong", EN: "{0} a page, to cut", HR: "{0} na stranici, za rezanje"}
	textPrintSign     = i18n.Text{ID: "untuk pertemuan teknis", EN: "for the technical meeting", HR: "za tehnički sastanak"}
	textPrintWhole    = i18n.Text{ID: "seluruh turnamen", EN: "the whole tournament", HR: "cijeli turnir"}
)

// The print centre.
var (
	textPrintTitle     = i18n.Text{ID: "Cetak dan bagikan", EN: "Print and share", HR: "Ispis i dijeljenje"}
	textPrintLead      = i18n.Text{ID: "Semua A4, hitam putih. Yang berbingkai tebal biasanya dicetak sekarang.", EN: "All A4, black on white. What has a strong frame is usually printed now.", HR: "Sve A4, crno-bijelo. Ono s debelim okvirom obično se ispisuje sada."}
	textPrintRound     = i18n.Text{ID: "Babak", EN: "Round", HR: "Kolo"}
	textPrintBefore    = i18n.Text{ID: "Sebelum babak 1", EN: "Before round 1", HR: "Prije 1. kola"}
	textPrintAfter     = i18n.Text{ID: "Setelah babak {0}", EN: "After round {0}", HR: "Nakon {0}. kola"}
	textPrintTexts     = i18n.Text{ID: "Tanpa kertas", EN: "Without paper", HR: "Bez papira"}
	textPrintSetOf     = i18n.Text{ID: "papan, nama, slip", EN: "boards, names, slips", HR: "ploče, imena, listići"}
	textPrintBoards    = i18n.Text{ID: "Pairing menurut papan", EN: "Pairings by board", HR: "Parovi po pločama"}
	textPrintRanks     = i18n.Text{ID: "Klasemen ringkas", EN: "Standings, compact", HR: "Poredak, sažeto"}
	textPrintSixty     = i18n.Text{ID: "huruf kecil, sampai 60 nama", EN: "small letters, up to 60 names", HR: "sitna slova, do 60 imena"}
	textPrintDense     = i18n.Text{ID: "Per papan, ringkas", EN: "Boards, compact", HR: "Ploče, sažeto"}
	textPrintNames     = i18n.Text{ID: "Pairing menurut nama", EN: "Pairings by name", HR: "Parovi po imenima"}
	textPrintNotice    = i18n.Text{ID: "Pengumuman W.O.", EN: "Default time notice", HR: "Obavijest o kašnjenju"}
	textPrintRescue    = i18n.Text{ID: "Cadangan kertas", EN: "Paper backup", HR: "Papirnata kopija"}
	textPrintLocal     = i18n.Text{ID: "Pelanggaran dan kartu", EN: "Offences and cards", HR: "Prekršaji i kartoni"}
	textPrintStart     = i18n.Text{ID: "Daftar peserta", EN: "Starting list", HR: "Startna lista"}
	textPrintPages     = i18n.Plural{ID: "{0} halaman", ENOne: "{0} page", EN: "{0} pages", HROne: "{0} stranica", HRFew: "{0} stranice", HR: "{0} stranica"}
	textPrintBig       = i18n.Text{ID: "huruf besar", EN: "large type", HR: "veliki slog"}
	textPrintNoClubs   = i18n.Text{ID: "tanpa sekolah", EN: "without schools", HR: "bez škola"}
	textPrintSix       = i18n.Text{ID: "6 slip per halaman", EN: "6 slips a page", HR: "6 listića na stranici"}
	textPrintByHand    = i18n.Text{ID: "untuk lanjut dengan tangan", EN: "to go on by hand", HR: "za nastavak ručno"}
	textPrintDo        = i18n.Text{ID: "Cetak {0}", EN: "Print {0}", HR: "Ispiši: {0}"}
	textPrintBack      = i18n.Text{ID: "Semua lembar", EN: "All sheets", HR: "Svi listovi"}
	textPrintNotYet    = i18n.Text{ID: "Belum ada pairing yang diumumkan", EN: "No pairing is published yet", HR: "Parovi još nisu objavljeni"}
	textPrintNotYetT   = i18n.Text{ID: "Daftar peserta dan cadangan kertas sudah bisa dicetak. Pairing dicetak setelah diumumkan.", EN: "Starting list and paper backup can be printed. Pairings are printed once published.", HR: "Startna lista i papirnata kopija mogu se ispisati. Parovi se ispisuju nakon objave."}
	textPrintNoLocal   = i18n.Text{ID: "Tidak ada aturan tambahan", EN: "No local rules", HR: "Nema vlastitih pravila"}
	textPrintNoLocalT  = i18n.Text{ID: "Yang berlaku hanya Peraturan Catur FIDE; tabel kartunya tidak ada. Pilih O2SN atau aturan sendiri, baru lembar ini ada.", EN: "The FIDE Laws apply alone; they have no table of cards. Choose O2SN or your own rules, then this sheet exists.", HR: "Vrijede samo Pravila FIDE; ona nemaju tablicu kartona. Odaberite O2SN ili vlastita pravila pa će ovaj list postojati."}
	textPrintNoSheet   = i18n.Text{ID: "Lembar ini belum ada", EN: "This sheet does not exist yet", HR: "Ovaj list još ne postoji"}
	textPrintNoSheetT  = i18n.Text{ID: "Buat pairing atau masukkan hasil dulu, lalu kembali ke sini.", EN: "Pair or enter results first, then come back.", HR: "Najprije sparite ili unesite rezultate pa se vratite."}
	textPrintLang      = i18n.Text{ID: "Bahasa lembar dan teks", EN: "Language of sheets and texts", HR: "Jezik listova i tekstova"}
	textPrintTimes     = i18n.Text{ID: "Waktu di lembar", EN: "Times on the sheets", HR: "Vremena na listovima"}
	textPrintTimesHelp = i18n.Text{ID: "Kosong: pada pengumuman W.O. ditulis dengan tangan.", EN: "Empty: written by hand on the notice.", HR: "Prazno: na obavijesti se upisuje rukom."}
	textPrintClubs     = i18n.Kin{School: i18n.Text{ID: "Pairing per sekolah", EN: "Pairings by school", HR: "Parovi po školi"}, Club: i18n.Text{ID: "Pairing per klub", EN: "Pairings by club", HR: "Parovi po klubu"}}
	textPrintResultsT  = i18n.Text{ID: "Hasil babak {0}", EN: "Results of round {0}", HR: "Rezultati {0}. kola"}
	textPrintStandT    = i18n.Text{ID: "Klasemen", EN: "Standings", HR: "Poredak"}
	textPrintClubsN    = i18n.Plural{ID: "{0} teks, untuk dikirim ke tiap sekolah", ENOne: "{0} text to send to the school", EN: "{0} texts, one to send to each school", HROne: "{0} tekst za slanje školi", HRFew: "{0} teksta za slanje školama", HR: "{0} tekstova za slanje školama"}
	textPrintPlain     = i18n.Text{ID: "Teks polos untuk WhatsApp dan sejenisnya", EN: "Plain text for chats", HR: "Običan tekst za poruke"}
	textPrintCopy      = i18n.Text{ID: "Salin", EN: "Copy", HR: "Kopiraj"}
	textPrintCopied    = i18n.Text{ID: "Disalin", EN: "Copied", HR: "Kopirano"}
	textPrintShare     = i18n.Text{ID: "Bagikan", EN: "Share", HR: "Podijeli"}
)

// The dialog for the organiser's own words.
var (
	textWordTitle      = i18n.Text{ID: "Ubah teks", EN: "Edit the texts", HR: "Uredi tekstove"}
	textWordWhich      = i18n.Text{ID: "Teks", EN: "Text", HR: "Tekst"}
	textWordHelp       = i18n.Text{ID: "Yang dalam kurung kurawal diisi sendiri: {0}. Baris yang semua isinya kosong hilang.", EN: "What stands in braces is filled in: {0}. A line with nothing to fill in goes.", HR: "Ono u vitičastim zagradama popunjava se: {0}. Redak bez sadržaja ispada."}
	textWordFree       = i18n.Text{ID: "Ditulis apa adanya; tiap baris menjadi satu alinea.", EN: "Written as it is; each line becomes a paragraph.", HR: "Piše se kako stoji; svaki redak postaje odlomak."}
	textWordOwn        = i18n.Text{ID: "Teks bawaan", EN: "The app's text", HR: "Tekst aplikacije"}
	textWordSave       = i18n.Text{ID: "Simpan", EN: "Save", HR: "Spremi"}
	textPrintClubsDone = i18n.Kin{School: i18n.Text{ID: "Hasil per sekolah", EN: "Results by school", HR: "Rezultati po školi"}, Club: i18n.Text{ID: "Hasil per klub", EN: "Results by club", HR: "Rezultati po klubu"}}
)

// Certificates: for whom they are, and what stands on them beside the event.
var (
	textCertWho       = i18n.Text{ID: "Untuk", EN: "For", HR: "Za"}
	textCertWinners   = i18n.Text{ID: "Juara", EN: "Winners", HR: "Nagrađene"}
	textCertEverybody = i18n.Text{ID: "Juara dan semua pemain", EN: "Winners and everybody", HR: "Nagrađene i sve sudionike"}
	textCertAll       = i18n.Text{ID: "Semua yang selesai", EN: "All that have ended", HR: "Sve završene"}
	textCertEdit      = i18n.Text{ID: "Kop, nomor, tanda tangan", EN: "Letterhead, number, signatures", HR: "Zaglavlje, broj, potpisi"}
	textCertKept      = i18n.Text{ID: "Disimpan di perangkat ini, juga untuk turnamen berikutnya.", EN: "Kept on this device, for the next tournament too.", HR: "Čuva se na ovom uređaju, i za sljedeći turnir."}
	textCertLogo      = i18n.Text{ID: "Logo {0}", EN: "Logo {0}", HR: "Logotip {0}"}
	textCertLogoDrop  = i18n.Text{ID: "Hapus logo {0}", EN: "Remove logo {0}", HR: "Ukloni logotip {0}"}
	textCertHost      = i18n.Text{ID: "Kop, baris pertama", EN: "Letterhead, first line", HR: "Zaglavlje, prvi redak"}
	textCertUnit      = i18n.Text{ID: "Kop, baris kedua", EN: "Letterhead, second line", HR: "Zaglavlje, drugi redak"}
	textCertNo        = i18n.Text{ID: "Nomor piagam", EN: "Number of the certificate", HR: "Broj diplome"}
	textCertNoHelp    = i18n.Text{ID: "{0} menjadi nomor urut, misalnya 421.7/{0}/O2SN/XI/2026. Kosong: tanpa nomor.", EN: "{0} becomes the running number, such as 17/{0}/2026. Empty: no number.", HR: "{0} postaje redni broj, npr. {0}/2026. Prazno: bez broja."}
	textCertFirst     = i18n.Text{ID: "Nomor urut pertama", EN: "First running number", HR: "Prvi redni broj"}
	textCertSignLeft  = i18n.Text{ID: "Tanda tangan kiri", EN: "Signature on the left", HR: "Lijevi potpis"}
	textCertSignRight = i18n.Text{ID: "Tanda tangan kanan", EN: "Signature on the right", HR: "Desni potpis"}
	textCertOffice    = i18n.Text{ID: "Jabatan", EN: "Office", HR: "Dužnost"}
	textCertName      = i18n.Text{ID: "Nama", EN: "Name", HR: "Ime i prezime"}
	textCertUnder     = i18n.Text{ID: "Di bawah nama, misalnya NIP", EN: "Below the name", HR: "Ispod imena"}
	textCertSignHelp  = i18n.Text{ID: "Kosong: ketua wasit dan panitia turnamen ini.", EN: "Empty: chief arbiter and organiser of this tournament.", HR: "Prazno: glavni sudac i organizator ovog turnira."}

	textFamilyNone   = i18n.Text{ID: "Keluarga melihat papan anaknya di ponsel sendiri", EN: "Families see their child's board on their own phone", HR: "Obitelji vide ploču svojeg djeteta na svojem mobitelu"}
	textFamilyHas    = i18n.Text{ID: "Dibuat: ada di kertas, di teks, dan di layar besar", EN: "Made: on paper, in texts and on the big screen", HR: "Izrađeni: na papiru, u tekstovima i na velikom zaslonu"}
	textFamilyHow    = i18n.Text{ID: "Tiap pemain mendapat kartu dengan kode. Keluarga memindainya sekali. Sesudah itu kode di layar besar dan tautan dalam teks sekolah menampilkan papan, warna, lawan, dan poin anaknya lebih dulu.", EN: "Each player gets a card with a code. The family scans it once. From then on the codes on the big screen and the link in the school's text show their child's board, colour, opponent and score first.", HR: "Svaki igrač dobiva karticu s kodom. Obitelj je skenira jednom. Otada kodovi na velikom zaslonu i poveznica u tekstu škole najprije pokazuju ploču, boju, protivnika i bodove njihova djeteta."}
	textFamilySafe   = i18n.Text{ID: "Tanpa akun dan tanpa internet. Kode pada kartu tidak memuat nama maupun nomor.", EN: "No account and no internet. The code on a card holds neither a name nor a number.", HR: "Bez računa i bez interneta. Kod na kartici ne sadrži ni ime ni broj."}
	textFamilyOpen   = i18n.Text{ID: "Kode babak memuat nama, seperti layar besar sendiri: siapa pun yang memindainya dapat membaca pasangannya.", EN: "The codes of a round hold names, as the big screen does: whoever scans one can read its pairings.", HR: "Kodovi kola sadrže imena, kao i sam veliki zaslon: tko ih skenira, može pročitati parove."}
	textFamilyHere   = i18n.Text{ID: "Ponsel lain mungkin tidak dapat membuka alamat ini", EN: "Other phones may not open this address", HR: "Drugi mobiteli možda ne mogu otvoriti ovu adresu"}
	textFamilyHereDo = i18n.Text{ID: "Kode membawa alamat {0}. Untuk keluarga, buka aplikasi ini di alamat situsnya lebih dulu.", EN: "The codes carry the address {0}. For families, open the app at its address on the web first.", HR: "Kodovi nose adresu {0}. Za obitelji najprije otvorite aplikaciju na njezinoj mrežnoj adresi."}
	textFamilyMake   = i18n.Text{ID: "Buat kode", EN: "Make the codes", HR: "Izradi kodove"}
	textFamilyAnew   = i18n.Text{ID: "Buat kode baru", EN: "Make new codes", HR: "Izradi nove kodove"}
	textFamilyVoid   = i18n.Text{ID: "Semua kartu dan tautan sebelumnya tidak berlaku lagi. Cetak dan bagikan yang baru.", EN: "All cards and links so far no longer count. Print and share the new ones.", HR: "Sve dosadašnje kartice i poveznice više ne vrijede. Ispišite i podijelite nove."}
	textFamilySure   = i18n.Text{ID: "Ya, buat kode baru", EN: "Yes, make new codes", HR: "Da, izradi nove kodove"}
	textSealAbout    = i18n.Text{ID: "Apa arti kode piagam", EN: "What the code proves", HR: "Što kod dokazuje"}
	textSealAll      = i18n.Text{ID: "Setiap piagam memuat kode yang bisa diperiksa.", EN: "Each certificate carries a code that can be checked.", HR: "Svaka diploma nosi kod koji se može provjeriti."}
	textSealNone     = i18n.Text{ID: "Piagam tanpa tanda tangan perangkat ini tercetak tanpa kode.", EN: "Certificates that this device has not signed are printed without a code.", HR: "Diplome koje ovaj uređaj nije potpisao ispisuju se bez koda."}
	textSealChanged  = i18n.Plural{ID: "{0} piagam berubah sejak ditandatangani dan tercetak tanpa kode.", ENOne: "{0} certificate has changed since it was signed and is printed without a code.", EN: "{0} certificates have changed since they were signed and are printed without a code.", HROne: "{0} diploma je izmijenjena nakon potpisa i ispisuje se bez koda.", HRFew: "{0} diplome su izmijenjene nakon potpisa i ispisuju se bez koda.", HR: "{0} diploma je izmijenjeno nakon potpisa i ispisuje se bez koda."}
	textSealDo       = i18n.Plural{ID: "Tanda tangani {0} piagam", ENOne: "Sign {0} certificate", EN: "Sign {0} certificates", HROne: "Potpiši {0} diplomu", HRFew: "Potpiši {0} diplome", HR: "Potpiši {0} diploma"}
	textSealProves   = i18n.Text{ID: "Kode membuktikan bahwa perangkat yang memegang kunci ini menandatangani turnamen, kelompok, tempat, nama dan tanggal itu. Siapa pun dapat memeriksanya di aplikasi, tanpa internet.", EN: "The code proves that the device with this key signed the tournament, section, place, name and date. Anybody can check it in the app, without internet.", HR: "Kod dokazuje da je uređaj s ovim ključem potpisao turnir, skupinu, mjesto, ime i datum. Svatko ga može provjeriti u aplikaciji, bez interneta."}
	textSealNot      = i18n.Text{ID: "Kode tidak membuktikan bahwa penyelenggara itu resmi. Sidik kunci tercetak di berita acara: yang menandatangani berita acara menjamin kunci itu.", EN: "It does not prove that the organiser is official. The print of the key stands on the official record: who signs the record by hand vouches for the key.", HR: "Ne dokazuje da je organizator služben. Otisak ključa stoji u zapisniku: tko potpiše zapisnik, jamči za ključ."}
	textSealKey      = i18n.Text{ID: "Kunci tidak pernah meninggalkan perangkat ini: tidak ada di cadangan, dan pencuri cadangan tidak dapat menandatangani. Jika perangkat hilang atau turnamen diserahkan, perangkat berikutnya membuat kunci sendiri; catatan turnamen memuat keduanya, kode lama tetap berlaku.", EN: "The key never leaves this device: no backup holds it, and who steals a backup cannot sign. When the device is lost or the tournament handed over, the next device makes a key of its own; the tournament's record holds both, and the old codes stay good.", HR: "Ključ nikad ne napušta ovaj uređaj: nema ga ni u jednoj sigurnosnoj kopiji, pa tko ukrade kopiju ne može potpisivati. Ako se uređaj izgubi ili se turnir preda, sljedeći uređaj stvara svoj ključ; u zapisima turnira stoje oba, a stari kodovi vrijede dalje."}
	textSealTold     = i18n.Text{ID: "Cetak ulang memuat kode yang sama. Piagam yang dikoreksi tetap bernomor sama dengan revisi baru. Bahwa piagam dicabut atau diganti hanya diketahui perangkat yang memuat turnamen ini.", EN: "A reprint carries the same code. A corrected certificate keeps its number and gets a new revision. That one was revoked or replaced is known only to devices that hold this tournament.", HR: "Ponovni ispis nosi isti kod. Ispravljena diploma zadržava broj i dobiva novu reviziju. Da je diploma poništena ili zamijenjena znaju samo uređaji na kojima je ovaj turnir."}
	textSealStands   = i18n.Text{ID: "Berlaku", EN: "Stands", HR: "Vrijedi"}
	textSealLeft     = i18n.Text{ID: "Tidak ada di lembar ini", EN: "Not on this sheet", HR: "Nije na ovom listu"}
	textSealOther    = i18n.Text{ID: "Isinya berubah: tanda tangani lagi", EN: "Says something else now: sign it again", HR: "Sadržaj je izmijenjen: potpišite ponovno"}
	textSealRevoke   = i18n.Text{ID: "Cabut", EN: "Revoke", HR: "Poništi"}
	textSealAgain    = i18n.Text{ID: "Tanda tangani lagi", EN: "Sign again", HR: "Potpiši ponovno"}
)
