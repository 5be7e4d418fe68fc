package e2e

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"

	"github.com/notnil/chess"
)

// acting is the program in the page: acts without a pause, each acknowledged. What it cannot do it tells as a fault. It reaches a goal by
// touching the first key of its list that is there, each once a second at most, as a person does who looks at the screen.
const acting = `void (async () => {
	const moves = %s, $ = (selector) => document.querySelector(selector), pause = (ms) => new Promise((done) => setTimeout(done, ms));
	const until = async (hold) => {
		for (let begun = performance.now(), looks = 0; ; looks++, await pause(8)) {
			const held = hold();
			if (held) return held;
			if (performance.now() - begun > 60000 && looks > 1000) throw new Error("in vain: " + hold + " on " + ($("#sheet") ?? document.body).innerText.slice(0, 800));
		}
	};
	const there = (selector) => until(() => $(selector));
	const tap = async (selector) => { (await there(selector)).click() };
	const reach = (goal, ...keys) => {
		const touched = {};
		return until(() => {
			const reached = goal(), key = keys.find((k) => $(k));
			if (reached || !key || performance.now() - touched[key] < 1000) return reached;
			touched[key] = performance.now();
			$(key).click();
		});
	};
	const fill = async (selector, text) => {
		const field = await there(selector);
		field.value = text;
		for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
	};
	const tell = (kind, text) => fetch("/" + kind + "/" + encodeURIComponent(text));
	const act = async (n) => { %s };
	try {
		for (let n = %d; ; n++) {
			const label = await act(n);
			await until(() => !$(".stat--wait")); // the bar says that all is saved
			await tell("acknowledged", label);
		}
	} catch (e) {
		await tell("fault", String(e && e.stack) + e);
	}
})()`

// program begins the acts of a life. Their numbers go on where those in the store end: none repeats what stands, which would be no fact.
func (d *device) program() {
	moves := "[]"
	if d.mortal.page == "/board" {
		moves = endlessGame()
	}
	d.p.Eval(fmt.Sprintf(acting, moves, d.mortal.act, len(d.stood)), nil)
}

// endlessGame is a list in JavaScript of more moves than are made before the store is a fresh one again.
var endlessGame = sync.OnceValue(func() string {
	return `["` + strings.Join(playableGame(500), `","`) + `"]`
})

// playableGame is a legal game of so many moves without promotion or end, each as "e2e4".
func playableGame(plies int) (moves []string) {
	for seed := uint64(1); ; seed++ {
		random := rand.New(rand.NewPCG(seed, 27))
		game := chess.NewGame()
		for moves = nil; len(moves) < plies && game.Outcome() == chess.NoOutcome; {
			next := quiet(game, random)
			if next == nil || game.Move(next) != nil {
				break
			}
			moves = append(moves, next.S1().String()+next.S2().String())
		}
		if len(moves) == plies {
			return moves
		}
	}
}

// quiet chooses a move that is no promotion; after forty moves without a pawn's move or a capture one of those, so that no rule ends the game.
func quiet(game *chess.Game, random *rand.Rand) *chess.Move {
	var any, fresh []*chess.Move
	for _, m := range game.ValidMoves() {
		if m.Promo() != chess.NoPieceType {
			continue
		}
		any = append(any, m)
		if game.Position().Board().Piece(m.S1()).Type() == chess.Pawn {
			fresh = append(fresh, m)
		}
	}
	if len(fresh) > 0 && game.Position().HalfMoveClock() >= 80 {
		any = fresh
	}
	if len(any) == 0 {
		return nil
	}
	return any[random.IntN(len(any))]
}

// publishFirst pairs and publishes the first round.
func (d *device) publishFirst() {
	d.draft()
	publish(d.p)
	d.p.Wait(has("key-w"))
}

func (d *device) draft() {
	d.p.Go(d.host.URL + "event/e2etestevent/round")
	draftFirst(d.p)
}

func (d *device) startClock() {
	layClock(d.p, d.host.URL, "15+10")
	d.p.Tap("#ckb-press")
	d.p.Wait(whiteRuns + " && " + kept(2))
}
