package tiebreak

// cut marks the parts that a cut or a median leaves out. Each low cut takes the least significant value, that of the
// lowest opponent, or the voluntary unplayed round with the lowest contribution if that is not lower (14.1, 16.5). The
// high cut of a median takes the most significant value, without exception (14.3). Without vurFirst the least significant
// value is cut whatever its round was.
func cut(parts []Part, low, high int, vurFirst bool) {
	for range low {
		least, vur := -1, -1
		for i := range parts {
			p := &parts[i]
			if p.Cut != Kept {
				continue
			}
			if least < 0 || p.isLess(&parts[least]) {
				least = i
			}
			if vurFirst && p.VUR && (vur < 0 || p.contributesLess(&parts[vur])) {
				vur = i
			}
		}
		switch {
		case least < 0:
			return
		case vur >= 0 && parts[vur].Amount >= parts[least].Amount:
			parts[vur].Cut = CutVUR
		default:
			parts[least].Cut = CutLow
		}
	}
	for range high {
		most := -1
		for i := range parts {
			if parts[i].Cut == Kept && (most < 0 || parts[most].isLess(&parts[i])) {
				most = i
			}
		}
		if most < 0 {
			return
		}
		parts[most].Cut = CutHigh
	}
}

// isLess reports whether p is less significant than q: by the score of the opponent, then by the contribution; equal ones stay in order
// of rounds.
func (p *Part) isLess(q *Part) bool {
	return p.Score < q.Score || p.Score == q.Score && p.Amount < q.Amount
}

// contributesLess compares the contributions first.
func (p *Part) contributesLess(q *Part) bool {
	return p.Amount < q.Amount || p.Amount == q.Amount && p.Score < q.Score
}
