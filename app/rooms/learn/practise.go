package learn

import (
	"strings"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/endgame"
)

// practiceTasks is how many tasks a practice has.
const practiceTasks = 10

// levels names the steps of the notation trainer.
var levels = map[course.Level]i18n.Text{course.PawnMoves: textPawnMoves, course.Plain: textPlain, course.Captures: textCaptures, course.Checks: textChecks,
	course.TwoMen: textTwoMen, course.Short: textAllShort, course.LongForm: textAllLong}

// endings names those that are won against the perfect partner.
var endings = map[endgame.Ending]i18n.Text{endgame.KQK: textKQK, endgame.KRK: textKRK, endgame.KPK: textKPK, endgame.KBBK: textKBBK, endgame.KBNK: textKBNK}

// Practices beside the lessons, by what follows pageTrain in the address.
const (
	trainWrite   = "write-"   // and a level
	trainRead    = "read-"    // and a level
	trainPartner = "partner-" // and an ending
	trainMates   = "mates"
)

// practise starts what the address asks for beside the lessons; with another address nothing is under way.
func (m page) practise(env session.Env) (page, []session.Cmd) {
	seed := course.Seed(env.Random)
	title, text, tasks, err := m.practice(seed)
	if err != nil {
		return session.Refuse(m, err)
	}
	if len(tasks) == 0 {
		return m, nil
	}
	run := lesson.Practise(m.Book, &course.Lesson{Key: m.Route.Sheet, Title: title, Text: text}, tasks)
	run.Seed = seed
	m.Run, m.Intro = &run, false
	return m.asked()
}

// practice returns the tasks that the address asks for beside the lessons, with a title and a sentence; none for another address.
func (m page) practice(seed course.Seed) (title, text string, tasks []*course.Task, err error) {
	l := m.Lang()
	if game, ok := m.readPart(pageDictate); ok {
		return m.dictation(game)
	}
	what, ok := m.readPart(pageTrain)
	if !ok {
		return "", "", nil, nil
	}
	if name, ok := strings.CutPrefix(what, trainPartner); ok {
		for e, title := range endings {
			if e.String() == name {
				task, err := m.Book.Partner(e)
				return l.T(textPartner), l.T(title), []*course.Task{task}, err
			}
		}
	}
	if what == trainMates {
		tasks, err = m.Book.DrawMates(practiceTasks, seed)
		return l.T(textMates), l.T(textMatesText), tasks, err
	}
	for _, reading := range []bool{false, true} {
		prefix, text := trainWrite, textTrainWrite
		if reading {
			prefix, text = trainRead, textTrainRead
		}
		level, ok := strings.CutPrefix(what, prefix)
		if name, known := levels[course.Level(level)]; ok && known {
			tasks, err = m.Book.Practice(course.Level(level), reading, practiceTasks, seed)
			return l.T(name), l.T(text), tasks, err
		}
	}
	return "", "", nil, nil
}

// longEnding follows the key of a game that is to be written in the long form.
const longEnding = "-long"

func (m page) dictation(key string) (title, text string, tasks []*course.Task, err error) {
	key, long := strings.CutSuffix(key, longEnding)
	game := m.Book.Game(key)
	if game == nil {
		return "", "", nil, nil
	}
	text = m.Lang().T(textDictateShort)
	if long {
		text = m.Lang().T(textDictateLong)
	}
	task, err := m.Book.Dictation(key, long)
	return game.Title, text, []*course.Task{task}, err
}

// practiseAgain draws other tasks of the same practice.
type practiseAgain struct{}

func (practiseAgain) update(m page, env session.Env) (page, []session.Cmd) { return m.practise(env) }

// byEar hides the moves of a dictation, or shows them.
type byEar struct{ On bool }

func (msg byEar) update(m page, _ session.Env) (page, []session.Cmd) {
	m.ByEar = msg.On
	return m, nil
}

// step goes on or back in the game that is replayed, and reads the move aloud.
type step struct{ By int }

func (msg step) update(m page, _ session.Env) (page, []session.Cmd) {
	g := m.replayed()
	if g == nil {
		return m, nil
	}
	m.Ply = min(max(m.Ply+msg.By, 0), len(g.Moves))
	return m, m.sayPly(g)
}

// replayed returns the game that the address names, or nil.
func (m page) replayed() *course.Game {
	if key, ok := m.readPart(pageReplay); ok && m.Book != nil {
		return m.Book.Game(key)
	}
	return nil
}
