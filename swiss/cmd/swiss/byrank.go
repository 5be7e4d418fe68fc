package main

import (
	"context"
	"reflect"

	"wasit/swiss"
	"wasit/swiss/trf"
)

// fileOrder is a system that pairs by the order of the players in the file (XXC rank) in place of their numbers.
type fileOrder struct {
	swiss.System
	position map[swiss.TPN]swiss.TPN // number → place in the file
	number   map[swiss.TPN]swiss.TPN // and back
}

// inFileOrder wraps a system where the file asks for it.
func inFileOrder(d *trf.Document, s swiss.System) swiss.System {
	if !d.ByRank {
		return s
	}
	f := &fileOrder{s, map[swiss.TPN]swiss.TPN{}, map[swiss.TPN]swiss.TPN{}}
	for i, p := range d.Players {
		f.position[p.TPN], f.number[swiss.TPN(i+1)] = swiss.TPN(i+1), p.TPN
	}
	return f
}

// Pair pairs the event with places in the file as pairing numbers, and answers with the numbers of the file.
func (f *fileOrder) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	d := t.Draft()
	for i := range d.Players {
		p := &d.Players[i]
		p.TPN = f.position[p.TPN]
		for r := range p.Rounds {
			p.Rounds[r].Opponent = f.position[p.Rounds[r].Opponent] // nobody stays nobody
		}
	}
	for _, forbidden := range d.Forbidden {
		for i, tpn := range forbidden.Players {
			forbidden.Players[i] = f.position[tpn]
		}
	}
	placed, err := swiss.NewTournament(d)
	if err != nil {
		return nil, err
	}
	p, err := f.System.Pair(ctx, placed, round, w)
	if err != nil {
		return nil, err
	}
	renumber(reflect.ValueOf(p), f.number, map[uintptr]bool{})
	return p, nil
}

// renumber replaces every pairing number of a pairing once, its explanation included; lists may share their memory.
func renumber(v reflect.Value, number map[swiss.TPN]swiss.TPN, done map[uintptr]bool) {
	switch {
	case v.Type() == reflect.TypeFor[swiss.TPN]():
		if at := v.Addr().Pointer(); !done[at] {
			done[at] = true
			v.SetInt(int64(number[swiss.TPN(v.Int())]))
		}
	case v.Kind() == reflect.Pointer && !v.IsNil():
		renumber(v.Elem(), number, done)
	case v.Kind() == reflect.Slice:
		for i := range v.Len() {
			renumber(v.Index(i), number, done)
		}
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			renumber(v.Field(i), number, done)
		}
	}
}
