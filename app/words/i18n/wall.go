package i18n

// The big screen of the hall.
var (
	WallTitle = Text{"Layar besar", "Big screen", "Veliki zaslon"}
	WallUnder = Text{"Pairing dan klasemen berganti sendiri, untuk proyektor atau TV", "Pairings and standings in turn, for a projector or TV", "Parovi i poredak naizmjence, za projektor ili TV"}
)
