package learn

import (
	"strconv"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/endgame"
	"wasit/rules/notation"
)

func position(t *testing.T, fen string) *board.Position {
	t.Helper()
	pos, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return &pos
}

// TestProofs: what a task claims of its solution is proved.
//
//	one          it is the only mate
//	only         it alone keeps the result, by the table of king and pawn
//	kpk          it keeps the win
//	promotes     of the promotions it alone wins
//	best:300     by counting pieces five plies deep it is worth three pawns more than any other move; best:150/3 three plies deep
//	cycle:…      the replies are forced and the position comes back
//	pat          every reply is stalemate
//	mate:3       mate in three by force, with checks alone
//	line:3       the first move of the line alone forces mate in three, quiet moves tried too, and so on along the line
//	aims:d6      after these moves and no other the piece that moved attacks the square
//	descriptive  the old notation that is asked means the solution
func TestProofs(t *testing.T) {
	data, err := tables.ReadFile("tasks.tsv")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := parse("tasks.tsv", string(data))
	if err != nil {
		t.Fatal(err)
	}
	proved := map[string]int{}
	for _, r := range rows {
		name, arg, _ := strings.Cut(r["proof"], ":")
		if name == "" {
			continue
		}
		proved[name]++
		pos := position(t, r["fen"])
		if why := prove(t, pos, name, arg, r, solutions(t, pos, r["rule"])); why != "" {
			t.Errorf("%s %s: %s", r["lesson"], r["fen"], why)
		}
	}
	t.Log(proved)
}

// solutions are the moves of a rule that names them, or the mates.
func solutions(t *testing.T, pos *board.Position, rule string) map[board.Move]bool {
	found := map[board.Move]bool{}
	if list, ok := strings.CutPrefix(rule, "san:"); ok {
		for _, san := range strings.Split(list, ",") {
			r, err := notation.Parse(pos, san, notation.English)
			if err != nil {
				t.Fatal(err)
			}
			found[r.Move] = true
		}
		return found
	}
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		next := pos.After(m)
		if rule == "mate" && next.IsCheckmate() || rule == "promote:R" && m.Promotion() == chess.Rook {
			found[m] = true
		}
	}
	return found
}

func prove(t *testing.T, pos *board.Position, name, arg string, task row, right map[board.Move]bool) string {
	rule, args := task["rule"], task["args"]
	switch name {
	case "one":
		if len(right) != 1 {
			return strconv.Itoa(len(right)) + " mates"
		}
		return ""
	case "only", "kpk":
		return proveTable(pos, name == "only", right)
	case "promotes":
		return provePromotion(pos, right)
	case "best":
		worth, deep, _ := strings.Cut(arg, "/")
		margin, _ := strconv.Atoi(worth)
		plies, err := strconv.Atoi(deep)
		if err != nil {
			plies = 5
		}
		return proveBest(pos, margin, plies, right)
	case "cycle":
		return proveCycle(pos, strings.Fields(arg))
	case "pat":
		return proveStalemate(pos, right)
	case "mate":
		n, _ := strconv.Atoi(arg)
		if !forcesMate(pos, n) {
			return "no mate in " + arg
		}
		return ""
	case "line":
		n, _ := strconv.Atoi(arg)
		return proveLine(pos, n, rule)
	case "aims":
		return proveAims(pos, arg, right)
	case "descriptive":
		r, err := notation.Parse(pos, args, notation.English)
		if err != nil {
			return err.Error()
		}
		if !right[r.Move] {
			return args + " is read as " + r.Move.String()
		}
		return ""
	}
	return "no proof is called " + name
}

func proveTable(pos *board.Position, alone bool, right map[board.Move]bool) string {
	tab := solved(endgame.KPK)
	before, err := tab.Probe(pos)
	if err != nil {
		return err.Error()
	}
	choices, _ := tab.Choices(pos)
	for _, c := range choices {
		keeps := c.Value.Winner == before.Winner
		if right[c.Move] && !keeps || alone && keeps && !right[c.Move] {
			return c.Move.String() + " keeps the result: " + strconv.FormatBool(keeps)
		}
	}
	return ""
}

// provePromotion: of the ways to promote, the solution alone wins.
func provePromotion(pos *board.Position, right map[board.Move]bool) string {
	choices, err := solved(endgame.KPK).Choices(pos)
	if err != nil {
		return err.Error()
	}
	for _, c := range choices {
		if c.Move.Promotion() != chess.NoPieceType && c.Value.IsWin() != right[c.Move] {
			return c.Move.String() + " wins: " + strconv.FormatBool(c.Value.IsWin())
		}
	}
	return ""
}

func proveBest(pos *board.Position, margin, plies int, right map[board.Move]bool) string {
	best, others := -1<<20, -1<<20
	worst := 1 << 20
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		next := pos.After(m)
		v := -count(&next, plies-1, -1<<20, 1<<20)
		if right[m] {
			best, worst = max(best, v), min(worst, v)
		} else {
			others = max(others, v)
		}
	}
	if worst < others+margin {
		return "the solution is worth " + strconv.Itoa(worst) + ", another move " + strconv.Itoa(others)
	}
	return ""
}

var price = [...]int{chess.NoPieceType: 0, chess.King: 0, chess.Queen: 900, chess.Rook: 500, chess.Bishop: 300, chess.Knight: 300, chess.Pawn: 100}

// count is the men's worth for the side to move after so many plies and all captures after them.
func count(pos *board.Position, depth, alpha, beta int) int {
	var list board.MoveList
	moves := pos.Moves(&list)
	if len(moves) == 0 {
		if pos.InCheck() {
			return -100000 - depth
		}
		return 0
	}
	stand := 0
	for _, sq := range pos.Occupied().Squares() {
		p := pos.PieceAt(sq)
		if p.Color() == pos.Turn() {
			stand += price[p.Type()]
		} else {
			stand -= price[p.Type()]
		}
	}
	best := -1 << 20
	if depth <= 0 && !pos.InCheck() {
		if best = stand; best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	for _, m := range moves {
		if depth <= 0 && !pos.InCheck() && !m.IsCapture() && m.Promotion() == chess.NoPieceType {
			continue
		}
		next := pos.After(m)
		if best = max(best, -count(&next, depth-1, -beta, -alpha)); best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	return best
}

func proveCycle(pos *board.Position, line []string) string {
	at := *pos
	var after []board.Position
	for i, san := range append(line, line[0]) {
		var list board.MoveList
		if legal := at.Moves(&list); i%2 == 1 && len(legal) != 1 {
			return san + " is not forced"
		}
		r, err := notation.Parse(&at, san, notation.English)
		if err != nil {
			return err.Error()
		}
		at.Make(r.Move)
		after = append(after, at)
	}
	if !after[0].Same(&after[len(after)-1]) {
		return "the position does not come back"
	}
	return ""
}

// proveStalemate: after the solution, and no other move, every reply is stalemate.
func proveStalemate(pos *board.Position, right map[board.Move]bool) string {
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		next := pos.After(m)
		var replies board.MoveList
		forced := len(next.Moves(&replies)) > 0
		for _, r := range next.Moves(&replies) {
			then := next.After(r)
			forced = forced && then.IsStalemate()
		}
		if forced != right[m] {
			return m.String() + " forces stalemate: " + strconv.FormatBool(forced)
		}
	}
	return ""
}

func forcesMate(pos *board.Position, moves int) bool {
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		next := pos.After(m)
		if next.IsCheckmate() {
			return true
		}
		if moves == 1 || !next.InCheck() {
			continue
		}
		var replies board.MoveList
		all := true
		for _, r := range next.Moves(&replies) {
			then := next.After(r)
			if !forcesMate(&then, moves-1) {
				all = false
				break
			}
		}
		if all {
			return true
		}
	}
	return false
}

// proveLine: the first move of the line, and no other, leads to mate in so many moves whatever the other side plays; and so on from
// each position of the line. A move that mates at once is always right.
func proveLine(pos *board.Position, moves int, line string) string {
	at := *pos
	for i, san := range strings.Fields(line) {
		r, err := notation.Parse(&at, san, notation.English)
		if err != nil {
			return err.Error()
		}
		var list board.MoveList
		for _, m := range at.Moves(&list) {
			next := at.After(m)
			if i%2 == 0 && !next.IsCheckmate() && mated(&next, moves-1) != (m == r.Move) {
				return "mate in " + strconv.Itoa(moves) + ": " + m.String() + " against " + san
			}
		}
		at.Make(r.Move)
		moves -= i % 2
	}
	if !at.IsCheckmate() {
		return "the line ends without mate"
	}
	return ""
}

// mated reports whether the side to move is mated in so many moves of the other side at most, whatever it does.
func mated(pos *board.Position, moves int) bool {
	var replies board.MoveList
	list := pos.Moves(&replies)
	if len(list) == 0 || moves == 0 {
		return pos.IsCheckmate()
	}
	for _, reply := range list {
		then := pos.After(reply)
		var attacks board.MoveList
		found := false
		for _, m := range then.Moves(&attacks) {
			next := then.After(m)
			if found = mated(&next, moves-1); found {
				break
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// proveAims: the solution is every move after which the piece that moved attacks the square, and it did not before.
func proveAims(pos *board.Position, square string, right map[board.Move]bool) string {
	goal := chess.Square(int(square[1]-'1')*8 + int(square[0]-'a'))
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		next := pos.After(m)
		if aims := next.Attackers(goal, pos.Turn()).Has(m.To()); aims != right[m] {
			return m.String() + " aims at it: " + strconv.FormatBool(aims)
		}
	}
	return ""
}

// TestQuestionsOnPawnEndings: what a question says of a position with king and pawn is what the table says.
func TestQuestionsOnPawnEndings(t *testing.T) {
	data, _ := tables.ReadFile("questions.tsv")
	rows, err := parse("questions.tsv", string(data))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, r := range rows {
		if !strings.Contains(r["fen"], " ") {
			continue
		}
		pos := position(t, r["fen"])
		v, err := solved(endgame.KPK).Probe(pos)
		if err != nil {
			continue
		}
		n++
		right := strings.Split(r["en"], " / ")[1]
		if strings.Contains(strings.ToLower(right), "draw") == v.IsWin() {
			t.Errorf("%s %q: %+v", r["fen"], right, v)
		}
	}
	if n < 8 {
		t.Errorf("only %d positions", n)
	}
}
