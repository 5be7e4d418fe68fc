package i18n

// The page of prizes.
var (
	PrizesTitle   = Text{"Hadiah", "Prizes", "Nagrade"}
	PrizesOneEach = Text{"Satu hadiah per pemain", "One prize a player", "Jedna nagrada po igraču"}
	PrizesOrder   = Text{"Dibagikan dari atas ke bawah. Yang sudah mendapat hadiah tidak mendapat hadiah lagi.", "Given from top to bottom. Who has won a prize gets no other.", "Dodjeljuju se odozgo prema dolje. Tko je već dobio nagradu, ne dobiva drugu."}
	PrizesTotal   = Text{"Seluruhnya: {0}.", "In all: {0}.", "Ukupno: {0}."}
	PrizesSeveral = Text{"Pemain boleh menang di beberapa kategori.", "A player may win in several categories.", "Igrač može dobiti više nagrada."}
	PrizesSchools = Text{"sekolah, pemain yang dihitung: {0}", "schools, players that count: {0}", "škole, računa se igrača: {0}"}
	PrizesShare   = Text{"yang setara berbagi tempat", "equals share the place", "jednaki dijele mjesto"}
)

// PrizesLine says how many places of a prize are awarded.
var PrizesLine = Plural{ID: "{0} juara", ENOne: "{0} place", EN: "{0} places", HROne: "{0} mjesto", HRFew: "{0} mjesta", HR: "{0} mjesta"}

// The form of one prize.
var (
	PrizeTwoThirds = Text{"Juara 3 bersama (dua perunggu)", "Third place twice (two bronzes)", "Dva treća mjesta (dvije bronce)"}
)

// Drawing lots in front of everybody.
var (
	LotAnnulDo = Text{"Batalkan undian", "Annul the lot", "Poništi ždrijeb"}
	LotNo      = Text{"dibatalkan: {0}", "annulled: {0}", "poništen: {0}"}
)
