package session

import "wasit/app/words/i18n"

var (
	textGateRefused = i18n.Text{ID: "Mode FIDE: {0}", EN: "FIDE mode: {0}", HR: "FIDE način: {0}"}
	textGateAtDesk  = i18n.Text{ID: "Perangkat meja induk bisa melakukannya.", EN: "The desk can do it.", HR: "Glavni uređaj to može učiniti."}
)
