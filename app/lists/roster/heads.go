package roster

import (
	"slices"
	"strings"
	"sync"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// chessTitle is the field of a FIDE title; "Title" beside a text is what a page shows.
const chessTitle = Title

// headWords are the folded words above the columns of lists, by language: what schools, clubs, federations and pairing
// programs write. Lists of players and rating lists share them.
var headWords = map[string]map[Field]string{
	"programs": {
		FIDEID:         "fideid idfide idnumber fideno fidebroj fide fidecode idfidecode fidenumber fidekenn fidekennung fidekenncode codefide fidelid nrfide fidenr fideidnumber fin fidekod",
		NationalID:     "idno idnat natid idnational nationalid nationalno lid pkz memberno ecfcode uscfid uscf acfid cfcid nrffe codeffe idffe relatienummer bondsnummer knsbnr",
		standardRating: "std standard srtng srating stdrating standardrating stdrtg classical originalstandard revisedstandard elostd ratingstd slow",
		RapidRating:    "rapid rpd rrtng rrtg rrating rapidrating ratingrapid rtgrapid rapidelo elorapid fiderapid rapidfide originalrapid revisedrapid elorpd elorapide elorapido rapidelofide quick quickrating rtgrpd actief rapidwertung schnellschach schnellschachelo schnellelo",
		BlitzRating:    "blitz blz brtng brtg brating blitzrating ratingblitz rtgblitz blitzelo eloblitz fideblitz blitzfide elobl blitzwertung blitzschach elorelampago relampago",
		KFactor:        "k kfactor sk kfide kfak",
		chessTitle:     "tit title titl fidetitle wtit wtitle",
		Rating:         "rating elo elorating fiderating rtg frtg rtng rtgint rtgi irtg intrtg eloint eloi ratingfide rtgfide elofide fideelo fidertg ratingint elofideint",
		NationalRating: "rtgnat rtgn nrtg natrtg elonat elon nationalrating ratingnational natrating dwz nwz ingo ecf ecfgrade uscfrating uscfregular ratinguscf cfcrating acfrating elonac elonacional elofeda eloitalia elocbx ratingcbx ratingnacional elofada eloffe ratingknsb ratingbel ratingnac elocr elosr elopl ukd ukdpuani rankingpzszach ratinghss",
		Federation:     "fed fede federation",
		Before:         "earliergames",
		Group:          "gr cat",
		runningNumber:  "no nr sno startno startingrank snr rank rk pos n",
	},
	"en": {
		Name:        "name fullname player playername participant participants players competitor nameofplayer student studentname nameofstudent pupil pupilname childname nameofchild",
		GivenName:   "givenname firstname forename",
		Surname:     "surname lastname familyname",
		SortName:    "sortname",
		Sex:         "sex gender mf boygirl bg gb hm hf mk ek",
		Birth:       "birth birthdate birthday dateofbirth dob yob yearofbirth born bday bdate birthyear byear birthd dateborn ddmmyyyy ddmmyy daymonthyear",
		Club:        "club clubcity clubname school schoolname schoolclub clubschool schoolorclub",
		Federation:  "country nation fedcountry",
		Class:       "class grade yeargroup gradeclass schoolyear schoolclass",
		Group:       "section category division agegroup event whichevent competition",
		TeamName:    "team teamname squad",
		BoardNumber: "board boardno bd brd boardnumber",
		Remark:      "remark remarks note notes comment comments additionalnotes additionalinformation additionalinfo anythingelse othernotes message",
		chessTitle:  "fidetitle",
		NationalID:  "membershipnumber membershipno",
	},
	"de": {
		Name:          "spielername spieler teilnehmer teilnehmername namevorname nachnamevorname vornamename",
		GivenName:     "vorname",
		Surname:       "nachname familienname zuname",
		Sex:           "geschlecht geschl attr",
		Birth:         "geb gebdat geburtsdatum geburt jahrgang jg geburtsjahr gebjahr geboren gebdatum gebj",
		Rating:        "wertung wertungszahl turnierwertung twz",
		Club:          "verein vereinort vereinname schule schulname",
		Federation:    "land verband foderation nation fideland",
		Class:         "klasse schulklasse",
		Group:         "gruppe altersklasse ak kategorie turniergruppe wettbewerb",
		TeamName:      "mannschaft mannschaftsname",
		BoardNumber:   "brett brettnr brettnummer",
		Remark:        "bemerkung bemerkungen anmerkung hinweis",
		chessTitle:    "titel",
		FIDEID:        "fideidnr",
		runningNumber: "tlnnr lfdnr",
	},
	"hr": {
		Name:           "imeiprezime prezimeiime igrac natjecatelj natjecateljica ucenik ucenikime imeprezime prezimeime imeiprezimeucenika imeiprezimeigraca imeiprezimedjeteta",
		GivenName:      "ime",
		Surname:        "prezime",
		SortName:       "kljucsortiranja",
		Sex:            "spol mz",
		Birth:          "godistarodenja godinarodenja datumrodenja nadnevakrodenja nadnevak rodenje roden rodena rod datumrod godiste god rodendan godrod godrodj danmjesecgodina danmjgod datrod datumigodinarodenja godinarod",
		Rating:         "rejting rejtingfide fiderejting rtgm elom rejtingm rejtingmedunarodni",
		NationalRating: "nacionalnirejting rejtingnacionalni rejtinghss hssrejting",
		RapidRating:    "ubrzani rejtingubrzani ubrzanirejting rapidrejting rejtingrapid",
		BlitzRating:    "brzopotezni rejtingbrzopotezni brzopoteznirejting blitzrejting rejtingblitz",
		KFactor:        "faktork koeficijent koeficijentk",
		chessTitle:     "titula",
		Club:           "klub skola nazivkluba klubgrad klubskola klubmjesto nazivskole skolaklub osnovnaskola skolaiklub",
		Federation:     "savez drzava federacija",
		FIDEID:         "fidebroj brojfide",
		NationalID:     "hssid hsid idhss brojhss nacionalniid nacionalnibroj broj idbroj maticnibroj regbr registarskibroj brojregistracije",
		Class:          "razred razredni razredodjel razrediodjel odjel razrednoodjeljenje razredniodjel",
		Group:          "kategorija natjecanje disciplina uzrast skupina dobnaskupina uzrasnakategorija",
		TeamName:       "ekipa momcad",
		BoardNumber:    "ploca brojploce",
		NISN:           "drzavnibrojucenika drzavnibrojucenikanisn",
		NIS:            "brojucenika brojucenikanis maticnibrojucenika",
		Remark:         "napomena napomene dodatnenapomene dodatno poruka porukaorganizatoru opaska opaske primjedba",
		runningNumber:  "rb rbr br rednibroj redbr",
	},
	"id": {
		Name:           "nama namalengkap namapeserta namasiswa namapemain peserta pemain namapecatur pecatur atlet namaatlet namalengkappeserta namalengkapsiswa namalengkapatlet namamurid siswa",
		GivenName:      "namadepan",
		Surname:        "namabelakang marga",
		SortName:       "namaurut kljucsortiranja",
		Sex:            "lp jk jeniskelamin kelamin jnskelamin jnskel jklm jeniskel jeniskelaminlp pl gender lpr lkpr papi putraputri",
		Birth:          "tanggallahir tgllahir tglahir tgllhr tempattgllahir tempattanggallahir tempatdantanggallahir tempatdantgllahir tmpttgllahir tempattgllhr ttl lahir tahunlahir tempattanggal tanggal tgl tglblnthn tglblnth tanggalbulantahun hrblnthn",
		Rating:         "ratinginternasional",
		NationalRating: "ratingnasional ratingpercasi",
		RapidRating:    "ratingcepat",
		BlitzRating:    "ratingkilat",
		KFactor:        "koefisien koefisienk",
		chessTitle:     "gelar",
		Club:           "sekolah asalsekolah namasekolah asal instansi kontingen namaklub klubkota namasekolahklub sekolahasal asalklub satuanpendidikan unitkerja namasatuanpendidikan madrasah asalsekolahklub sekolahklub klubsekolah unitsekolah lembaga namalembaga pengcab pengkab pengkot pengprov pengda pengurusdaerah",
		Federation:     "federasi negara",
		FIDEID:         "nofide nomorfide",
		NationalID:     "idnasional nomornasional nia noidpercasi idpercasi noidpecatur",
		Class:          "kelas kls klas kl tingkat kelassekarang tingkatkelas rombel rombonganbelajar tkkls klsrombel",
		Group:          "kategori kelompok kelompokumur ku kategorilomba kategoriyangdiikuti kelompoklomba kelaslomba divisi jenjang nomorlomba nomorpertandingan cabang",
		TeamName:       "tim regu beregu namaregu namatim",
		BoardNumber:    "papan nopapan nomorpapan",
		NISN:           "nisn nomorindukswanasional nomorinduksiswanasional",
		NIS:            "nis noinduk nomorinduk nipd nisnlokal nisinduk",
		Remark:         "ket keterangan keterangantambahan keteranganlain catatan catatankhusus catatantambahan pesan pesanuntukpanitia infotambahan informasitambahan",
		runningNumber:  "nomor nourut nomorurut",
	},
	"es": {
		Name: "nombre nombreyapellidos apellidosynombre nombreapellidos apellidosnombre jugador jugadora participante nombrecompleto nombredeljugador alumno alumna", GivenName: "nombrepila nombredepila",
		Surname: "apellido apellidos", Sex: "sexo genero", Birth: "fechadenacimiento fechanacimiento nacimiento anodenacimiento ano fnac fechanac nac anonacimiento",
		Club: "colegio escuela clubcolegio clubciudad centro", Federation: "pais federacion", FIDEID: "codigofide idfida", Class: "curso clase grado cursoescolar", Group: "categoria seccion grupo",
		TeamName: "equipo", BoardNumber: "tablero", Remark: "observaciones observacion comentarios nota notas", chessTitle: "titulo", NationalID: "licencia idnacional", runningNumber: "num numero",
	},
	"fr": {
		Name: "nom nomprenom nometprenom prenomnom prenometnom joueur joueuse nomcomplet eleve nomdujoueur", GivenName: "prenom", Surname: "nomdefamille nomfamille", Sex: "sexe genre",
		Birth: "naissance datenaissance datedenaissance anneedenaissance nele neele datenaiss ddn", Club: "ecole etablissement clubville nomduclub", Federation: "pays", Class: "classe niveau",
		Group: "categorie groupe", TeamName: "equipe", BoardNumber: "echiquier", Remark: "remarque remarques commentaire commentaires observations", chessTitle: "titre", NationalID: "licenceffe nrlicence numerolicence",
	},
	"it": {
		Name: "nome cognomenome nomecognome nomeecognome cognomeenome giocatore giocatrice partecipante nominativo alunno", Surname: "cognome", Sex: "sesso",
		Birth: "datanascita datadinascita nascita nato nata annonascita annodinascita anno", Club: "circolo scuola societa istituto", Federation: "nazione paese", Class: "classe",
		Group: "categoria gruppo", TeamName: "squadra", BoardNumber: "scacchiera", Remark: "note osservazioni", chessTitle: "titolo categoriafide", NationalID: "tessera tesserafsi idfsi", FIDEID: "idfide codicefide",
	},
	"nl": {
		Name: "naam volledigenaam spelernaam speler deelnemer naamspeler", GivenName: "voornaam roepnaam", Surname: "achternaam familienaam", Sex: "geslacht mv",
		Birth: "geboren geboortedatum geboortejaar gebdatum", Club: "vereniging school schaakclub schaakvereniging", Federation: "land bond", Class: "klas groep", Group: "categorie leeftijdsgroep",
		TeamName: "team ploeg", BoardNumber: "bord bordnr", Remark: "opmerking opmerkingen", chessTitle: "titel", NationalRating: "knsbrating",
	},
	"others": { // of neighbours: Polish, Czech and Slovak, Slovene, Hungarian, Danish, Norwegian and Swedish, Finnish, Estonian, Turkish, Romanian
		Name:        "imieinazwisko nazwiskoiimie nazwiskoimie zawodnik jmenoaprijmeni prijmeniajmeno prijmenijmeno jmenoprijmeni hrac hracmeno menoapriezvisko imeinpriimek priimekinime igralec nev jatekosneve versenyzo navn spiller spelare namn deltager adsoyad adisoyadi oyuncu sporcu nimi pelaaja mangija numeprenume numesiprenume jucator",
		GivenName:   "imie jmeno meno keresztnev fornavn fornamn etunimi eesnimi ad adi prenume",
		Surname:     "nazwisko prijmeni priezvisko priimek vezeteknev etternavn efternavn efternamn sukunimi perekonnanimi perenimi soyad soyadi nume",
		Sex:         "at attribut plec pohlavi pohlavie nem neme kjonn kon kjoenn cinsiyet pol jantina lytis sugu sukupuoli",
		Birth:       "rokur rokurodzenia dataur dataurodzenia urodzony rocnik roknar roknarozeni rokrnarozeni narozeni datumnarozeni datumnarodenia rokrojstva letorojstva datumrojstva szuletett szuletesiev szuletesidatum szulev fodt fodselsar fodselsdato fodelsear fodd syntymavuosi syntymaaika synnipaev sunniaasta synniaasta dogumyili dogumtarihi dtarihi datanasterii annasterii",
		Rating:      "ranking ratingelo ertekszam eloklas eloklasyczne elostandard vahvuusluku selo reiting",
		RapidRating: "eloszybkie elohizli rapidertekszam", BlitzRating: "eloblitzpl eloyildirim villamelo",
		Club:       "klubpl oddil oddiel sachovyoddiel egyesulet iskola skole klubb forening skolan kulup okul sehirkulup clubul scoala szkola seura koulu klubi kool",
		Federation: "federacja kraj stat federace zeme krajina orszag szovetseg land ulke federatia tara",
		Class:      "form formclass yearform tutorgroup homeroom trida trieda razred osztaly klasse sinif clasa luokka klass", Group: "kategoria kategorie katt klasa grupa", chessTitle: "tytul cim unvan titlu", FIDEID: "idfidepl kodfide",
	},
	"cyrillic": { // Russian, Serbian, Macedonian, Bulgarian, Ukrainian
		Name:    "фио фамилияимя фамилияиимя фамилияимяотчество имяифамилия участник игрок спортсмен играч презимеиме имеипрезиме презимеиимe",
		Surname: "фамилия презиме прізвище", GivenName: "имя име имеда", Sex: "пол стать", Birth: "датарождения годрождения рождение датумрођења годинарођења рођен гр",
		Club: "клуб школа город организация", Federation: "федерација федерация страна земља", FIDEID: "фидеид идфиде кодфиде фидекод idфиде", Class: "класс разред клас",
		Group: "группа категорија категория", TeamName: "команда екипа", BoardNumber: "доска табла", chessTitle: "звание титула", Rating: "рейтинг рејтинг эло ело рейтингфиде рејтингфиде",
		runningNumber: "п пп бр рб номер",
	},
	"el": {
		Name: "ονοματεπωνυμο ονοματεπώνυμο παικτης παίκτης", Surname: "επωνυμο επώνυμο", GivenName: "ονομα όνομα", Sex: "φυλο φύλο", Birth: "ετοςγεννησης έτοςγέννησης ημερομηνιαγεννησης ημερομηνίαγέννησης",
		Club: "σωματειο σωματείο συλλογος σύλλογος σχολειο σχολείο", Class: "ταξη τάξη",
	},
	"pt": {
		Name: "nome nomecompleto jogador jogadora participante atleta aluno nomedojogador", Surname: "sobrenome apelido", Sex: "sexo genero",
		Birth: "datanascimento datadenascimento nascimento anonascimento anodenascimento ano nasc", Club: "clube escola colegio", Federation: "pais federacao", Class: "turma anoturma anoescolar serie escolar classe",
		Group: "categoria escalao grupo", TeamName: "equipa equipe", BoardNumber: "tabuleiro", Remark: "observacoes observacao obs", chessTitle: "titulo", FIDEID: "codigofide idfide",
	},
}

// headLanguages are the tables in the order in which they are asked: what two languages use counts as the first has it.
var headLanguages = []string{"programs", "en", "id", "hr", "de", "es", "fr", "it", "nl", "pt", "others", "cyrillic", "el"}

// heads are the words of all languages.
var heads = sync.OnceValue(func() map[string]Field {
	m := map[string]Field{}
	for _, lang := range headLanguages {
		for f, text := range headWords[lang] {
			for w := range strings.FieldsSeq(text) {
				if _, known := m[w]; !known {
					m[w] = f
				}
			}
		}
	}
	return m
})

// nameParts are heads of columns that hold a part of a name beside another of the same kind, and are joined with it as they stand: the
// "de" before a Dutch surname, the second surname of a Spaniard, a middle name.
var nameParts = map[Field]*lexicon.WordSet{
	Surname:   lexicon.Set("tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels tussenv voorv primerapellido segundoapellido apellido1 apellido2 1apellido 2apellido apellidopaterno apellidomaterno"),
	GivenName: lexicon.Set("middlename middle middlenames secondname srednjeime drugoime namatengah secondonome deuxiemeprenom zweitername"),
}

// headNumber is the number of a question of a form: "3. L/P".
var headNumber = lexicon.Pattern(`^\s*\d{1,2}\s*[.)]\s*`)

// A headPart is what a word says that heads are joined of: "Rating_nat", "FIDE Std", "Geb.jaar", "FIDE-ID-Nr.".
type headPart uint8

const (
	partRating headPart = iota + 1
	partStandard
	partRapid
	partBlitz
	partNational // of a federation
	partFIDE     // of FIDE: which list a rating or a number is from
	partNumber
	partMember
	partBirth
	partDate
	partGlue
)

// headParts are those words, folded.
var headParts = sync.OnceValue(func() map[string]headPart {
	m := map[string]headPart{}
	for p, text := range map[headPart]string{
		partRating: "rating ratings rtg rat elo rejting wertung wertungszahl ertekszam puan ranking reyting рейтинг рејтинг эло",
		partStandard: `std stand standard standar standardni standardowy estandar padrao classical classic classico clasico clasica classique classica klasik klasicni
			klasiczny klasyczne klas klasisch slow lent lento long longplay lang langsam langeschach norm normal reg regular otb`,
		partRapid: "rapid rpd rap rapide rapido rapida rapidplay quick schnell schnellschach active aktiv actief ubrzani ubrzano cepat szybkie szybki snel hizli pospeseni",
		partBlitz: "blitz blz bl brzopotezni brzopotezno kilat lampo relampago relampagos blyskawiczne snelschaak yildirim hitropotezni",
		partNational: `nat national nacional nacionalni nasional nazionale naz nac percasi hss dwz nwz ecf uscf knsb kb ffe fsi czr cr sr pzszach nzcf cfc acf lok lokal lokalni
			local lcl`,
		partFIDE:   "fide int intl inter international internasional internacional internazionale medunarodni фиде",
		partNumber: "id ident no nr num number nummer numero nomor broj br cislo kod code codigo codice kenn kennung idno azonosito идентификатор ид код номер број",
		partMember: "member membership members clan clanski lid lidnr bond bonds mitglied mitglieds socio tessera licence license licencia licenca lizenz iskaznica anggota",
		partBirth: `birth born geb geboren geboorte geburts geburt naissance nee nacimiento nascimento nascita nato narozeni narozen narodenia narodenie rodenja rodjenja rodenje
			roden rojstva rojstvo szuletesi szuletett nasterii lahir dogum fodsels fodt fodd fodelse urodzenia рождения рођења`,
		partDate: `date datum dato data fecha tanggal tgl tarihi tarih year jahr jaar annee an ano anno anul rok rocnik godina god godiste leto tahun th yili yil ar aar ev ideje ido
			datumi дата год година`,
		partGlue: "of de di da do d la le l del the and und u i dan et e y",
	} {
		for w := range strings.FieldsSeq(text) {
			m[lexicon.Fold(w)] = p
		}
	}
	return m
})

// rateLetters stand for a rate of play, or a list, beside a word for a rating: "Elo R".
var rateLetters = map[string]headPart{"s": partStandard, "r": partRapid, "b": partBlitz, "n": partNational, "i": partFIDE}

// partsOf cuts a head into such words, parted or not; nil where something else stands in it.
func partsOf(head string) map[headPart]bool {
	found, lettered := map[headPart]bool{}, false
	for _, w := range strings.FieldsFunc(head, notLetter) {
		w = lexicon.Fold(w)
		if p, one := rateLetters[w]; one {
			found[p], lettered = true, true
			continue
		}
		list := headWordsIn(w)
		if list == nil {
			return nil
		}
		for _, p := range list {
			found[p] = true
		}
	}
	if lettered && !found[partRating] {
		return nil
	}
	return found
}

// headWordsIn cuts a folded word into words of [headParts], longer ones first.
func headWordsIn(w string) []headPart {
	const longest = 40 // bytes; no head of one word is longer
	for n := len(w); n > 1 && len(w) <= longest; n-- {
		p, known := headParts()[w[:n]]
		if !known || p == partGlue && n < len(w) {
			continue
		}
		if n == len(w) {
			return []headPart{p}
		}
		if rest := headWordsIn(w[n:]); rest != nil {
			return append(rest, p)
		}
	}
	return nil
}

// loneRates are words for a rate of play that head a rating by themselves; others say something else alone: "Active", "Slow".
var loneRates = lexicon.Set(`std standard standar classical classic classico clasico clasica classique classica klasik klasicni klasyczne longplay rapid rpd rapide rapido rapida
	rapidplay quick ubrzani cepat blitz blz brzopotezni kilat lampo relampago`)

// joinedHead reads a head that is made of nothing but such words, in any order.
func joinedHead(head string) Field {
	found := partsOf(head)
	only := func(parts ...headPart) bool {
		for p := range found {
			if p != partGlue && !slices.Contains(parts, p) {
				return false
			}
		}
		return true
	}
	switch {
	case len(found) == 0:
	case found[partBirth] && only(partBirth, partDate):
		return Birth
	case found[partFIDE] && found[partNumber] && only(partFIDE, partNumber):
		return FIDEID
	case found[partNumber] && (found[partMember] || found[partNational]) && only(partNumber, partMember, partNational):
		return NationalID
	case only(partRating, partStandard, partRapid, partBlitz, partNational, partFIDE):
		return ratingOf(found, loneRates.Has(lexicon.Fold(head)))
	}
	return Ignored
}

// ratingOf tells which rating the words of a head mean; lone is set where they need no word for a rating.
func ratingOf(found map[headPart]bool, lone bool) Field {
	which := Ignored
	for _, p := range []struct {
		part  headPart
		field Field
	}{{partStandard, standardRating}, {partRapid, RapidRating}, {partBlitz, BlitzRating}, {partNational, NationalRating}} {
		if found[p.part] {
			if which != Ignored {
				return Ignored
			}
			which = p.field
		}
	}
	if !found[partRating] && (which == NationalRating || !found[partFIDE] && !lone) {
		return Ignored
	}
	return which
}

// isSexHead reports a head that is two words for a sex: "Junge/Mädchen", "Putra / Putri".
func isSexHead(head string) bool {
	words := strings.FieldsFunc(head, notLetter)
	if len(words) != 2 || !strings.ContainsAny(head, "/|-") {
		return false
	}
	var sexes [2]swiss.Sex
	for i, w := range words {
		if sexes[i], _ = lexicon.ParseSex(w); sexes[i] == 0 {
			sexes[i] = lexicon.ColumnSexes()[lexicon.Fold(w)]
		}
	}
	return sexes[0] != 0 && sexes[1] != 0 && sexes[0] != sexes[1]
}

// shortHead reads a head that is shortened with points: "Raz.", "Dat. rođ.", "Jns. Kel.". All known heads that begin with its parts, in
// their order, must be of one field.
func shortHead(head string) Field {
	if !strings.Contains(head, ".") {
		return Ignored
	}
	var parts []string
	for _, w := range strings.FieldsFunc(head, notLetter) {
		parts = append(parts, lexicon.Fold(w))
	}
	if len(parts) == 0 || len(strings.Join(parts, "")) < 3 {
		return Ignored
	}
	found := Ignored
	for _, lang := range []string{"id", "hr", "en", "de"} {
		for f, text := range headWords[lang] {
			for w := range strings.FieldsSeq(text) {
				if !hasParts(w, parts) {
					continue
				}
				if found != Ignored && found != f {
					return Ignored
				}
				found = f
			}
		}
	}
	if found >= Fields {
		return Ignored
	}
	return found
}

// hasParts reports whether a word begins with the first part and holds the others behind it in their order.
func hasParts(w string, parts []string) bool {
	if !strings.HasPrefix(w, parts[0]) {
		return false
	}
	for _, p := range parts {
		at := strings.Index(w, p)
		if at < 0 {
			return false
		}
		w = w[at+len(p):]
	}
	return true
}

// HeadField tells what a column holds by the words above it; Ignored where nobody writes them so. Standard is set for a
// rating that is one of the standard rate of play by its head.
func HeadField(head string) (f Field, standard bool) {
	if isRound(head) {
		return Ignored, false // "1.k", "K2": results, whatever the letter heads elsewhere
	}
	head = headNumber().ReplaceAllString(head, "")
	if f = heads()[lexicon.Fold(head)]; f == Ignored {
		if f = joinedHead(head); f == Ignored && isSexHead(head) {
			f = Sex
		}
		if f == Ignored {
			f = shortHead(head)
		}
	}
	switch f {
	case standardRating:
		return Rating, true
	case runningNumber:
		return Ignored, false
	}
	return f, false
}

// otherHeads are heads of columns that nothing here keeps: results, numbers of programs, and what a form asks of grown-ups.
var otherHeads = lexicon.Set(`no nr rb rbr br sno startno startingrank rank clubnumber clubno teamno academictitle typ type flag otit foa sgm rgm rk bgm bk games status vkz mglnr spielberechtigung letzteauswertung index nv
	provinsi propinsi kota kabupaten kabkota daerah grupa clan source pts punkte pkt bodovi bod points nilai poin puntos punti pontos punten punkty body score perf wins info pairingno snr tb1 tb2 tb3 perf rtgdiff
	timestamp stempelwaktu marcatemporal zeitstempel horodateur informazionicronologiche vremenskaoznaka carimbo emailaddress email mail alamatemail surel telepon telp hp wa nohp nowa phone telephone mobile mobitel telefon telefono
	umur usia age dob alter alamat address adresa tempat tempatlahir mjestorodenja placeofbirth tandatangan ttd paraf potpis signature unterschrift ukuranjersey ukurankaos size jersey kaos oib nik`)

// adultWords make a head one of a grown-up: his name is nobody's who plays.
var adultWords = lexicon.Set(`pendamping pembina pelatih pembimbing guru wali ortu orangtua ayah ibu official ofisial koordinator kontak trener trenera mentor mentora roditelj roditelja voditelj voditelja skrbnik ucitelj
	coach trainer teacher parent parents guardian contact captain leader manager emergency eltern betreuer trainername ansprechpartner padre madre tutor tutora entrenador parents entraineur responsable genitore allenatore ouder begeleider responsavel treinador`)

// isAdultHead reports whether a column is about somebody who does not play: "Nama pendamping", "No. WA ortu".
func isAdultHead(head string) bool {
	for _, w := range strings.FieldsFunc(head, notLetter) {
		if adultWords.Has(lexicon.Fold(w)) {
			return true
		}
	}
	return false
}
