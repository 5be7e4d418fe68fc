package lexicon

// words are single words by sense, in Indonesian, Croatian and English. Forms of one word stand side by side.
var words = []entry{
	// Indonesian
	{Polite, `asslmkm aslmkm asskum askum assmlkm asslm aslm wslm wslmkm waslm leres injih nggih enjing ndalu halo hallo haloo assalamualaikum assalamu alaikum assalaamualaikum waalaikumsalam waalaikumussalam wassalam wassalamualaikum wr wb warahmatullahi warohmatullahi wabarakatuh
		salam terima kasih terimakasih trimakasih makasih makasi mksh trims tks thx tengkyu tq tqu suwun nuwun matur hatur nuhun suksma swastyastu shalom syalom
		permisi punten nuwunsewu mohon maaf maap mf tolong izin ijin ya yah yaa iya iyah ok oke okey okay baik siap sip dong deh nih sih kok yg yang untuk utk buat dengan dgn juga
		berikut kami kita ikut ikutan ikutkan mengikuti mau ingin hendak akan dan serta ini itu adalah lagi satu nama namanya atas an anak anaknya anakku siswa murid peserta pemain atlet
		sekolah sekolahnya bersekolah dari dr asal di selaku sebagai min admin panitia pak bu bapak ibu bpk pa2 kak kakak adik adiknya adeknya kakaknya semua semuanya semuax
		kembar duaduanya keduanya ketiganya keempatnya kelimanya seluruhnya masingmasing tambahan susulan susul nyusul menyusulkan bunda ayah mama papa om tante daftarnya datanya
		mamanya papanya ibunya bundanya ayahnya ibuk wali panggil perkenalkan kenalkan mengucapkan hormat ananda ankita bang mas mbak gan bro sis
		eh ehh eits ups lho loh waduh wah aduh maksud maksudnya maksudku rampes sampurasun horas mejuahjuah tabea
		turut serta rekan teman ortu pelajar bernama dst dll dkk saudara kandung beda sdr sdri banyak`, "id"},
	{SignUp, `mitmachen mitspielen teilnehmen anmelden melde daftar daftarkan daftarin mendaftar mendaftarkan didaftarkan mendaftarin pendaftaran daftarkn ndaftar titip nitip tambah tambahkan menambah nambah masukin masukkan dimasukkan catat
		ikut ikutkan mengikuti ikutan mengikutkan mengikutsertakan mengirim mengirimkan kirim kirimkan utus mengutus menugaskan ditugaskan mendelegasikan
		prijavljujem prijavljujemo prijavljuje prijavljuju prijavljujete dovodim dovodimo dovodi upućuje upućujemo prijavio prijavila prijavi prijavite prijavit upisujem upišite upiši dodaj dodajte dodajem dolazi dolazimo dolaze dolazim igra igraju igrat igrati nastupa nastupaju nastupam nastupamo
		sudjeluje sudjeluju prijava prijaviti add adding register registering enter entering signing sign put join joins joining playing plays play enrol enroll entry enters book booking`, ""},
	{Polite, `daftar daftarkan daftarin mendaftar mendaftarkan didaftarkan mendaftarin pendaftaran daftarkn ndaftar titip nitip tambah tambahkan menambah nambah masukin masukkan dimasukkan
		ikutkan mengikutkan mengikutsertakan prijavljujem prijavljujemo prijavljuje prijavljuju prijavljujete dovodim dovodimo dovodi upućuje upućujemo prijavio prijavila prijavi prijavite prijavit upisujem upišite upiši dodaj dodajte dodajem dolazi dolazimo dolaze igra igraju
		igrat igrati nastupa nastupaju sudjeluje sudjeluju prijaviti add adding register registering enter entering signing sign join joins joining playing plays play enrol enroll utusan perwakilan`, ""},
	{Polite, `cucu cucunya ponakan keponakan`, "id"},
	{Talk, `selanjutnya berikutnya posisi jatah slot kuota titipan seseorang saya aku gue sudah sdh udah blm belum kalau kalo klo boleh bisa kapan berapa jam dimana mana bagaimana gimana apa apakah kenapa siapa tidak tdk gak ga nggak enggak gk bukan jadi tapi tetapi karena krn
		sakit nanti besok lusa kemarin tadi hari minggu bulan tahun pagi siang sore malam lokasi tempat aula gedung lapangan balai biaya uang rekening info informasi acara lomba pertandingan turnamen kejuaraan
		catur jadwal babak ronde hadiah juara piala medali sertifikat piagam kumpul hadir datang tiba dtg telat terlambat berangkat pulang makan bawa papan bidak seragam baju kaos sepatu foto gambar video dokumen file link
		grup grub chat pesan menyusul tunggu menunggu masih sedang sampai batas akhir terakhir tutup ditutup buka dibuka penutupan tim regu beregu perorangan tunggal total jumlah sebanyak orangtua tua orang
		official resmi data list tanggal tgl lahir alamat nomor no tidakada belumada kosong ada cuma hanya karna supaya agar bila jika saat ketika setelah sebelum sesudah selesai mulai dimulai
		semoga sukses lancar selalu sehat kesempatan kerjasama perhatian perhatiannya bantuan bantuannya atas konfirmasi konfirmasinya mohonnya jawab dijawab tanya tanyakan bertanya cek dicek diralat dicatat tercatat
		terdaftar masuk kirim kirimkan mengirim mengirimkan lampir lampirkan terlampir formulir isi diisi lengkap salah benar betul pakai pake kursi meja dekat pintu lantai tuna netra rungu daksa tunanetra tunarungu tunadaksa
		sendiri dulu dahulu saja aja pun lah kah pasti dipastikan mungkin kayaknya sepertinya kira lupa ingat tahu tau lihat liat sini situ sana disini disana kesini kesana antar jemput
		tadinya awalnya baru lama lain lainnya sekalian bersama bareng per tiap setiap kali libur ujian ulangan umum kecamatan kabupaten kota provinsi kelurahan desa dusun rt rw ketua manajer pengawas wasit juri pendukung
		orangnya namun walau meski memang emang harus wajib perlu butuh minta dapat dapet kasih beri diberi memberi tim-tim senin selasa rabu kamis jumat jum'at sabtu ahad januari pebruari
		kabar izinkan tertarik minat berminat rencana rencananya insyaallah inshaallah inysaallah alhamdulillah bismillah amin aamiin mantap keren hebat semangat silakan silahkan monggo dipersilakan
		selamat sukses ulang kelahiran kelas kls umur usia tingkat gratis berbayar akte akta kk ktp kartu pelajar nya yth dibawah bawah atasnya sbb yaitu yakni ialah antara lain perihal hal setingkat sekota buku kemudian terus lalu gitu gini begitu begini
		coba cobain paling kurang lebih sekitar jadinya pindah pindahan mutasi keluar masukan hp wa hpnya wanya kontaknya nomornya siswanya namanama nama2 anak2 pesertanya mereka diteruskan berkali dihapus disertakan dia beliau kamu anda kalian`, "id"},
	{Closing, `best yours sincerely wassalam wassalamualaikum salam hormat regards cheers lp`, ""},
	{Gone, `batal dibatalkan gajadi gakjadi tdkjadi cancel cancelled canceled mundur mengundurkan berhalangan absen odustao odustala odustaje odustaju odustali otkazuje otkazao otkazala withdrawn withdraws withdrew withdrawing
		dropping out`, ""},
	{Remark, `cadangan telat terlambat menyusul sakit kursi roda tunanetra tunarungu tunadaksa alergi pendampingan disabilitas difabel inklusi abk rezerva rezervni pričuva kasni kasnim kasnit kasnimo invalid slijep diganti digantikan digantiin slabovidan
		slabovidna reserve sub substitute standby late wheelchair blind deaf disabled allergy allergic needs special alumni`, ""},
	{Male, `bruder sohn junge jungen bub buben knabe lk lk2 laki lelaki cowok cowo cwo co pria male männlich maschio boy boys man men gentleman muško muški muška mušk muš dječak dječaka dječaci dječake decak dečko dečki dečke dečka momak momci momčad sin sina sinu sinovi sinove
		son sons grandson nephew nećak nećaka brother brothers brat brata braća braće putera`, ""},
	{Female, `mädel tochter schwester pr perempuan prempuan cewek cewe cwe ce wanita female weiblich mädchen femmina girl girls granddaughter niece nećakinja nećakinju lady ladies woman women žensko ženski ženska ženske žena žene žen djevojčica djevojčice djevojčicu djevojka djevojke cura cure curica curice curicu
		kći kćer kćeri kćerka kćerku kćerke blizanke daughter daughters sister sisters sestra sestre sestru siswi puteri`, ""},
	{Talk, `without tanpa bez ohne although`, ""},
	{Male, `lad lads`, "en"},
	{Male, `ikhwan ikhwat banin santriwan lanang`, "id"},
	{Female, `akhwat banat santriwati wedok`, "id"},
	{Female, `lass lasses`, "en"},
	{MaleName, `putra pa putera`, ""},
	{FemaleName, `putri pi puteri`, ""},
	{Male, `sinom sinovima dječacima dječakom dečkima dečkom mušku muškoj muškog muškoga muškom`, ""},
	{Female, `kćerkom kćerkama djevojčicama djevojčicom djevojkama curama curom žensku ženskoj ženskom`, ""},
	{Kin, `cucu ponakan keponakan anak sin sina sinu sinovi sinove kći kćer kćeri kćerka kćerku son sons daughter daughters child kids children sister brother brat sestra dijete djeca djecu djece`, ""},
	{Male, `男 男生 男孩 男孩子 хлопчик хлопець мальчик юноша дечак момче αγόρι 남 남자 남학생 ولد ชาย`, ""},
	{Female, `女 女生 女孩 女孩子 дівчинка дівчина девочка девушка девојчица момиче κορίτσι 여 여자 여학생 بنت หญิง`, ""},
	{GrownUp, `turnierleiter turnierleiterin schiedsrichter spielleiter kassier kassierer obmann betreuer betreuerin lehrer lehrerin muž supruga suprug husband wife pelatih pendamping pembina pembimbing guru wasit official ofisial kepala kepsek koordinator narahubung pengawas manajer manager juri trener trenerica treneri voditelj voditeljica učitelj učiteljica nastavnik nastavnica
		ravnatelj ravnateljica sudac pratnja mentor mentorica coach arbiter teacher trainer captain kapten kapetan leader chaperone headteacher organizer organiser organizator pic cp ketua tajnik tajnica`, ""},
	{Honorific, `cikgu encik puan herr herrn frau fräulein pak bu bapak ibu bpk pakde bude pakdhe budhe paklik bulik bunda ayah mama papa mamah umi abi ummi ustadz ustad ustaz ustadzah ust om tante kak kakak mas mbak bang abang ko koh cik ci neng teh aa kang mang
		gospodin gospodine gospođa gospođo gosp gđa gđo gđica profesore profesorice učiteljice trenere teto striče g teta tata barba mr mrs ms miss sir madam`, ""},
	{Payment, `transfer ditransfer transfernya tf lunas bayar dibayar membayar pembayaran biaya biayanya rp rb ribu kotizacija kotizaciju kotizacije uplata uplatu uplate uplaćeno uplatio uplatila uplatit plaćeno platio platila platit eur eura euro euri
		€ kn paid pay pays payment fee fees bank bri bca bni mandiri iban idr`, ""},
	{Contact, `hp wa telp tel tlp telepon telpon nohp nowa whatsapp mob mobitel mobile phone cell kontak ponsel hpnya telefon gsm nomor contact cp`, ""},
	{Street, `jl jln jalan gang gg komplek komp perum perumahan ulica trg street road avenue kampung kp rt rw`, ""},
	{Title, `meisterschaft vereinsmeisterschaft stadtmeisterschaft teilnehmerliste o2sn osn popcat porseni pospeda lcc kejurda kejurcab kejurkab kejurkot porkab porprov daftar list data rekap rekapan peserta kontingen pendaftaran formulir
		popis sastav prijave prijava turnir turnira turniru susret susreti druženje prvenstvo prvenstva kup memorijal ekipa ekipe momčad igrači igrača igrač natjecatelji natjecanje liga finale
		ladder league update list lists entries entry registration registrations tournament team squad players participants roster championship cup open event`, ""},
	{Ask, `berapa kapan dimana bagaimana gimana apakah siapa mana kenapa mengapa koliko kada kad kako gdje tko zašto what when where who how why which is are does did do`, ""},
	{Mend, `ralat koreksi revisi perbaikan salah ispravak ispravka ispravljam korekcija correction correcting corrected typo swap swapping change changing changes changed izmjena izmjene promjena promjene perubahan update`, ""},
	{Replaces, `ganti gantikan menggantikan pengganti umjesto zamjena zamjenjuje instead replaces replacing`, ""},
	{Same, `sda idem isto ditto sdm s.d.a ista`, ""},
	{Weekday, `senin selasa rabu kamis jumat jum'at sabtu ahad ponedjeljak utorak srijeda srijedu četvrtak petak subota subotu nedjelja nedjelju monday tuesday wednesday thursday friday saturday sunday`, ""},
	{AgeLabel, `umur usia umurnya usianya age aged star stara dob`, ""},
	{AgeUnit, `th thn tahun thun god godina godine godinu g yo yrs years year yr tahunan`, ""},
	{BirthLabel, `yob lahir lhr lahirnya dilahirkan kelahiran tgl tanggal tgllahir tgllhr ttl ttgl tanggallahir rođen rođena rođenje rođenja rođ rod roden rodena rođendan datum dat godište godiste jg jahrgang geb geboren nato nata née geburtsdatum born dob birth birthday birthdate bday b tempat date`, ""},
	{ClassLabel, `std cl klasse klassen grades years classes kls klas kelas kl gr class grade year yr form tingkat klass kelasnya`, ""},
	{ClassAfter, `razred razreda razredu raz r grade grader graders class klasse klässler kl`, ""},
	{RatingMark, `dwz twz elo rating ratings rated rtg rejting rejtinga rejtinzi ratingnya`, ""},
	{Everyone, `semua semuanya dua-duanya keduanya ketiganya keempatnya kelimanya seluruhnya svi sve oba obje obojica troje all both everyone each kembar kakak`, ""},
	{OrWord, `atau atw ili or`, ""},
	{AndWord, `dan & and i te serta dn sama plus`, ""},
	{FromWord, `dari dr asal iz from of utusan perwakilan kontingen wakil`, ""},
	{NickMark, `alias aka zv panggilan dipanggil panggilannya zvani zvana zvan nadimak nickname nick nicknamed`, ""},
	{PlusWord, `plus + tambah`, ""},
	{Particle, `bin binti binte ibn ibnu al el an ar as ad at az asy ash ath van von de der den da di dos das del della la le las los du wit ter ten y e st san wa bte bt s/o d/o ap a/l`, ""},
	{AlsoName, `rok ive lanang lalu bulan bintang selamat hari juni juli april mei agus maret mart januari februari oktober desember putra putri adik indah bagus catur eka dwi tri mulia satria raja ratu jaya baru maju damai sabar sukses
		om mas ibu sri baik benar ananda satu salam rezeki rejeki siti man minggu sabtu rabu kamis ahad senin
		may june august will mark grace hope faith joy art king bishop knight young rose bill sunny dean pat drew summer day best long early price good rich sunday friday miles page pa pi son
		dan nada vesna zora mali sretan srećko dom dobra mir dragi sven petak car kralj vuk zvonko luka mila slava stari baka janja sada rade sin brat
		selo kota desa tua muda kasih setia cahaya bunga melati min rudi pagi rahmat rahmah terima budi tolong amin abi umi ummi datu ayu coach mr dr al el de la fatih king ali di an as ken dia ada wa ko tahu bisa laku kala kali tama bang rana
		art major don sir sue`, ""},
	{Aside, `alamat agama email surel pekerjaan keterangan ket catatan hobi foto ukuran kaos lokasi tempat waktu pukul biaya rekening cp info adresa adresu napomena address note notes parent guardian roditelj roditelji venue place time location
		mjesto vrijeme kotizacija catatan nb hobby wali ortu orangtua ibu ayah bunda mama papa roditelj roditelji mother father majka otac tata walimurid`, ""},
	{Count, `orang org anak peserta siswa pemain atlet putra putri igrača igrači igračica djece učenika players pupils students kids children entries team tim regu dječaka djevojčica boys girls nama`, ""},
	{Level, `sd mi smp mts sma smk ma tk sederajat os osnovne srednje gimnazije gimnaziji gimnazija škole primary secondary elementary`, ""},
	{NotWord, `bukan ne nije not`, ""},
	{Self, `saya ja mene i me aku sendiri myself`, ""},
	{Clock, `jam pukul pkl u oko at around sekitar do wib wita wit sati h am pm`, ""},
	{Board, `papan ploča ploči board bd meja brett`, ""},
	{Category, `kategori kelompok grup group kategorija kategoriji skupina uzrast section categ category division kel`, ""},
	{Club, `klub club kontingen tim team regu kluba`, ""},

	// Croatian
	{Polite, `pozdrav pozz poz bok hej ej dobar dobro dobra dobru večer jutro dan lijep lijepi srdačan srdačno lp hvala hvalaa puno unaprijed molim molimo vas poštovani poštovana poštovane štovani poštovanje štovanje sretno moji mojih moje šalje šalju svi drage dragi
		evo ovdje ovdi te i za s sa nam nas naš naši naše naša našeg moj moja moje mog moju moga svoj svoju svoga svog još jedan jedna jednog jednu jedno također takodjer ekipa ekipo svima svoje
		učenik učenica učenici učenike učenicu učenika igrač igrača igračica igračicu igrači igrače dijete djeca djecu brat sestra mu joj prezime ime imena je su ide idu u iz sve svi oba obje blizanci blizanke blizance
		unuci unuk unuka unuke unučad nećak nećakinja rođak rođakinja igrat će ćemo ću želi žele bi htio htjela htjeli prijavio prijavila na turnir turniru popis popisu listi itd tata mama baka djed rado dodati upisati obojica troje dvoje dvojica kod od škola škole klub kluba
		bez član članica članovi`, "hr"},
	{Talk, `zatim potom nadalje naposljetku konačno znači dakle umisto ovo ova ovi ove ovaj njezin njezina njezino njezini njegov njegova njegovo njegovi njihov njihova njihovo naši vaš vaša taj ta onaj oni one netko neko nitko nešto pitanje koliko kad kada kako gdje tko što sto zašto li jel već vec da ne nije neće nece možda mozda može moze mogu mogli možete pitat pitati provjerit provjerim javit javim javiti šaljem saljem šaljemo posaljem
		sutra danas jučer prekosutra subotu nedjelju petak četvrtak proslijeđena proslijeđene prosljeđeno kolo kola kolu runda početak kraj igra se vidimo vidi bit biti bude budu će igraju sam si smo ste bili bio bila nisam nismo nema nemamo ima imam imamo
		treba trebam trebamo dolazak dolaska stiže stižem stižemo kasnije ranije prije poslije nakon zbog jer ali pa ili ipak samo ako onda tada tu tamo dom kulture kulturni centar dvorana kotizacija za seniore seniori djeca besplatno besplatan
		licu mjesta mjesto slika slike izostavljena poruka poruke izbrisana obrisana obrisano proslijeđeno proslijedjeno datoteka privitku prilogu prilog super odlično odlicno bravo svaka čast ok okej dogovoreno primljeno zapisano
		prezimena imena sat sati rok prijava prijave termin nažalost nazalost žao bolestan bolesna gripa gripe temperatura igrao igrala igrat ću ćeš ćemo ćete sorry prvi put turnir drugi novi nova novo odjeljenje kombinirano
		ispričavam ispričavamo oprostite oprosti prijatelj prijatelja prijateljica susjed susjeda kolega kolegica starijima starijim mlađima stariji mlađi mlađe starije sjedne rado turnira turniru sudionika sudionici nagrade pehar medalje
		prijevoz auto autobus hrana ručak piće voda gost gosti kolica invalidska stol stola pored ulaza prizemlje dvorište siguran sigurna sigurno ovisi ovisno nas vas ih ga ju mi ti on ona ono oni vi me te mene tebe`, "hr"},

	// English
	{Polite, `ma'am wait hang oh ah aha hmm hm wow oops whoops yep nope yeah btw fyi halo hi hello hey dear good morning afternoon evening please pls plz thank thanks thankyou ta many cheers regards kind kindly best warm coach sir madam mr mrs ms miss my our down for on the a an and also with from of to
		will would like wants want wish wishes be he she his her hes shes he's she's is are here heres here's comes another one more player players name names named called surname school born both all too as well
		son daughter child kids children twins twin brother sister pupils pupil student students thx entered attending attends goes in year can could you up me us we put list attached following below
		i im i'm this it its thats heres theres whats wheres whos theyre weve youre anyway anyhow meanwhile however greetings everyone etc team club member members plus friends folks`, "en"},
	{Talk, `further furthermore lastly finally reporting theyre theyve theyll youre youve weve well ive driver while someone somebody nobody what when where who how why which does did do don't dont isn't not no yes yet already still if but because so then than that there their they them these those been was were has have had may might must should shall
		start starts time times round rounds closes close open opens deadline tomorrow today tonight yesterday next last week weekend monday tuesday wednesday thursday friday saturday sunday see bring lunch board boards chess
		tournament event venue address parking free fee prize prizes results result pairing pairings standings send sent sending message deleted media omitted image photo video forwarded edited got get gets thing things
		lists please both in out at by about around after before until till make making makes can't cant cannot ill sick late early arrive arrives arriving coming come came going go went need needs needed table ground floor wheelchair
		access friend friends guest instead place reserve number numbers manager entry entries list confirmed confirm received noted great super perfect awesome nice sorry apologies unfortunately let know any some other others
		first second third new old just only very much love great day sure maybe probably hopefully unable unfortunately moved realised realized dropping dropped drop pull pulling pulled`, "en"},

	// German, for lists of two languages
	{Polite, `hallo hiermit viele lieber liebe liebes herr herrn frau guten morgen abend bitte danke vielen dank schreiben anmelden anmeldung möchte unsere unser unseren meine meinen sohn kinder kind schüler schülerin klassenlehrer klassenlehrerin beide zwilling zwillinge
		grüße gruß grüßen freundlichen mit und auch noch einmal neuer neue neues`, "de"},
	{Talk, `leider nicht kann kommt statt fragen fahrer geburtstag hat sind wird werden weiß welche wann muss darf fehlt absagen abgesagt krank vielleicht spielt ohne dabei wer ist letztes letzten jahr
		montag dienstag mittwoch donnerstag freitag samstag sonntag vergessen umgezogen vom beim zum mannschaft mitspielen mitmachen startgeld zwillinge brüder nachbarsjunge folgende eingetragen uhr`, "de"},
	{SignUp, `igrao igrala došao došla sudjelovao sudjelovala`, "hr"},
	{Weekday, `mondays tuesdays wednesdays thursdays fridays saturdays sundays`, "en"},
	{Title, `turnier kinderturnier liste meldeliste teilnehmerliste startliste aufstellung`, "de"},
	{BirthLabel, `geb geboren geburtsdatum jahrgang jg`, ""},
	{AndWord, `und`, ""},

	{Polite, `saturday sunday friday`, "en"},
	{Polite, `reply re fwd fw balas`, ""},
}

// sayings are phrases by sense; a blank in them stands for a hyphen too.
var sayings = []entry{
	{Polite, `guten tag, guten morgen, guten abend, grüß gott, mit freundlichen grüßen, schöne grüße, viele grüße, liebe grüße, herzliche grüße, sehr geehrte damen und herren, vielen dank, pagi bu, pagi pak, pagi kak, siang bu, siang pak, sore bu, sore pak, malam bu, malam pak, selamat pagi, selamat siang, selamat sore, selamat malam, selamat malem, met pagi, met malam, met siang, met sore, tuhan memberkati, tuhan berkati, gbu, om swastyastu, terima kasih banyak, makasih banyak, terima kasih atas perhatiannya,
		terima kasih atas perhatian dan kerjasamanya, maaf baru balas, maaf baru bales, maaf telat balas, salam olahraga, mohon izin, mohon ijin, izin daftar, izin mendaftarkan, mohon konfirmasinya, mohon dicek, mohon dicatat, mohon didaftarkan, tolong dicatat, tolong didata,
		mau ikut lomba, mau ikut lomba catur, mau ikut turnamen, mau ikut turnamen catur, jadi ikut, mau ikut, ikut daftar, ikut lomba, ikut turnamen, untuk lomba catur, lomba catur, di lomba catur, ikut lomba catur, untuk turnamen catur, turnamen catur, untuk kejuaraan catur, tolong dimasukkan, minta tolong, mohon bantuannya, atas nama, a n, dua duanya, semua dari, satu lagi, 1 lagi, susulan 1, susulan satu, anak saya, anak kami, ananda kami, siswa kami, murid kami,
		peserta kami, perwakilan kami, siswa saya, anaknya, adiknya, kakaknya, kakak adik, adik kakak, adik kandung, saudara kembar, dua bersaudara, saya daftarkan, saya mau daftar, saya mau daftarkan, saya ingin mendaftarkan, saya daftar, kami mendaftarkan, kami daftarkan, yang ikut, yg ikut, pak ya, ya pak, ya bu, ya kak, ya min, ya pak ya, sama lengkap,
		lijep pozdrav, lijepi pozdravi, srdačan pozdrav, dobar dan, dobro jutro, dobra večer, dobro veče, hvala lijepa, hvala lijepo, hvala puno, puno hvala, hvala unaprijed, unaprijed hvala, najljepša hvala, molim vas, ide prvi put na turnir, prvi put na turnir, prvi turnir, prijavljujem se, šaljem prijavu, šaljem prijave, šaljem popis, šaljemo prijavu, šaljemo prijave, evo i mene, evo i mi, evo nas, i mene, bok svima, pozdrav svima, može još jedan, može još jedna, moze jos jedan, može i, mogu i ja, mogu li i ja, mogu li prijaviti, može li se prijaviti, može se prijaviti,
		želim prijaviti, želio bih prijaviti, željela bih prijaviti, htio bih prijaviti, htjela bih prijaviti, dolazi nam još, dolazi nam i, dolazi još, ovdje trener iz, svi iz, sve iz, svi su iz, sve su iz, svi iz, oba iz, obje iz, idu u, ide u, bez kluba, bez rejtinga, bez elo, bez fide id, belum punya elo, tanpa rating,
		good morning, good afternoon, good evening, many thanks, thank you, thank you very much, thanks a lot, thanks in advance, kind regards, best regards, warm regards, best wishes, please add, can you put, could you put, can you add, could you add, could you please add, can you please add, would you add, please put, please enter, please register, sign up, down for saturday, down for sunday, down for the tournament,
		would like to play, wants to play, would like to enter, i would like to, i'd like to, we would like to, is playing, will play, will be playing, also playing, my twins, my kids, my children, for the tournament, for saturday, for sunday, one more, and one more, here is, here are, here comes`, ""},
	{SignUp, `can you put, could you put, can you add, could you add, please add, please put, mau ikut, mau daftar, mohon didaftarkan, želim prijaviti, može još jedan, može još jedna, evo i mene, evo mene, sign up, saya daftarkan, anak saya, ini anak saya, would like to play, wants to play, mogu li prijaviti, i mene`, ""},
	{Male, `laki laki, laki 2, lk 2, anak laki laki, anak laki, anak cowok, adik laki laki, moj sin, mog sina, svog sina, svoga sina, my son, his brother, her brother, brat mu, brat joj, njegov brat, njezin brat, my brother, sons, dua duanya laki laki`, ""},
	{Female, `anak perempuan, anak cewek, adik perempuan, moja kći, moju kćer, svoju kćer, moja kćer, moja kćerka, my daughter, his sister, her sister, sestra mu, sestra joj, njegova sestra, njezina sestra, my sister, my girl`, ""},
	{Closing, `mit freundlichen grüßen, schöne grüße, viele grüße, liebe grüße, herzliche grüße, lijep pozdrav, lijepi pozdravi, srdačan pozdrav, lijep pozdrav od, s poštovanjem, l p, hormat kami, hormat saya, salam hormat, salam olahraga, kind regards, best regards, best wishes, warm regards, yours sincerely, thank you, thanks, many thanks, terima kasih, makasih, hvala, hvala lijepa, hvala puno, hvala unaprijed`, ""},
	{Gone, `tidak jadi, tidak jadi ikut, gak jadi, ga jadi, nggak jadi, enggak jadi, gk jadi, tdk jadi, tdk jadi ikut, gak jadi ikut, ga jadi ikut, batal ikut, tidak bisa ikut, tidak ikut, gak ikut, ga ikut, gak bisa ikut, ga bisa ikut, nggak bisa ikut, tdk ikut, tdk bisa ikut, tidak dapat ikut, tidak bisa hadir, berhalangan hadir, mengundurkan diri, dicoret, coret aja, tolong dicoret,
		ne dolazi, ne može doći, ne može igrati, ne može, neće doći, neće igrati, neće moći, ipak ne, ipak odustaje, ne igra, neće, nece, nece doci, ne moze, brišite, obrišite,
		can't make it, cant make it, cannot make it, can not make it, won't make it, not coming, not playing, can't come, cannot come, can't play, cannot play, won't be coming, won't be playing, won't play, drops out, dropping out, dropped out, pulling out, pulls out, has to withdraw, has withdrawn, is out, no longer playing, no longer coming, is unable, unable to attend, unable to come, unable to play`, ""},
	{Ask, `sudah terdaftar, udah terdaftar, sudah masuk belum, sudah masuk daftar, udah masuk, apa sudah, apakah sudah, masih bisa, masih boleh, boleh ikut, bisa ikut, boleh gak, bisa gak, ada di daftar, sudah ada di, je li, jesu li, jel, da li, već na popisu, vec na popisu, na popisu, može li, moze li, mogu li, is he, is she, is my, are my, on the list, are there, can my, may my, can he, can she, could my, does my, do we, do you, has my, did you get, did you receive, already registered, already on`, ""},
	{Same, `sama dengan atas, sama dg atas, sama dengan di atas, sama seperti di atas, seperti di atas, seperti atas, sekolah sama, sekolah yang sama, sekolah yg sama, sama sekolahnya, sekolahnya sama, sama kayak atas, sama dengan atasnya, s d a, sami, ista škola, iste škole, isti klub, ista skola, iz iste škole, iz istog kluba, isti razred, kao gore, kao i gore, isto kao gore, same school, same club, the same school, the same club, as above, same as above, same class, at the same school, same as him, same as her, same`, ""},
	{NickMark, `biasa dipanggil, sering dipanggil, akrab dipanggil, nama panggilan, known as, called, a k a, goes by, everybody calls, svi ga zovu, svi je zovu`, ""},
	{PlusWord, `plus one, plus a friend, plus one friend, dan teman, dan satu teman, i prijatelj, i još jedan, i sin, i kći, and a friend, and friend, and a guest, bersama teman, sama teman`, ""},
	{Replaces, `in place of, instead of, umjesto, sebagai pengganti, menggantikan, zamjena za, kao zamjena za`, ""},
	{Remark, `anak baru, ide prvi puta, kombinirano odjeljenje, needs a, bawa papan sendiri, datang terlambat, datang telat, belum pasti, masih ragu, not sure, nije sigurno, za sada, u invalidskim kolicima, invalidska kolica, kursi roda`, ""},
	{Payment, `sudah transfer, sudah bayar, belum bayar, belum transfer, bayar di tempat, uang sudah, uang pendaftaran, biaya pendaftaran, bukti transfer, bukti bayar, sudah lunas, sudah ditransfer, udah transfer, udah bayar, udah tf, sudah tf, platit ću, platit ćemo, platio sam, uplatit ću, uplatit ćemo, plaćam na licu mjesta, na licu mjesta, will pay, has paid, have paid, already paid, paying on, pay on, to be paid`, ""},
	{Intro, `saya, ini, ini dari, saya dari, aku, dengan saya, nama saya, perkenalkan saya, perkenalkan nama saya, ovdje, ja sam, ovdje je, javlja se, this is, i am, i'm, im, it's, my name is`, ""},
	{Title, `nama nama, daftar nama, daftar peserta, daftar pemain, daftar siswa, daftar anak, data peserta, list peserta, list nama, nama peserta, popis igrača, popis ekipe, popis učenika, popis djece, prijava ekipe, sastav ekipe, players list, list of players, team list`, ""},
	{Weekday, `hari senin, hari selasa, hari rabu, hari kamis, hari jumat, hari sabtu, hari minggu`, ""},
	{Aside, `no hp, no wa, no telp, nomor hp, nomor wa, nama ayah, nama ibu, nama ortu, nama orang tua, nama wali, nama pelatih, nama pembina, nama pendamping, nama guru, orang tua, guru pembimbing, kepala sekolah, wali kelas, tata / mama, broj mobitela, broj telefona, ime roditelja, ime oca, ime majke, ime trenera, ime mentora, parent name, parent's name, emergency contact, phone number, mother's name, father's name, name of parent, name of coach, coach name`, ""},
	{AgeLabel, `dobna skupina, dobna kategorija`, ""},
}
