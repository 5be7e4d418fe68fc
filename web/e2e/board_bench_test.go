package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
	"wasit/web/browsertest"
)

// wander makes a game of so many half-moves that no rule ends: men wander, and now and then a pawn goes on.
func wander(tb testing.TB, plies int) (moves []board.Move, written []string) {
	random := rand.New(rand.NewPCG(7, 7))
	g := rules.NewGame(rules.Setup{})
	for len(moves) < plies {
		pos := g.Position()
		var list board.MoveList
		legal := slices.Clone(pos.Moves(&list))
		random.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
		rank := func(m board.Move) int { // quiet moves of pieces, and each twentieth a pawn's
			quiet := !m.IsCapture() && m.Promotion() == chess.NoPieceType && !m.IsCastling()
			if quiet && (m.Piece() == chess.Pawn) == (len(moves)%20 == 19) {
				return 0
			}
			return 1
		}
		slices.SortStableFunc(legal, func(a, b board.Move) int { return rank(a) - rank(b) })
		played := false
		for _, m := range legal {
			next := g.Clone()
			if r, err := next.Play(m, rules.Note{}); err != nil || r.Ends() {
				continue
			}
			after := next.Position()
			if m.Promotion() != chess.NoPieceType || after.InCheck() {
				continue
			}
			moves, written = append(moves, m), append(written, notation.Style{Language: notation.English}.Write(&pos, m))
			g, played = next, true
			break
		}
		if !played {
			tb.Fatalf("no move after %d half-moves", len(moves))
		}
	}
	return moves, written
}

// watchMoves notes for each move made with a finger, after the stamp of the finger's own lifting: when the scoresheet in the document
// has it, and when that has been painted.
const watchMoves = `(() => {
	window.moves = [];
	let up;
	addEventListener("pointerup", (e) => { if (e.isTrusted) up = e.timeStamp; }, {capture: true});
	window.expect = (ply) => {
		const seen = new MutationObserver(() => {
			if (!document.getElementById("ply-" + ply)) return;
			seen.disconnect();
			const one = [performance.now() - up];
			requestAnimationFrame(() => setTimeout(() => { one.push(performance.now() - up); moves.push(one); }));
		});
		seen.observe(document.body, {subtree: true, childList: true, attributes: true});
	};
})()`

// carry takes a man around the board for two seconds, a pointer's event a frame as a finger sends them, and answers how long each frame
// took until the next one.
const carry = `new Promise((done) => {
	const at = (e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
	const [x0, y0] = at(document.querySelector("#board .lift")), [cx, cy] = at(document.getElementById("board")), ms = [];
	const send = (type, x, y) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type,
		{bubbles: true, pointerId: 9, isPrimary: true, pointerType: "touch", button: type === "pointermove" ? -1 : 0, clientX: x, clientY: y}));
	send("pointerdown", x0, y0);
	let before, n = 0;
	const frame = (now) => {
		if (before) ms.push(now - before);
		before = now;
		if (++n > 120) { send("pointerup", x0, y0); done(ms); return; }
		send("pointermove", cx + 100 * Math.cos(n / 9), cy + 100 * Math.sin(n / 9));
		requestAnimationFrame(frame);
	};
	requestAnimationFrame(frame);
})`

// BenchmarkCarry is how long a frame takes while a man is carried, at the end of a game of 200 moves, the processor slowed four times:
// 16.7 ms are sixty frames a second.
func BenchmarkCarry(b *testing.B) {
	for b.Loop() {
		p := longBoard(b, 200)
		var ms []float64
		p.Eval(carry, &ms)
		slices.Sort(ms)
		late := 0
		for _, frame := range ms {
			if frame > 25 { // a frame was left out
				late++
			}
		}
		b.ReportMetric(ms[len(ms)/2], "p50-ms")
		b.ReportMetric(ms[len(ms)*95/100], "p95-ms")
		b.ReportMetric(float64(late), "late-frames")
		b.ReportMetric(float64(len(ms)), "frames")
		b.ReportMetric(0, "ns/op")
	}
}

// longBoard opens a game of so many moves from its text on a phone, the processor slowed four times, and waits until it is on the board.
func longBoard(b *testing.B, full int) *browsertest.Page {
	b.Helper()
	_, written := wander(b, 2*full)
	var pgn strings.Builder
	for i, san := range written {
		if i%2 == 0 {
			fmt.Fprintf(&pgn, "%d. ", i/2+1)
		}
		pgn.WriteString(san + " ")
	}
	host := browsertest.Serve(b, "")
	p := browsertest.Blank(b)
	p.Size(browsertest.Phone)
	p.Go(host.URL + "board")
	p.Wait(has("menu"))
	p.Click("#menu")
	p.Click("#menu-games")
	p.Wait(has("pasting"))
	p.Fill("#paste", pgn.String()+"*")
	p.Slow(4)
	p.Eval(watchMoves, nil)
	p.Eval(fmt.Sprintf(`expect(%d)`, 2*full), nil)
	p.Click("#read-pasted")
	p.Wait(`moves.length === 1`)
	return p
}

// bareBoard is a page of two squares and a scoresheet, whose handlers take a man and set it down in plain JavaScript. It is the yardstick of
// a move: what the browser takes on this machine at this moment where no program is in the way.
const bareBoard = `(() => {
	document.body.innerHTML = '<div id="board"><button id="sq-a1"></button><button id="sq-a2"></button></div><ol id="sheet"></ol>';
	const style = document.createElement("style");
	style.textContent = "#board button { width: 45vw; height: 45vw } .s { background: teal }";
	document.head.append(style);
	let from;
	for (const square of document.querySelectorAll("#board button")) square.addEventListener("pointerup", () => {
		if (!from) { from = square; from.className = "s"; return; }
		from.className = "";
		from = undefined;
		const ply = document.createElement("li");
		ply.textContent = ply.id = "ply-" + (document.getElementById("sheet").children.length + 1);
		document.getElementById("sheet").append(ply);
	});
})()`

// turnPause is how long nobody touches the board after a move, in the quickest of games.
const turnPause = 600 * time.Millisecond

// BenchmarkBoard is a move on the board from the lifting of the finger until the page has it, and until that is painted, the processor
// slowed four times, at the end of long games; and how long such a game takes to open from its text.
func BenchmarkBoard(b *testing.B) {
	const played = 40
	for _, full := range []int{1, 200, 300} {
		b.Run(fmt.Sprintf("move-%d", full), func(b *testing.B) {
			moves, _ := wander(b, 2*full+played)
			var squares [][2]string
			for _, m := range moves[2*full:] {
				squares = append(squares, [2]string{"#sq-" + phrase.SquareName(int(m.From())), "#sq-" + phrase.SquareName(int(m.To()))})
			}
			for b.Loop() {
				p := longBoard(b, full)
				var opened [][2]float64
				p.Eval(`moves`, &opened)
				ours := playOn(p, 2*full, squares)
				p.Slow(1)
				p.Visit("about:blank")
				p.Slow(4)
				p.Eval(watchMoves, nil)
				p.Eval(bareBoard, nil)
				bare := playOn(p, 0, slices.Repeat([][2]string{{"#sq-a1", "#sq-a2"}}, played))
				var ms float64
				p.Eval(toil, &ms)
				for name, value := range map[string]float64{"open-ms": opened[0][1], "p50-ms": ours.made.at(50), "p95-ms": ours.made.at(95),
					"painted-p50-ms": ours.painted.at(50), "painted-p95-ms": ours.painted.at(95), "yardstick-p95-ms": bare.made.at(95),
					"yardstick-painted-p95-ms": bare.painted.at(95), "yardstick-ms": ms, "budget-p95-ms": 30, "ns/op": 0} {
					b.ReportMetric(value, name)
				}
			}
		})
	}
}

// moved is how long each move took: until the page had it, and until that was painted.
type moved struct{ made, painted spans }

// playOn makes moves with a finger, from one square to another, after so many half-moves and at the pace of the quickest of games.
func playOn(p *browsertest.Page, plies int, squares [][2]string) (all moved) {
	p.Eval(`moves = []`, nil)
	for i, move := range squares {
		from, to := move[0], move[1]
		p.Eval(fmt.Sprintf(`expect(%d)`, plies+i+1), nil)
		p.Tap(from)
		p.Wait(`document.querySelector("` + from + `.s") !== null`)
		time.Sleep(thumbPause)
		p.Tap(to)
		p.Wait(`moves.length === ` + strconv.Itoa(i+1))
		time.Sleep(turnPause)
	}
	var ms [][2]float64
	p.Eval(`moves`, &ms)
	for _, m := range ms {
		all.made, all.painted = append(all.made, m[0]), append(all.painted, m[1])
	}
	return all
}
