package e2e

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// methodTexts are controls of every method, and of every way in which a period ends.
var methodTexts = []string{"20s", "20s+2", "20s b2", "20s d2", "20s hourglass", "6s byo 3x5", "6s can 8s/3", "6s up", "each 8s", "20s cap 2", "20s refund 2",
	"20s+2 after", "20s+2 from 2", "8s/2+2, 9s+2", "8s/2#+2, 9s+2", "8s/2, 9s d2", "20s v 9s b2"}

// disturbances are what comes between two presses.
var disturbances = [][]handAct{
	{{Do: "pause"}, {Do: "wait", Millis: 5000}, {Do: "resume"}},
	{{Do: "pause"}, {Do: "swap"}, {Do: "resume"}},
	{{Do: "pause"}, {Do: "fix", Side: "white", Key: "fix-step-1"}, {Do: "fix", Side: "black", Key: "fix-step-4"}, {Do: "resume"}},
	{{Do: "pause"}, {Do: "fix", Side: "white", Key: "fix-gain"}, {Do: "resume"}},
	{{Do: "sleep", Millis: 4500, Count: true}, {Do: "resume"}},
	{{Do: "sleep", Millis: 4500}, {Do: "resume"}},
	{{Do: "sleep", Millis: 4500, Stands: true, Count: true}, {Do: "resume"}},
	{{Do: "jump", Millis: -3600_000}},
	{{Do: "wait", Millis: 60_000}},                                                                                       // the flag, or the end of a period
	{{Do: "press", Side: "black"}, {Do: "wait", Millis: 30}, {Do: "press", Side: "white"}, {Do: "press", Side: "black"}}, // the idle half, and a touch that arrives twice
}

// matrixScripts are scripts of every method and disturbance: each of both at least once, or all with all.
func matrixScripts(all bool) (list []handScript) {
	flags := []string{"", "; freeze", "; nofreeze", "; claim"}
	add := func(m, d, f, kill int) {
		control := methodTexts[m] + flags[f]
		if strings.HasSuffix(control, "up; freeze") {
			return
		}
		acts := []handAct{{Do: "press", Side: "black"}, {Do: "wait", Millis: 3300}, {Do: "press", Side: "white"}, {Do: "wait", Millis: 2100}, {Do: "press", Side: "black"}, {Do: "wait", Millis: 1700}}
		k := 0
		if kill > 0 {
			k = len(acts)
		}
		acts = append(acts, disturbances[d]...)
		for i, side := range []string{"white", "black", "white", "black"} {
			acts = append(acts, handAct{Do: "press", Side: side}, handAct{Do: "wait", Millis: 900 + 777*i})
		}
		acts = append(acts, handAct{Do: "wait", Millis: 25_000})
		list = append(list, handScript{name: fmt.Sprintf("%s, disturbance %d, kill %d", control, d, kill), control: control, acts: acts, kill: k, gone: []int{300, 4_000, 9_000, 70_000}[d%4]})
	}
	for m := range methodTexts {
		for d := range disturbances {
			for f := range flags {
				for kill := range 2 {
					if all || (m%len(disturbances) == d && f == m%len(flags) && kill == 0) || (m == 1 && d == 2 && f == 0 && kill == 1) {
						add(m, d, f, kill)
					}
				}
			}
		}
	}
	return list
}

// randomScript is a script of acts in any order; the same for the same number.
func randomScript(n int) handScript {
	r := rand.New(rand.NewPCG(uint64(n), 24))
	s := handScript{name: fmt.Sprintf("random %d", n), control: methodTexts[r.IntN(len(methodTexts))]}
	side := []string{"white", "black"}
	s.acts = append(s.acts, handAct{Do: "press", Side: "black"})
	turn := 0
	for range 6 + r.IntN(12) {
		s.acts = append(s.acts, handAct{Do: "wait", Millis: 81 + r.IntN(4000)})
		switch k := r.IntN(10); {
		case k < 6:
			s.acts = append(s.acts, handAct{Do: "press", Side: side[turn]})
			turn = 1 - turn
		case k == 6:
			s.acts = append(s.acts, handAct{Do: "press", Side: side[r.IntN(2)]})
		default:
			s.acts = append(s.acts, disturbances[r.IntN(len(disturbances))]...)
		}
	}
	if n%8 == 0 {
		s.kill, s.gone = 1+r.IntN(len(s.acts)-1), 100+r.IntN(20_000)
	}
	return s
}
