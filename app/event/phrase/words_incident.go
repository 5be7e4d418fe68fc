package phrase

import "wasit/app/words/i18n"

// matterNames are what an arbiter is told of beside the offences, by the code of rules/incident.
var matterNames = map[string]i18n.Text{
	"wrong_setup":         {ID: "Susunan awal buah salah", EN: "The men were set up wrongly", HR: "Figure su krivo postavljene"},
	"board_turned":        {ID: "Papan salah arah", EN: "The board lies the wrong way", HR: "Ploča je krivo okrenuta"},
	"colors_reversed":     {ID: "Warna tertukar", EN: "The colours are reversed", HR: "Boje su zamijenjene"},
	"wrong_square":        {ID: "Buah berdiri di petak yang salah", EN: "A man stands on a wrong square", HR: "Figura je na pogrešnom polju"},
	"wrong_clock":         {ID: "Setelan jam salah", EN: "The clock is set wrongly", HR: "Sat je krivo namješten"},
	"defective_clock":     {ID: "Jam rusak", EN: "The clock is defective", HR: "Sat je neispravan"},
	"touch":               {ID: "Buah disentuh", EN: "A man was touched", HR: "Dirnuta figura"},
	"castling_illegal":    {ID: "Mulai rokade yang tidak sah", EN: "Castling begun where it is illegal", HR: "Započeta nedopuštena rokada"},
	"promotion_chosen":    {ID: "Ingin mengganti buah promosi", EN: "Wants another piece after promoting", HR: "Želi drugu figuru nakon promocije"},
	"released_moved":      {ID: "Buah yang sudah dilepas dipindah lagi", EN: "A released man was moved on", HR: "Puštena figura pomaknuta dalje"},
	"draw_offer":          {ID: "Tawaran remis", EN: "A draw offer", HR: "Ponuda remija"},
	"draw_agreed":         {ID: "Remis disepakati", EN: "A draw is agreed", HR: "Dogovoren remi"},
	"threefold":           {ID: "Klaim posisi terulang tiga kali", EN: "Threefold repetition claimed", HR: "Zahtjev: trokratno ponavljanje"},
	"fifty":               {ID: "Klaim lima puluh langkah", EN: "Fifty moves claimed", HR: "Zahtjev: pedeset poteza"},
	"fivefold":            {ID: "Posisi terulang lima kali, tanpa klaim", EN: "Fivefold repetition, nobody claims", HR: "Peterokratno ponavljanje bez zahtjeva"},
	"seventy_five":        {ID: "Tujuh puluh lima langkah, tanpa klaim", EN: "Seventy-five moves, nobody claims", HR: "Sedamdeset pet poteza bez zahtjeva"},
	"dead_position":       {ID: "Posisi buntu", EN: "Dead position", HR: "Mrtva pozicija"},
	"resignation":         {ID: "Menyerah", EN: "Resignation", HR: "Predaja"},
	"result_signed":       {ID: "Hasil yang salah sudah ditandatangani", EN: "A wrong result was signed", HR: "Potpisan pogrešan rezultat"},
	"both_flags":          {ID: "Kedua bendera jatuh", EN: "Both flags are down", HR: "Obje zastavice su pale"},
	"screen_claim":        {ID: "Klaim berdasarkan layar saja", EN: "A claim that rests on a screen", HR: "Zahtjev samo na temelju zaslona"},
	"move_count":          {ID: "Menghentikan jam untuk bertanya jumlah langkah", EN: "Clocks stopped to ask for the number of moves", HR: "Zaustavljen sat radi pitanja o broju poteza"},
	"stopped_clock":       {ID: "Jam dihentikan, wasit dipanggil", EN: "Clocks stopped to call the arbiter", HR: "Sat zaustavljen, pozvan sudac"},
	"quickplay_claim":     {ID: "Klaim remis di bawah dua menit", EN: "Draw claimed in the last two minutes", HR: "Zahtjev za remi u zadnje dvije minute"},
	"no_arbiter":          {ID: "Klaim remis di bawah dua menit, tanpa wasit", EN: "Draw claimed in the last two minutes, no arbiter", HR: "Zahtjev u zadnje dvije minute, bez suca"},
	"sheets_at_flag":      {ID: "Bendera jatuh, notasi tidak lengkap", EN: "A flag fell, the sheets are incomplete", HR: "Pala zastavica, formulari nepotpuni"},
	"move_count_unknown":  {ID: "Jumlah langkah tidak diketahui", EN: "The number of moves is not known", HR: "Broj poteza nije poznat"},
	"other_notation":      {ID: "Notasi bukan aljabar", EN: "Score not in algebraic notation", HR: "Zapis nije algebarski"},
	"boards_differ":       {ID: "Dua papan berbeda", EN: "Two boards disagree", HR: "Dvije se ploče razlikuju"},
	"sealed_move_bad":     {ID: "Langkah sampul cacat", EN: "The sealed move is no good", HR: "Neispravan kuvertirani potez"},
	"resumption":          {ID: "Partai dilanjutkan, ada yang belum hadir", EN: "Resumption, a player is not there", HR: "Nastavak, igrača nema"},
	"envelope_lost":       {ID: "Amplop hilang", EN: "The envelope is missing", HR: "Nestala kuverta"},
	"offer_after_sealing": {ID: "Remis ditawarkan sesudah menyegel", EN: "A draw offered after sealing", HR: "Remi ponuđen nakon kuvertiranja"},
	"ended_before":        {ID: "Selesai sebelum dilanjutkan", EN: "Ended before the resumption", HR: "Završeno prije nastavka"},
	"wrong_times":         {ID: "Waktu salah saat dilanjutkan", EN: "Wrong times at the resumption", HR: "Kriva vremena pri nastavku"},
	"slip_of_tongue":      {ID: "Salah ucap langkah", EN: "A slip in announcing a move", HR: "Krivo izgovoren potez"},
	"adjusted_off_turn":   {ID: "Membetulkan buah saat giliran lawan", EN: "Men adjusted on the opponent's turn", HR: "Namještanje na protivnikovu potezu"},
	"press_prevented":     {ID: "Dihalangi menekan jam", EN: "Kept from pressing the clock", HR: "Spriječen da pritisne sat"},
	"recorded_late":       {ID: "Melangkah sebelum mencatat", EN: "Moved before writing", HR: "Odigrao prije zapisivanja"},
	"outside_disturbance": {ID: "Gangguan dari luar", EN: "A disturbance from outside", HR: "Smetnja izvana"},
	"appeal":              {ID: "Banding", EN: "An appeal", HR: "Žalba"},
	"outsider":            {ID: "Orang lain bicara tentang partai", EN: "An outsider speaks about the game", HR: "Netko sa strane govori o partiji"},
	"outsider_phone":      {ID: "Penonton memakai ponsel", EN: "A spectator uses a phone", HR: "Gledatelj se služi mobitelom"},
	"area_entered":        {ID: "Pelatih atau orang lain masuk area permainan", EN: "A coach or parent enters the playing area", HR: "Trener ili roditelj ušao u prostor za igru"},
}

// repairs say what is done, by the code of rules/incident.
var repairs = map[string]i18n.Text{
	"game_over":            {ID: "Partai selesai.", EN: "The game is over.", HR: "Partija je završena."},
	"result_stands":        {ID: "Hasil yang sudah ditandatangani tetap berlaku, kecuali wasit memutuskan lain.", EN: "The signed result stands, unless the arbiter decides otherwise.", HR: "Potpisani rezultat ostaje, osim ako sudac odluči drukčije."},
	"before_illegal":       {ID: "Kembalikan posisi sebelum langkah tidak sah, atau posisi terakhir yang pasti. Pegang jalan tetap berlaku; jam menurut penilaian wasit.", EN: "Go back to the position before the illegal move, or the last one that is certain. Touch-move binds; the clocks as the arbiter judges best.", HR: "Vratite poziciju prije nepravilnog poteza ili zadnju sigurnu. Dirnuto vrijedi; satovi prema procjeni suca."},
	"before_irregularity":  {ID: "Kembalikan posisi sebelum kesalahan itu, atau posisi terakhir yang pasti; jam menurut penilaian wasit.", EN: "Go back to the position before it happened, or the last one that is certain; the clocks as the arbiter judges best.", HR: "Vratite poziciju prije nepravilnosti ili zadnju sigurnu; satovi prema procjeni suca."},
	"queen":                {ID: "Bidak menjadi Menteri, tanpa pilihan.", EN: "The pawn becomes a queen, without choice.", HR: "Pješak postaje dama, bez izbora."},
	"free_piece":           {ID: "Kembalikan posisi; Bidak itu harus melangkah, buahnya bebas dipilih.", EN: "Back to the position before; the pawn must move, the piece is free to choose.", HR: "Vratite poziciju; pješak mora vući, figura se slobodno bira."},
	"move_stands":          {ID: "Langkah itu tetap berlaku.", EN: "The move stands.", HR: "Potez ostaje."},
	"stands_unless_agreed": {ID: "Langkah itu tetap berlaku, kecuali kedua pemain sepakat, tanpa wasit.", EN: "The move stands, unless both players agree to mend it, without the arbiter.", HR: "Potez ostaje, osim ako se oba igrača dogovore, bez suca."},
	"act_stands":           {ID: "Langkah yang dijalankan tetap berlaku.", EN: "The move that was made stands.", HR: "Odigrani potez ostaje."},
	"on_move_again":        {ID: "Pemain itu tetap mendapat giliran.", EN: "The player is on move again.", HR: "Igrač je opet na potezu."},
	"put_back":             {ID: "Ia mengembalikan buah dengan waktunya sendiri.", EN: "He puts the men back on his own time.", HR: "Vraća figure na svoje vrijeme."},
	"touched_binds":        {ID: "Langkah boleh diganti, tetapi buah yang disentuh harus dijalankan bila bisa.", EN: "The move may be changed, but the touched man must move if it can.", HR: "Potez se smije promijeniti, ali dirnutom se figurom mora vući ako može."},
	"may_complete":         {ID: "Ia boleh menyelesaikan langkah dengan benar.", EN: "He may finish the move in the right way.", HR: "Smije potez dovršiti kako treba."},
	"choice_stands":        {ID: "Ia masih boleh menukar bidaknya, buah mana pun; begitu menyentuh petaknya, pilihan itu tetap.", EN: "He may still exchange the pawn, for any piece; once that touches its square, the choice stands.", HR: "Još smije zamijeniti pješaka, za bilo koju figuru; kad ona dirne polje, izbor ostaje."},
	"arbiter_silent":       {ID: "Wasit diam. Hanya pemain yang boleh mengklaim.", EN: "The arbiter says nothing. Only the player may claim.", HR: "Sudac šuti. Zahtjev smije postaviti samo igrač."},
	"arbiter_waits":        {ID: "Wasit menunggu langkah berikut selesai.", EN: "The arbiter waits for the next completed move.", HR: "Sudac čeka sljedeći dovršeni potez."},
	"play_on":              {ID: "Partai dilanjutkan seperti adanya.", EN: "Play goes on as it stands.", HR: "Igra se dalje."},
	"play_on_unless":       {ID: "Partai dilanjutkan, kecuali wasit memutuskan lain.", EN: "Play goes on, unless the arbiter rules otherwise.", HR: "Igra se dalje, osim ako sudac odluči drukčije."},
	"new_game":             {ID: "Partai dibatalkan; mainkan partai baru.", EN: "The game is cancelled; play a new one.", HR: "Partija se poništava; igra se nova."},
	"transfer_board":       {ID: "Pindahkan posisi ke papan yang letaknya benar, lalu lanjutkan.", EN: "Transfer the position to a board that lies right, and go on.", HR: "Prenesite poziciju na ispravno postavljenu ploču i nastavite."},
	"fix_clock":            {ID: "Hentikan jam seketika; betulkan setelan, waktu dan hitungan langkah.", EN: "Stop the clock at once; put setting, times and move counter right.", HR: "Odmah zaustavite sat; ispravite postavke, vremena i brojač."},
	"replace_clock":        {ID: "Ganti jam; waktunya menurut penilaian wasit.", EN: "Replace the clock; the times as the arbiter judges best.", HR: "Zamijenite sat; vremena prema procjeni suca."},
	"setting_stays":        {ID: "Setelan jam tetap.", EN: "The setting of the clock stays.", HR: "Postavke sata ostaju."},
	"time_left":            {ID: "Ia datang masih dalam batas; main dengan sisa waktunya.", EN: "He came in time, and plays with what is left.", HR: "Došao je na vrijeme i igra s preostalim vremenom."},
	"loses_time":           {ID: "Waktunya berjalan sampai ia datang.", EN: "The time until he comes is his loss.", HR: "Gubi vrijeme dok ne dođe."},
	"event_penalty":        {ID: "Hukuman sesuai pengumuman panitia.", EN: "The penalty is the one that the tournament announced.", HR: "Kazna je ona koju je turnir objavio."},
	"device_away":          {ID: "Alat dimatikan atau dititipkan.", EN: "The device is switched off or handed in.", HR: "Uređaj se isključuje ili predaje."},
	"written_move":         {ID: "Partai dilanjutkan; langkah yang ditulis harus dijalankan.", EN: "The game goes on; the written move must be played.", HR: "Igra se dalje; zapisani potez mora se odigrati."},
	"not_admitted":         {ID: "Klaim tidak dapat diterima; partai dilanjutkan.", EN: "The claim is not admitted; the game goes on.", HR: "Zahtjev nije dopušten; igra se dalje."},
	"agreement_not_valid":  {ID: "Kesepakatan itu tidak berlaku; partai dilanjutkan.", EN: "The agreement is not valid; the game goes on.", HR: "Dogovor ne vrijedi; igra se dalje."},
	"offer_stands":         {ID: "Tawaran berlaku sampai ditolak atau lawan menyentuh buah.", EN: "The offer stands until it is refused or a man is touched.", HR: "Ponuda vrijedi dok se ne odbije ili dirne figura."},
	"offer_lapsed":         {ID: "Tawaran gugur; buah yang disentuh harus dijalankan.", EN: "The offer has lapsed; the touched man must be moved.", HR: "Ponuda je propala; dirnutom se figurom mora vući."},
	"five_seconds":         {ID: "Kedua pemain mendapat lima detik tiap langkah mulai sekarang.", EN: "Both get five seconds a move from now on.", HR: "Obojica od sada dobivaju pet sekundi po potezu."},
	"arbiter_decides":      {ID: "Wasit memutuskan: terima, tunda, atau tolak.", EN: "The arbiter decides: grant, postpone or reject.", HR: "Sudac odlučuje: prihvatiti, odgoditi ili odbiti."},
	"decides_later":        {ID: "Partai dilanjutkan dan diawasi; wasit memutuskan kemudian.", EN: "The game goes on, watched; the arbiter rules later.", HR: "Igra se dalje pod nadzorom; sudac odlučuje kasnije."},
	"must_move":            {ID: "Buah yang disentuh harus dijalankan.", EN: "The touched man must be moved.", HR: "Dirnutom se figurom mora vući."},
	"must_take":            {ID: "Buah lawan yang disentuh harus dipukul.", EN: "The touched man of the opponent must be taken.", HR: "Dirnuta protivnikova figura mora se uzeti."},
	"must_take_with":       {ID: "Buah sendiri yang pertama disentuh memukul buah lawan yang pertama disentuh.", EN: "The first touched own man takes the first touched of the opponent.", HR: "Prva dirnuta vlastita figura uzima prvu dirnutu protivnikovu."},
	"must_castle":          {ID: "Ia harus rokade ke sisi itu.", EN: "He must castle on that side.", HR: "Mora rokirati na tu stranu."},
	"no_castling_rook":     {ID: "Tidak boleh rokade ke sisi itu sekarang; Benteng dijalankan bila bisa.", EN: "No castling on that side this move; the rook moves if it can.", HR: "Rokade na tu stranu sada nema; vuče se topom ako može."},
	"another_king_move":    {ID: "Langkah Raja lain yang sah, termasuk rokade ke sisi lain; bila tidak ada, langkah apa pun.", EN: "Another legal king move, castling the other way included; else any legal move.", HR: "Drugi pravilan potez kraljem, i rokada na drugu stranu; inače bilo koji potez."},
	"free_move":            {ID: "Yang disentuh tidak bisa dijalankan atau dipukul: bebas memilih langkah.", EN: "Nothing that was touched can be moved or taken: any legal move.", HR: "Dirnutim se ne može vući niti se može uzeti: bilo koji pravilan potez."},
	"touch_does_not_bind":  {ID: "Sentuhan itu tidak mengikat.", EN: "The touch does not bind.", HR: "Dodir ne obvezuje."},
	"piece_stays":          {ID: "Buah tetap di petak tempat ia dilepas.", EN: "The man stays where it was released.", HR: "Figura ostaje gdje je puštena."},
	"promotion_stays":      {ID: "Buah baru sudah menyentuh petaknya: tidak bisa diganti.", EN: "The new piece has touched its square: no change.", HR: "Nova figura dirnula je polje: nema promjene."},
	"sits_out":             {ID: "Ia tidak main babak berikut.", EN: "He sits out the next round.", HR: "Ne igra sljedeće kolo."},
	"completes_sheet":      {ID: "Ia melengkapi notasi dan terus mencatat.", EN: "He completes his sheet and goes on writing.", HR: "Dopunjuje formular i piše dalje."},
	"sheet_before_move":    {ID: "Ia melengkapi notasinya sebelum melangkah; pada gilirannya boleh meminjam notasi lawan.", EN: "He completes his sheet before he moves; on his turn he may borrow the other.", HR: "Dopunjuje formular prije poteza; na svom potezu smije posuditi tuđi."},
	"both_complete":        {ID: "Hentikan kedua jam; keduanya melengkapi notasi.", EN: "Stop both clocks; both complete their sheets.", HR: "Zaustavite oba sata; obojica dopunjuju formulare."},
	"reconstruct":          {ID: "Catat posisi, waktu dan jumlah langkah; ulangi partai di papan lain.", EN: "Note position, times and moves; the game is played over on a second board.", HR: "Zabilježite poziciju, vremena i poteze; partija se obnavlja na drugoj ploči."},
	"next_period":          {ID: "Langkah berikut adalah langkah pertama periode berikut.", EN: "The next move is the first of the next period.", HR: "Sljedeći je potez prvi idućeg perioda."},
	"arbiter_helps":        {ID: "Wasit membantu, misalnya membawa buah yang kurang, lalu menjalankan jam lagi.", EN: "The arbiter helps, such as with a missing piece, and restarts the game.", HR: "Sudac pomogne, primjerice donese figuru, i nastavlja partiju."},
	"sealed_as_told":       {ID: "Lanjutkan dari posisi tunda dengan waktu tercatat; penyegel memainkan langkah yang dinyatakannya.", EN: "Go on from the adjourned position with the recorded times; the sealer plays the move he says he sealed.", HR: "Nastavite iz prekinute pozicije sa zapisanim vremenima; igra se potez koji je po njegovoj izjavi kuvertiran."},
	"may_seal_reply":       {ID: "Yang hadir boleh menyegel balasannya dan menjalankan jam lawan.", EN: "The one who is there may seal his reply and start the other's clock.", HR: "Prisutni smije kuvertirati odgovor i pokrenuti protivnikov sat."},
	"opens_envelope":       {ID: "Amplop dibuka, langkahnya dijalankan, jam yang membalas dijalankan.", EN: "The envelope is opened, the move made, the replier's clock started.", HR: "Kuverta se otvara, potez izvodi, sat onoga tko odgovara kreće."},
	"replier_clock":        {ID: "Jam pemain yang harus membalas dijalankan sampai ia datang.", EN: "The clock of the player who must reply runs until he comes.", HR: "Teče sat igrača koji mora odgovoriti dok ne dođe."},
	"times_mended":         {ID: "Waktunya dibetulkan.", EN: "The times are put right.", HR: "Vremena se ispravljaju."},
	"offer_open":           {ID: "Tawaran tetap terbuka sampai diterima atau ditolak.", EN: "The offer stays open until it is accepted or refused.", HR: "Ponuda ostaje otvorena dok se ne prihvati ili odbije."},
	"may_be_sent_out":      {ID: "Wasit boleh menyuruhnya keluar.", EN: "The arbiter may send him out.", HR: "Sudac ga smije udaljiti."},
	"leaves_area":          {ID: "Ia meninggalkan area permainan.", EN: "He leaves the playing area.", HR: "Napušta prostor za igru."},
	"claim_ends_game":      {ID: "Klaim itu mengakhiri partai; wasit yang ditunjuk memutuskan kemudian. Tulis posisi akhir, dan serahkan notasi.", EN: "The claim ends the game; an arbiter decides it later. Write down the final position, and hand in the score.", HR: "Zahtjev završava partiju; sudac odlučuje kasnije. Zapišite završnu poziciju i predajte zapis."},
	"corrects_own_board":   {ID: "Yang mencatat benar tetapi salah menjalankan membetulkan papannya.", EN: "Who wrote right and moved wrongly puts his board right.", HR: "Tko je točno zapisao a krivo odigrao, ispravlja svoju ploču."},
	"last_agreed_position": {ID: "Kembali ke posisi terakhir yang sama pada kedua notasi; jam disesuaikan.", EN: "Back to the last position on which both scores agree; the clocks to fit.", HR: "Natrag na zadnju poziciju u kojoj se zapisi slažu; satovi se usklađuju."},
	"warned_of_notation":   {ID: "Wasit memperingatkan; notasi itu boleh tidak diterima sebagai bukti.", EN: "The arbiter warns him; the sheet need not count as evidence.", HR: "Sudac ga upozorava; zapis ne mora vrijediti kao dokaz."},
}

// raisers say who may raise a matter, by the code of rules/incident.
var raisers = map[string]i18n.Text{
	"arbiter or player": {ID: "Yang boleh mengajukan: wasit atau pemain", EN: "May be raised by the arbiter or a player", HR: "Smije pokrenuti sudac ili igrač"},
	"arbiter":           {ID: "Yang bertindak: wasit", EN: "For the arbiter to act on", HR: "Postupa sudac"},
	"player":            {ID: "Hanya atas klaim pemain", EN: "Only on a player's claim", HR: "Samo na zahtjev igrača"},
	"automatic":         {ID: "Berlaku dengan sendirinya, tanpa klaim", EN: "It comes by itself, without a claim", HR: "Nastupa samo, bez zahtjeva"},
	"nobody":            {ID: "Tidak ada yang bisa menuntut", EN: "No claim possible", HR: "Nitko ništa ne može tražiti"},
	"nobody any more":   {ID: "Sudah terlambat untuk mengajukan", EN: "Too late to raise it", HR: "Prekasno je"},
}

// The outcome of an incident.
var (
	textOutcomeLoss    = i18n.Text{ID: "Pemain itu kalah", EN: "The player loses", HR: "Igrač gubi"}
	textOutcomeWin     = i18n.Text{ID: "Pemain itu menang", EN: "The player wins", HR: "Igrač dobiva"}
	textOutcomeBoth    = i18n.Text{ID: "Kedua pemain kalah", EN: "Both players lose", HR: "Oba igrača gube"}
	textOutcomeDraw    = i18n.Text{ID: "Remis", EN: "A draw", HR: "Remi"}
	textOutcomeMinutes = i18n.Plural{ID: "Lawan mendapat {0} menit", ENOne: "{0} minute more for the opponent", EN: "{0} minutes more for the opponent", HROne: "Protivnik dobiva {0} minutu", HRFew: "Protivnik dobiva {0} minute", HR: "Protivnik dobiva {0} minuta"}
	textOutcomeMay     = i18n.Plural{ID: "Wasit boleh memberi lawan {0} menit", ENOne: "The arbiter may give the opponent {0} minute", EN: "The arbiter may give the opponent {0} minutes", HROne: "Sudac protivniku smije dati {0} minutu", HRFew: "Sudac protivniku smije dati {0} minute", HR: "Sudac protivniku smije dati {0} minuta"}
	textOutcomeRed     = i18n.Text{ID: "Kartu merah: partai kalah", EN: "Red card: the game is lost", HR: "Crveni karton: partija je izgubljena"}
	textOutcomeChoose  = i18n.Text{ID: "Wasit memilih hukuman", EN: "The arbiter chooses a penalty", HR: "Sudac bira kaznu"}
	textOutcomeOpen    = i18n.Text{ID: "Wasit yang memutuskan", EN: "For the arbiter to decide", HR: "Odlučuje sudac"}
	textNotYet         = i18n.Text{ID: "Jam belum ditekan: belum ada pelanggaran.", EN: "The clock was not pressed: no offence yet.", HR: "Sat nije pritisnut: još nema prekršaja."}
	textOutcomeNothing = i18n.Text{ID: "Tanpa hukuman", EN: "No penalty", HR: "Bez kazne"}
	textOutcomeNoMate  = i18n.Text{ID: "Lawan tidak mungkin lagi memberi mat, dengan langkah sah apa pun.", EN: "The opponent cannot checkmate by any series of legal moves.", HR: "Protivnik ne može matirati nikakvim slijedom pravilnih poteza."}
	textOutcomeIf      = i18n.Text{ID: "Kalah bila lawan masih bisa memberi mat, dengan langkah sah apa pun; kalau tidak, remis.", EN: "Lost if the opponent can still mate by any legal moves; else a draw.", HR: "Poraz ako protivnik ikako može matirati; inače remi."}
	textNoCastleKing   = i18n.Text{ID: "Raja yang salah tempat tidak boleh rokade.", EN: "The king that stood wrongly may not castle.", HR: "Krivo postavljeni kralj ne smije rokirati."}
	textNoCastleRook   = i18n.Text{ID: "Tidak boleh rokade dengan Benteng yang salah tempat.", EN: "No castling with a rook that stood wrongly.", HR: "S krivo postavljenim topom nema rokade."}
	textSpent          = i18n.Plural{ID: "{0} menit hilang dari waktunya.", ENOne: "{0} minute is gone from his time.", EN: "{0} minutes are gone from his time.", HROne: "Izgubio je {0} minutu.", HRFew: "Izgubio je {0} minute.", HR: "Izgubio je {0} minuta."}
)
