package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/simulate"
	"wasit/swiss/trf"
)

// generate writes a random tournament paired by this engine. A tournament that runs out of pairings ends early.
func generate(s *session, args []string) status {
	f := newPairFlags(s, "generate")
	var c simulate.Config
	var win, draw, pab string
	seed := f.String("seed", "1", "the seed: the same gives the same tournament")
	f.IntVar(&c.Players, "players", 30, "number of players")
	f.IntVar(&c.Rounds, "rounds", 7, "number of rounds")
	f.IntVar(&c.Highest, "highest", 2400, "highest rating")
	f.IntVar(&c.Lowest, "lowest", 1200, "lowest rating")
	f.IntVar(&c.Draws, "draws", 300, "draws in 1000 games between equals; fewer as the ratings part")
	f.IntVar(&c.Forfeits, "forfeits", 0, "forfeits in 1000 games")
	f.IntVar(&c.HalfByes, "byes", 0, "half-point byes for 1000 players in a round")
	f.IntVar(&c.FullByes, "full-byes", 0, "full-point byes for 1000 players in a round")
	f.IntVar(&c.ZeroByes, "absences", 0, "zero-point byes for 1000 players in a round")
	f.IntVar(&c.Withdrawals, "withdrawals", 0, "withdrawals of 1000 players after each round")
	f.IntVar(&c.LateEntries, "late", 0, "late entries among 1000 players")
	f.BoolVar(&c.Baku, "baku", false, "accelerate by the Baku method (C.04.7)")
	f.StringVar(&win, "win", "1", "points for a win")
	f.StringVar(&draw, "draw", "0.5", "points for a draw")
	f.StringVar(&pab, "pab", "", "points for the pairing-allocated bye (default: a win)")
	if !f.parseNone(args) {
		return f.stopped()
	}
	c.Limit = *f.limit
	system, err := chooseByName(*f.system, *f.edition)
	if err == nil {
		c.Seed, err = lot.ParseSeed(*seed)
	}
	if err == nil {
		c.Scoring, err = scoringOf(win, draw, pab)
	}
	if err != nil {
		return s.complain(f.Name(), &inputError{err})
	}
	t, err := simulate.Run(context.Background(), c, system)
	if err != nil {
		var config *simulate.ConfigError
		if errors.As(err, &config) {
			err = &inputError{err}
		}
		return s.complain(f.Name(), err)
	}
	return s.writeGenerated(t, c, system, f.Name())
}

func scoringOf(win, draw, pab string) (swiss.Scoring, error) {
	w, err := swiss.ParsePoints(win)
	if err != nil {
		return swiss.Scoring{}, err
	}
	d, err := swiss.ParsePoints(draw)
	if err != nil {
		return swiss.Scoring{}, err
	}
	s := swiss.ScoringOf(w, d, 0)
	if pab != "" {
		s.PAB, err = swiss.ParsePoints(pab)
	}
	return s, err
}

// systemCodes are the codes of record 192; other systems are named in 092.
var systemCodes = map[string]string{
	"dutch-2026": new(trf.Document).DutchCode("2026"), "dutch-2017": new(trf.Document).DutchCode("2017"), "dubov": "FIDE_DUBOV", "burstein": "FIDE_BURSTEIN",
}

func (s *session) writeGenerated(t *swiss.Tournament, c simulate.Config, system swiss.System, name string) status {
	code := systemCodes[system.Code()]
	meta := trf.Document{Name: fmt.Sprintf("Random tournament, seed %s", c.Seed), System: code}
	if code == "" {
		meta.System, meta.Type = "CUSTOM_SWISS", system.Code()
	}
	text, warnings := trf.New(t, meta, placesOf(t)).Encode(trf.WriteOptions{})
	for _, w := range warnings {
		fmt.Fprintf(s.err, "%s: warning: %s\n", name, w)
	}
	if _, err := s.out.Write(text); err != nil {
		return s.complain(name, err)
	}
	if played := t.PairedRounds(); played < c.Rounds {
		fmt.Fprintf(s.err, "%s: round %d of %d has no valid pairing: the tournament ends before it\n", name, played+1, c.Rounds)
	}
	return done
}

// placesOf ranks the players by points, those with the same number by their pairing numbers.
func placesOf(t *swiss.Tournament) map[swiss.TPN]int {
	order := t.TPNs()
	played := t.PairedRounds()
	slices.SortStableFunc(order, func(a, b swiss.TPN) int { return cmp.Compare(t.Score(b, played), t.Score(a, played)) })
	places := make(map[swiss.TPN]int, len(order))
	for i, tpn := range order {
		places[tpn] = i + 1
	}
	return places
}
