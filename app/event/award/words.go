package award

import "wasit/app/words/i18n"

// The page of prizes.
var (
	textPrizesRated     = i18n.Text{ID: "rating {0}–{1}", EN: "rated {0}–{1}", HR: "rejting {0}–{1}"}
	textPrizesRatedTo   = i18n.Text{ID: "rating sampai {0} atau tanpa rating", EN: "rated up to {0}, or unrated", HR: "rejting do {0} ili bez rejtinga"}
	textPrizesRatedMin  = i18n.Text{ID: "rating mulai {0}", EN: "rated from {0}", HR: "rejting od {0}"}
	textPrizesThirds    = i18n.Text{ID: "juara 3 dua kali", EN: "third place twice", HR: "dva treća mjesta"}
	textPrizesPassed    = i18n.Text{ID: "Sudah menang, jadi berikutnya naik: {0}.", EN: "Won already, so the next moves up: {0}.", HR: "Već nagrađeni, pa sljedeći ide gore: {0}."}
	textPrizesPassedOne = i18n.Text{ID: "{0} ({1}, tempat {2})", EN: "{0} ({1}, place {2})", HR: "{0} ({1}, {2}. mjesto)"}
	textPrizesWaits     = i18n.Text{ID: "Menunggu undian untuk hadiah di atas.", EN: "Waits for the lot of a prize above.", HR: "Čeka ždrijeb za nagradu iznad."}
	textSplitPlace      = i18n.Text{ID: "Uang: menurut tempat, tidak dibagi.", EN: "Money: by the place, not shared.", HR: "Novac: po mjestu, bez dijeljenja."}
	textSplitEqual      = i18n.Text{ID: "Uang: yang angkanya sama membagi rata uang tempat mereka.", EN: "Money: who have the same points share the money of their places equally.", HR: "Novac: tko ima isti broj bodova, dijeli novac tih mjesta na jednake dijelove."}
	textSplitHort       = i18n.Text{ID: "Uang (sistem Hort): yang angkanya sama mendapat separuh uang tempatnya sendiri, dan separuh lainnya dibagi rata.", EN: "Money (Hort system): who have the same points get half of the money of their own place, and share the other halves equally.", HR: "Novac (Hortov sustav): tko ima isti broj bodova, dobiva pola novca svojega mjesta, a druge se polovice dijele na jednake dijelove."}
	textPrizesGames     = i18n.Text{ID: "partai minimal: {0}", EN: "games at least: {0}", HR: "partija najmanje: {0}"}
	textPrizesBoard     = i18n.Text{ID: "Pemain terbaik papan {0}", EN: "Best on board {0}", HR: "Najbolji na ploči {0}"}
	textPrizesReserve   = i18n.Text{ID: "Cadangan terbaik", EN: "Best reserve", HR: "Najbolja pričuva"}
	textPrizesBoardRule = i18n.Text{ID: "Angka partai yang dimainkan, lalu persentase, lalu performa; yang setara berbagi tempat.", EN: "Points of the games played, then the percentage, then the performance; equals share the place.", HR: "Bodovi odigranih partija, zatim postotak, zatim performans; jednaki dijele mjesto."}
)
