package main

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/simulate"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// generate writes random tournaments paired by this engine. A tournament that runs out of pairings ends early.
func generate(s *session, args []string) status {
	f := newPairFlags(s, "generate")
	set := newSettings(f)
	n := f.Int("n", 1, "how many tournaments")
	folder := f.String("o", "", "write a file for each seed into this folder, in place of the standard output")
	to := f.String("to", "trf26", "trf26 or trf16")
	if !f.parseNone(args) {
		return f.stopped()
	}
	format, known := trf.ParseFormat(*to)
	switch {
	case !known:
		return s.complain(f.Name(), &inputError{fmt.Errorf("-to %q: expected trf16 or trf26", *to)})
	case *n < 1 || *n > 1 && *folder == "":
		return s.complain(f.Name(), &inputError{fmt.Errorf("-n %d: expected 1, or a folder for the files (-o)", *n)})
	}
	seed, err := set.firstSeed()
	if err == nil && *folder != "" {
		err = os.MkdirAll(*folder, 0o755)
	}
	if err != nil {
		return s.complain(f.Name(), &inputError{err})
	}
	for k := range *n {
		one := lot.Seed(uint64(seed) + uint64(k))
		fmt.Fprintf(s.err, "%s: seed %s\n", f.Name(), one)
		text, err := s.generated(f, set, one, format)
		if err == nil && *folder == "" {
			_, err = s.out.Write(text)
		} else if err == nil {
			err = os.WriteFile(filepath.Join(*folder, one.String()+".trf"), text, 0o644)
		}
		if err != nil {
			return s.complain(f.Name(), err)
		}
	}
	return done
}

// firstSeed is the seed asked for, else one of the system's: without a seed no two runs are alike.
func (t *settings) firstSeed() (lot.Seed, error) {
	if t.isGiven("seed") {
		return lot.ParseSeed(t.seed)
	}
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return 0, err
	}
	return lot.Seed(binary.LittleEndian.Uint64(b[:]) >> 16), nil
}

// generated plays one tournament and writes it. Its values are drawn again for each seed, those given apart.
func (s *session) generated(f *pairFlags, set *settings, seed lot.Seed, format trf.Format) ([]byte, error) {
	p, err := playableOf(*f.system, *f.edition)
	if err != nil {
		return nil, err
	}
	c, list, err := set.config(seed, p)
	if err != nil {
		return nil, &inputError{err}
	}
	c.Limit = *f.limit
	by := p.make(c.Players)
	t, err := simulate.Run(context.Background(), c, by)
	if err != nil {
		var config *simulate.ConfigError
		if errors.As(err, &config) {
			err = &inputError{err}
		}
		return nil, err
	}
	doc, err := generatedReport(t, c, p, by, list)
	if err != nil {
		return nil, err
	}
	doc.Other = append(doc.Other, "### Seed "+seed.String()+": "+set.text())
	text, warnings := doc.Encode(trf.WriteOptions{Format: format})
	for _, w := range warnings {
		fmt.Fprintf(s.err, "%s: warning: %s\n", f.Name(), w)
	}
	if played := t.PairedRounds(); played < t.TotalRounds() {
		fmt.Fprintf(s.err, "%s: round %d of %d has no valid pairing: the tournament ends before it\n", f.Name(), played+1, t.TotalRounds())
	}
	return text, nil
}

// generatedReport is the report of a drawn tournament, its players (or teams) ranked by its tie-breaks.
func generatedReport(t *swiss.Tournament, c simulate.Config, p playable, by player, list []tiebreak.Code) (*trf.Document, error) {
	meta := trf.Document{Name: fmt.Sprintf("Random tournament, seed %s", c.Seed), System: p.code, Type: p.words}
	if c.Baku {
		meta.System += "_BAKU"
	}
	if len(list) == 0 {
		list = []tiebreak.Code{{Name: "TPN"}}
	}
	for _, code := range list {
		if !p.unranked {
			meta.TieBreaks = append(meta.TieBreaks, code.String())
		}
	}
	if !p.unranked {
		meta.Order = append([]string{"PTS"}, meta.TieBreaks...)
	}
	doc := trf.New(t, meta, nil)
	if by.teams != nil {
		by.teams(doc)
	}
	if p.note != "" {
		doc.Other = append(doc.Other, p.note)
	}
	if p.unranked {
		return doc, nil
	}
	return doc, ranked(doc, t, list)
}

// ranked gives the players or teams of a report their places, and the teams their points.
func ranked(doc *trf.Document, t *swiss.Tournament, list []tiebreak.Code) error {
	e := &event{doc: doc, tour: t}
	c, err := e.contest()
	if err != nil {
		return err
	}
	r, err := c.ranking(tiebreak.Options{List: list, Predetermined: c.predetermined}, 0)
	if err != nil {
		return err
	}
	places := map[swiss.TPN]int{}
	for _, row := range r.rows {
		places[row.TPN] = row.Rank
	}
	if c.teams == nil {
		for i := range doc.Players {
			doc.Players[i].Rank = places[doc.Players[i].TPN]
		}
		return nil
	}
	for i := range doc.Teams {
		team := &doc.Teams[i]
		team.Rank, team.HasMatchPoints, team.HasGamePoints = places[swiss.TPN(team.Number)], true, true
		for _, m := range c.teams.Teams[i].Matches {
			team.MatchPoints, team.GamePoints = team.MatchPoints+m.MP, team.GamePoints+m.GP
		}
	}
	return nil
}

// amountOf reads how often something happens: "3" in the event, "2%" in each round, "5:1" or "5:10%" in round 5, separated by commas.
func amountOf(text string) (simulate.Amount, error) {
	var a simulate.Amount
	for _, part := range strings.Split(text, ",") {
		round, amount, ok := strings.Cut(strings.TrimSpace(part), ":")
		share := simulate.Share{}
		var err error
		if !ok {
			round, amount = "0", round
		}
		if share.Round, err = strconv.Atoi(round); err == nil {
			if percent, is := strings.CutSuffix(amount, "%"); is {
				var p swiss.Points
				p, err = swiss.ParsePoints(percent) // one decimal is enough
				share.PerMille = int(p)
			} else {
				share.Count, err = strconv.Atoi(amount)
			}
		}
		if err != nil || share.Round < 0 || share.Round > swiss.MaxRounds || share.Count < 0 || share.Count > 1_000_000 || share.PerMille < 0 || share.PerMille > 1000 {
			return nil, fmt.Errorf("%q: expected a number, a percentage, or ROUND: and one of them", part)
		}
		a = append(a, share)
	}
	return a, nil
}
