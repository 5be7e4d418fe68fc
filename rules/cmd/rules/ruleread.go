package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/rules"
	"wasit/rules/incident"
	"wasit/rules/ruling"
)

// eventOf reads what the event is played by.
func eventOf(a asked) (ev incident.Event, err error) {
	name := a.Ruleset
	if name == "" {
		name = a.Edition
	}
	if name == "" {
		name = rules.Latest().ID
	}
	id, base, _ := strings.Cut(name, "/")
	if o := rules.O2SN2013(); id == o.ID {
		ev.Overlay, id = &o, o.Base
		if base != "" {
			id = base
		}
	}
	e, ok := rules.EditionOf(id)
	if !ok {
		return ev, fmt.Errorf("ruleset %q: want E09, E14, E17, E18, E23 or O2SN-2013", name)
	}
	ev.Edition, ev.Supervised = e, a.Supervised
	class := slices.Index([]string{"standard", "rapid", "blitz"}, a.Class)
	if a.Class == "" {
		class = 0
	}
	if class < 0 {
		return ev, fmt.Errorf("class %q: want standard, rapid or blitz", a.Class)
	}
	ev.Class = rules.Class(class)
	return ev, announce(&ev, a.Event)
}

// announce reads what was announced for the event.
func announce(ev *incident.Event, words string) (err error) {
	for _, w := range strings.Fields(words) {
		name, value, _ := strings.Cut(w, "=")
		switch name {
		case "default":
			ev.DefaultTime, err = time.ParseDuration(value)
			ev.DefaultSet = true
		case "milder":
			ev.DeviceMilder = true
		case "off":
			ev.DeviceOffBanned = true
		case "bag":
			ev.BagAllowed = true
		case "report":
			ev.ReportLeaving = true
		case "quickplay":
			ev.QuickplayAnnounced = true
		case "draw_from":
			if ev.DrawFromMove = rules.NoAgreement; value != "never" {
				ev.DrawFromMove, err = strconv.Atoi(value)
			}
		default:
			err = fmt.Errorf("event %q: want default=30m, milder, off, bag, report, quickplay, draw_from=30", w)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// incidentOf reads what happened.
func incidentOf(a asked) (incident.Incident, error) {
	in := incident.Incident{Kind: incident.Kind(a.Kind), White: a.Color != "black", By: incident.Raiser(a.By + a.Claimant)}
	if a.Color != "" && a.Color != "white" && a.Color != "black" {
		return in, fmt.Errorf("color %q: want white or black", a.Color)
	}
	if in.By == "" {
		in.By = incident.Arbiter
	}
	for name, value := range a.Facts {
		text := fmt.Sprint(value)
		if n, ok := value.(float64); ok {
			text = strconv.FormatFloat(n, 'f', -1, 64)
		}
		if err := in.Facts.Set(name, text); err != nil {
			return in, err
		}
	}
	if err := readPrior(&in, a.Prior); err != nil {
		return in, err
	}
	if a.FEN == "" {
		return in, nil
	}
	pos, err := parseEither(a.FEN)
	if err != nil && in.Kind == incident.Kind(ruling.BothKingsInCheck) { // no legal moves lead there
		in.BareKing = bareKing(a.FEN, !in.White)
		return in, nil
	}
	in.Position = &pos
	return in, err
}

// readPrior reads earlier offences: "2 illegal moves", "3K", or kinds.
func readPrior(in *incident.Incident, text string) error {
	switch n, rest, _ := strings.Cut(text, " "); {
	case text == "" || text == "none":
	case strings.HasPrefix(rest, "illegal move"):
		count, err := strconv.Atoi(n)
		if err != nil || count < 0 || count > 20 {
			return fmt.Errorf("prior %q: want a number from 0 to 20", text)
		}
		in.Before = slices.Repeat([]ruling.Kind{ruling.IllegalMove}, count)
	case strings.HasSuffix(text, "K"):
		count, err := strconv.Atoi(strings.TrimSuffix(text, "K"))
		if err != nil || count < 0 || count > 20 {
			return fmt.Errorf("prior %q: want cards such as 2K", text)
		}
		in.CardsBefore = count
	default:
		for _, k := range strings.Split(text, ",") {
			in.Before = append(in.Before, ruling.Kind(k))
			if !ruling.Kind(k).IsValid() {
				return fmt.Errorf("prior %q: want none, 1 illegal move, 2K or kinds of offences", text)
			}
		}
	}
	return nil
}

// bareKing reports whether a side has nothing but its king in the board of a FEN.
func bareKing(fen string, white bool) bool {
	men, _, _ := strings.Cut(fen, " ")
	others := "QRBNP"
	if !white {
		others = "qrbnp"
	}
	return !strings.ContainsAny(men, others)
}
