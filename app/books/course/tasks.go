package course

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/endgame"
	"wasit/swiss/lot"
)

// firstPart is the part for who has never played.
const firstPart = 1

// DefaultSeed is the sheet that a lesson has when nobody asks for another.
const DefaultSeed lot.Seed = 1

// Edition is that of the Laws by which the course numbers articles: the newest.
const Edition = "E23"

// Tasks returns the tasks of a lesson. The same seed gives the same tasks on every device.
func (b *Book) Tasks(l *Lesson, seed lot.Seed) ([]*Task, error) {
	g := lot.New(seed ^ nameSeed(l.Key))
	var tasks []*Task
	for i, r := range l.rows {
		if r.kind == "question" && l.Part == firstPart {
			r.article = "" // who has never played is not sent to the Laws
		} else if r.kind == "question" && r.article == "" {
			r.article = l.Article
		}
		made, err := b.make(r, g)
		if err != nil {
			return nil, fmt.Errorf("lesson %s, row %d: %w", l.Key, i+1, err)
		}
		for _, t := range made {
			if l.Part == firstPart && t.Kind == Choose && !t.HasBoard && t.Picture == "" && l.HasDiagram {
				t.Men, t.HasBoard, t.Marks = l.Men, true, l.Marks // who has never seen a board sees what is asked about
			}
			if t.Article == "" {
				t.Article = l.Article
			}
			if t.Article != "" && t.Edition == "" {
				t.Edition = Edition
			}
			tasks = append(tasks, t)
		}
	}
	return tasks, nil
}

// nameSeed makes a number of a lesson's key (FNV-1a), so that one sheet does not ask the same in two lessons.
func nameSeed(key string) lot.Seed {
	h := uint64(14695981039346656037)
	for i := range len(key) {
		h = (h ^ uint64(key[i])) * 1099511628211
	}
	return lot.Seed(h)
}

func marks(text string) ([]chess.Square, error) {
	if text == "" {
		return nil, nil
	}
	return ordered(strings.ReplaceAll(text, " ", ","))
}

// make makes the tasks of a row.
func (b *Book) make(r row, g *lot.Generator) ([]*Task, error) {
	if r.kind == "gen" {
		count, arg, _ := strings.Cut(r.args, ",")
		n, err := strconv.Atoi(count)
		if err != nil || n < 1 || n > 20 {
			return nil, fmt.Errorf("course: %q is no number of tasks from 1 to 20", count)
		}
		return b.generate(r.rule, n, arg, g)
	}
	t := &Task{Article: r.article, Marks: r.marks, rule: r.rule, book: b}
	if err := t.setBoard(r.fen); err != nil {
		return nil, err
	}
	if r.kind == "question" {
		b.ask(t, r, g)
		return []*Task{t}, nil
	}
	t.Ask = b.text("ask."+r.ask, b.arguments(t, r.args)...)
	return []*Task{t}, b.complete(t, r.kind)
}

// setBoard reads what stands on the board; a FEN with both kings is a position.
func (t *Task) setBoard(fen string) error {
	if fen == "" {
		return nil
	}
	if icon, ok := strings.CutPrefix(fen, "#"); ok {
		t.Picture = icon
		return nil
	}
	field, rest, _ := strings.Cut(fen, " ")
	men, err := parseMen(field)
	if err != nil {
		return err
	}
	t.Men, t.HasBoard = men, true
	if rest == "" {
		return nil
	}
	pos, err := board.ParseFEN(fen)
	t.Pos = &pos
	return err
}

func (t *Task) scene() *scene { return &scene{t.Men, t.Pos} }

// ask makes a question with answers in words; their order is drawn.
func (b *Book) ask(t *Task, r row, g *lot.Generator) {
	t.Kind, t.Ask = Choose, r.ask
	order := make([]int, len(r.options))
	for i := range order {
		order[i] = i
	}
	lot.Shuffle(g, order)
	for i, from := range order {
		t.Options = append(t.Options, r.options[from])
		if from == 0 {
			t.choice = i
		}
	}
	b.hintChoice(t, "")
}

// arguments are what stands in a text: "@wR" is a piece's name, "=Nf3" a move in the letters of the language, else the text itself.
func (b *Book) arguments(t *Task, text string) (args []string) {
	if text == "" {
		return nil
	}
	for _, a := range strings.Split(text, ";") {
		switch {
		case strings.HasPrefix(a, "@") && len(a) == 2:
			a = b.text("man." + a[1:])
		case strings.HasPrefix(a, "@"):
			a = b.text("man." + a[1:])
		case strings.HasPrefix(a, "=") && t.Pos != nil:
			if found, err := t.scene().moves("san:" + a[1:]); err == nil {
				a = b.write(t.Pos, found[0], 0)
			}
		}
		args = append(args, a)
	}
	return args
}

var kinds = map[string]Kind{"tap": TapAll, "one": TapOne, "move": Move, "line": Line, "choose": Choose, "write": Write,
	"dictate": Dictate, "place": Place, "partner": Partner}

// complete works out what is right, and the hints.
func (b *Book) complete(t *Task, kind string) (err error) {
	k, ok := kinds[kind]
	if !ok {
		return fmt.Errorf("course: no kind of task %q", kind)
	}
	t.Kind = k
	name, arg, _ := strings.Cut(t.rule, ":")
	switch k {
	case TapAll, TapOne:
		t.squares, err = t.scene().squares(t.rule)
		t.cite(name, arg)
	case Move:
		t.moves, err = t.scene().moves(t.rule)
	case Line:
		t.moves, err = t.scene().line(t.rule)
	case Choose:
		err = b.completeChoice(t, name, arg)
	case Write:
		t.moves, err = t.scene().moves("san:" + arg)
		t.Long = name == "long"
		if err == nil {
			t.Shown = t.moves[0]
		}
	case Dictate:
		err = b.completeDictation(t)
	case Place:
		err = t.completePlace()
	case Partner:
		err = t.completePartner()
	}
	if err == nil {
		b.hint(t)
	}
	return err
}

// cite takes the article that our rules name for touched pieces.
func (t *Task) cite(name, arg string) {
	if name != "must-to" && name != "must-from" {
		return
	}
	if d, err := t.scene().duty(arg); err == nil {
		t.Article, t.Edition = d.Article, d.Edition
	}
}

func (b *Book) completeChoice(t *Task, name, arg string) error {
	rule := choiceRules[name]
	if rule == nil {
		return fmt.Errorf("course: no rule %q for a choice", name)
	}
	keys, right, err := rule(t.scene(), arg)
	for _, key := range keys {
		if letter, is := strings.CutPrefix(key, "letter."); is {
			t.Options = append(t.Options, b.Language.Letter(letters[letter[0]].Type()))
			continue
		}
		t.Options = append(t.Options, b.text(key))
	}
	t.choice = right
	return err
}

func (b *Book) completeDictation(t *Task) error {
	if t.Game = b.Game(t.rule); t.Game == nil {
		return fmt.Errorf("course: no game %q", t.rule)
	}
	start := board.Start()
	t.moves = t.Game.Moves
	t.Pos, t.Men, t.HasBoard = &start, menOf(&start), true
	t.Shown = t.moves[0]
	return nil
}

// completePlace takes the pieces named, such as "wR,wN", off the initial position: they are to be put back.
func (t *Task) completePlace() error {
	t.goal, t.Men, t.HasBoard = startMen, startMen, true
	for _, name := range strings.Split(t.rule, ",") {
		set, err := startSquares(nil, name)
		if err != nil {
			return err
		}
		for _, sq := range set.Squares() {
			t.Supply = append(t.Supply, startMen[sq])
			t.Men[sq] = chess.NoPiece
		}
	}
	if len(t.Supply) == 0 {
		return fmt.Errorf("course: no men to put: %q", t.rule)
	}
	return nil
}

// completePartner takes the ending's name and the greatest number of moves to mate, as in "KRK:9": a start is drawn by the page.
func (t *Task) completePartner() error {
	name, _, _ := strings.Cut(t.rule, ":")
	for _, e := range endgame.Endings() {
		if e.String() == name {
			t.Ending = e
			return nil
		}
	}
	return fmt.Errorf("course: no ending %q", name)
}

// AtMost returns the number of moves to mate that a partner's game may start with.
func (t *Task) AtMost() int {
	_, n, _ := strings.Cut(t.rule, ":")
	most, err := strconv.Atoi(n)
	if err != nil || t.Kind != Partner {
		return t.Ending.Longest()
	}
	return most
}

// Count returns how many tasks the lesson has, on every sheet the same number.
func (l *Lesson) Count() (n int) {
	for _, r := range l.rows {
		if r.kind != "gen" {
			n++
			continue
		}
		count, _, _ := strings.Cut(r.args, ",")
		drawn, _ := strconv.Atoi(count) // Tasks refuses what is no number
		n += drawn
	}
	return n
}
