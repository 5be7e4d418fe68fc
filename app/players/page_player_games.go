package players

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/swiss"
)

// rounds lists the games: colour, opponent, result, and who entered it when. Touching a round that can be corrected opens
// the correction.
func rounds(v *view.V, m page, games []session.Game) app.UI {
	if len(games) == 0 {
		return app.P().Class("mute").Text(v.T(textPlayerNoGames))
	}
	items := make([]app.UI, len(games))
	for i, g := range games {
		items[i] = game(v, m, g)
	}
	return app.Ol().Class("rounds").ID("rounds").Body(items...)
}

func game(v *view.V, m page, g session.Game) app.UI {
	number := app.Span().Class("rounds__n", "num").Text(strconv.Itoa(g.Round))
	li := app.Li().ID("round-" + strconv.Itoa(g.Round))
	if g.Board == 0 {
		title, about, worth := unpaired(v, m, g)
		return li.Body(number, app.Span(), app.Span().Body(app.Span().Class("name").Text(title), app.Span().Class("under").Text(about)),
			app.B().Class("res", "num").Text(worth))
	}
	body := []app.UI{app.Span().Class("name").Text(m.Name(g.Opponent)), app.Span().Class("under").Text(about(v, g))}
	for i, entry := range g.History {
		if i == len(g.History)-1 {
			body = append(body, app.Span().Class("under").Text(entered(v, m, g, i)))
		} else {
			body = append(body, app.Del().Class("under").Text(entered(v, m, g, i)+": "+mine(entry.Score, g.White).Sign()))
		}
	}
	if !g.Draft {
		key := "correct-" + strconv.Itoa(g.Round)
		body = append(body, v.Button(view.Button{Text: v.T(textPlayerCorrect, v.Int(g.Round)), Icon: "edit", Class: "btn--quiet", ID: key,
			Act: v.Act(key, session.OpenCorrection{Round: g.Round, Board: g.Board})}))
	}
	result := app.UI(app.Span().Class("res", "res--miss").Text(v.T(i18n.ResultMissing)))
	if !g.Score.IsZero() {
		b := app.B().Class("res", "num").Text(mine(g.Score, g.White).Sign())
		if len(g.History) > 1 {
			b = b.Class("res--changed")
		}
		result = b
	}
	return li.Body(number, v.Disc(g.White), app.Span().Body(body...), result)
}

// unpaired says why a round has no game, and what it was worth.
func unpaired(v *view.V, m page, g session.Game) (title, about, worth string) {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	scoring := sec.Scoring
	if scoring == (swiss.Scoring{}) {
		scoring = swiss.StandardScoring()
	}
	if g.PAB {
		return v.T(textGameBye), v.T(textGameByeAs), v.Tenths(int(scoring.PAB))
	}
	return v.T(textGameAway), v.T(i18n.AbsenceText(sec.System, string(g.Bye))), v.Tenths(int(scoring.Of(g.Bye.Outcome())))
}

// about is the second line of a game: school, outcome in words, board.
func about(v *view.V, g session.Game) string {
	text := ""
	if g.Opponent.Club != "" {
		text = g.Opponent.Club + " · "
	}
	if words, ok := outcomeWords[mine(g.Score, g.White)]; ok {
		text += v.T(words) + " · "
	}
	text += v.T(i18n.GameBoard, v.Int(g.Board))
	if g.Draft {
		text += " · " + v.T(textGameDraft)
	}
	return text
}

func mine(s journal.Score, white bool) swiss.Outcome {
	if white {
		return s.White
	}
	return s.Black
}

var outcomeWords = map[swiss.Outcome]i18n.Text{swiss.Win: textGameWin, swiss.ShortWin: textGameWin, swiss.Draw: textGameDraw,
	swiss.ShortDraw: textGameDraw, swiss.Loss: textGameLoss, swiss.ShortLoss: textGameLoss, swiss.ForfeitWin: textGameWinWO,
	swiss.ForfeitLoss: textGameLossWO, swiss.Pending: textGameAdjourned}

// entered says when entry i of a game was made and by whom.
func entered(v *view.V, m page, g session.Game, i int) string {
	e := g.History[i]
	text := v.ClockSeconds(time.UnixMilli(e.At))
	if by, ok := m.Event.Recorded(e.Seq); ok && by != "" {
		text = v.T(textGameBy, text, by)
	}
	if i == len(g.History)-1 && i > 0 {
		text += ", " + v.T(textGameReplaced, mine(g.History[i-1].Score, g.White).Sign())
	}
	return text
}
