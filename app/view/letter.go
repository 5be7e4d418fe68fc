package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/letters"
)

// Initial is the letter of an alphabet under which a word stands in a list; "#" for one that begins with a figure or a sign.
func Initial(a letters.Alphabet, word string) string {
	letter, _ := a.First(strings.TrimSpace(word))
	if letter == "" || strings.ToUpper(letter) == strings.ToLower(letter) {
		return "#"
	}
	return strings.ToUpper(letter)
}

// LetterHead is the heading of a letter in a list by the alphabet, and LetterKey the key that leads there.
func (v *V) LetterHead(letter string) app.UI {
	return app.H3().Class("num").ID(letterID(letter)).TabIndex(-1).Text(letter)
}

// LetterKey is the key that leads to a letter of a list.
func (v *V) LetterKey(letter string) app.UI {
	id := "to-" + letterID(letter)
	return app.Button().Type("button").Class("chip").ID(id).DataSet("act", v.Act(id, session.Ask{Cmd: session.Focus{ID: letterID(letter)}})).Text(letter)
}

func letterID(letter string) string {
	return "letter-" + strings.Replace(strings.ToLower(letter), "#", "sign", 1)
}
