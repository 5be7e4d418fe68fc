package roster

import (
	"fmt"
	"strings"
	"testing"

	"wasit/swiss"
)

// commonNames are given names and surnames that many bear, by language; some are words of the language too.
var commonNames = map[string][2]string{
	"hr": {`Luka David Ivan Jakov Petar Filip Matej Mateo Toma Roko Leon Niko Josip Karlo Noa Lovro Fran Mihael Marko Borna Antonio Viktor Teo Gabriel Šimun Vito Bruno Ivano Dominik Jan Tin Nikola Duje Leo Emanuel Rafael Luka Rok Vid Stjepan Andrija Patrik
		Toni Adrian Bartol Mauro Matija Lukas Erik Dino Martin Maks Lav Zvonimir Krešimir Tomislav Domagoj Hrvoje Mislav Juraj Pavao Pavle Ante Stipe Frane Mate Šime Jure Ive Boris Zoran Goran Davor Dražen Damir Darko Zlatko Željko Branko Mirko Slavko Srećko Vedran Igor Siniša Robert
		Mia Nika Rita Ema Mila Lucija Ana Dora Marta Sara Eva Elena Lana Petra Iva Marija Lara Klara Laura Ena Nora Tena Franka Una Tara Magdalena Katja Hana Lea Helena Lorena Paula Leona Gabriela Vita Jana Bruna Ivana Maja Ines Barbara Karla Korina Zara Neva Asja Tia Stela Lena Mara
		Jelena Vesna Nada Ljubica Ružica Dragica Mirjana Snježana Zdenka Biserka Nevenka Višnja Jasna Sanja Tea Gita Cvita Zora Zlata Vida Mirna Slava Sreća Vjera Nina Kristina Antonia Tonka Perla Biserka Iris Lota Sunčana`,
		`Horvat Kovačević Babić Marić Jurić Novak Kovačić Knežević Vuković Marković Petrović Matić Tomić Pavlović Kovač Božić Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Mlinarić Klarić
		Mladić Bijelić Crnić Dobrić Lijepić Malić Velić Školnik Igrić Mikić Kralj Kraljević Ban Pop Lovac Konjević Pijević Topić Skakač Nedić Subotić Petek Sreda Zima Ljetić Proljetić Bos Kos Vuk Medved Zec Golub Sokol Orao Jelen Mrak Grad Gora Rijeka Breg Dol Polje Luka Most`},
	"id": {`Budi Adi Agus Bayu Dimas Eko Fajar Galih Hadi Indra Joko Krisna Lukman Mulyadi Nanda Oka Putra Rizky Satria Taufik Umar Vino Wahyu Yoga Zaki Surya Bintang Guntur Guruh Langit Samudra Bagas Bagus Agung Jaya Setia Slamet Selamat Catur Panca Eka Dwi Tri Made Wayan Nyoman Ketut Gede
		Komang Kadek Putu Raka Raja Arjuna Bima Gilang Cahya Cahyo Fitra Akbar Alif Faris Hafiz Ilham Iqbal Malik Naufal Rafi Rasya Yusuf Zidan Abdul Ahmad Muhammad Nur Siti Sri Dewi Putri Ratu Indah Ayu Cantika Bunga Melati Mawar Kirana Lestari Wulan Bulan Mentari Embun Intan Permata Mutiara
		Rahma Rahmi Zahra Salsabila Nabila Aisyah Fatimah Khadijah Najwa Naila Syifa Tiara Vina Winda Yuni Juni Juli Mei Januarti Febri Agustina Septi Oktavia Novi Desi Lili Mega Nadia Olivia Puspita Ratna Sari Tuti Umi Wati Kinanti Sekar Cinta Kasih Jelita Manis Ajeng Retno Ningsih Minggu Jumadi Seno Paing`,
		`Santoso Wijaya Saputra Pratama Nugroho Hidayat Kusuma Permana Setiawan Gunawan Susanto Hartono Siregar Nasution Simanjuntak Sinaga Lubis Harahap Tanjung Batubara Pasaribu Situmorang Hutapea Manurung Panjaitan Tampubolon Sekolah Pelita Harapan Mulia Utama Perdana Maulana Ramadhan Akbar
		Firmansyah Anugrah Pangestu Prayoga Sanjaya Wibowo Utomo Raharjo Lesmana Mahendra Alamsyah Rahman Hakim Fauzi Putra Putri Sari Lestari Rahayu Utami Anggraini Handayani Kartika Melani Safitri Maharani Aulia`},
	"en": {`Jack Harry Oliver Noah George Leo Arthur Muhammad Theo Oscar Archie Freddie Alfie Henry Charlie Thomas Joshua Edward Isaac Max Lucas Reuben Finley Hunter Chase Drew Miles Mark Will Bill Rob Nick Frank Guy Art Pat Sid Stan Ray Dean Earl Duke Rex Roy Ernest Grant Skip Chuck Gene Wade Cliff Heath Ford Lane Brook
		Olivia Amelia Isla Ava Ivy Freya Lily Florence Mia Willow Rosie Sophia Isabella Grace Daisy Evie Poppy Ella Elsie Charlotte Faith Hope Joy Dawn April May June Summer Autumn Sky Rose Ruby Pearl Amber Jade Gem Penny Sue Carol Holly Heather Hazel Violet Iris Robin Wren Bea Dot Honor Mercy Prudence Constance Patience Melody Harmony`,
		`Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Harris Martin Clarke King Knight Bishop Castle Cook Page Young Price Day Best Long Short Little Small Grant Hope Rose Marsh Field Brook Hill Lane Street Park Church Abbott Pope Prince
		Major Sergeant Masters Player Game Winter Summers Spring May March Friday Monday Noon Knight English French German Welsh Scott Ireland Bath London York Lincoln Chester Wells Good Goodman Sharp Strong Wise Gold Silver Stone Rock Fisher Hunter Baker Gardner Butcher Coach Rook Pawnall`},
}

// TestCommonNames: no word of a language takes a name apart. Each given name and each surname stands in a list, in a message and in one that
// signs somebody up.
func TestCommonNames(t *testing.T) {
	forms := map[string][]string{
		"hr": {"OŠ Lipa\n1. Zdravko Čičko 5.a\n2. %s 5.b\n3. Mirela Ščulac 6.a\n", "[17.11.2026. 20:11] Vinko: OŠ Lipa:\nZdravko Čičko 5.a\n%s 5.b\nMirela Ščulac 6.a\n", "[17.11.2026. 20:11] Vinko: OŠ Lipa: Zdravko Čičko 5.a, %s 5.b, Mirela Ščulac 6.a\n"},
		"id": {"SDN 1 Depok\n1. Zulkarnain Efendi kelas 5\n2. %s kelas 6\n3. Yohana Christabel kelas 4\n", "[17/11/2026 20.11] Bu Ina: SDN 1 Depok:\nZulkarnain Efendi kelas 5\n%s kelas 6\nYohana Christabel kelas 4\n", "[17/11/2026 20.11] Bu Ina: SDN 1 Depok: Zulkarnain Efendi kelas 5, %s kelas 6, Yohana Christabel kelas 4\n"},
		"en": {"Oak Primary School\n1. Zebedee Quill, Year 5\n2. %s, Year 6\n3. Xanthe Ottoway, Year 4\n", "[17/11/2026 20:11] Ann: Oak Primary School:\nZebedee Quill, Year 5\n%s, Year 6\nXanthe Ottoway, Year 4\n", "[17/11/2026 20:11] Ann: From Oak Primary School: Zebedee Quill (Year 5), %s (Year 6), Xanthe Ottoway (Year 4)\n"},
	}
	others := map[string][2]string{"hr": {"Kranjčević", "Zdeslav"}, "id": {"Widyatmoko", "Reynaldi"}, "en": {"Thackeray", "Barnaby"}}
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	for lang, names := range commonNames {
		var all []string
		for _, given := range strings.Fields(names[0]) {
			all = append(all, given+" "+others[lang][0])
		}
		for _, surname := range strings.Fields(names[1]) {
			all = append(all, others[lang][1]+" "+surname)
		}
		for f, form := range forms[lang] {
			var lost []string
			for _, name := range all {
				d, err := ReadText(fmt.Sprintf(form, name), o)
				if err != nil {
					t.Fatal(err)
				}
				if !standsOrAsked(d, name) {
					lost = append(lost, name)
				}
			}
			if len(lost) > 0 {
				t.Errorf("%s, form %d: %d of %d names are lost: %s", lang, f, len(lost), len(all), strings.Join(lost, ", "))
			}
		}
	}
}

// standsOrAsked reports whether three players were read and one of them has a name, or is asked about.
func standsOrAsked(d Document, name string) bool {
	players, found := 0, false
	for i, r := range d.Rows {
		if r.Skip {
			continue
		}
		players++
		found = found || r.Entrant.Name == name || asksOf(d, i, AboutName)
	}
	return players == 3 && found
}
