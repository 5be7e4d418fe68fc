package tiebreak

import "cmp"

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
			if least < 0 || p.significance(&parts[least]) < 0 {
				least = i
			}
			if vurFirst && p.VUR && (vur < 0 || cmp.Or(cmp.Compare(p.Amount, parts[vur].Amount), cmp.Compare(p.Score, parts[vur].Score)) < 0) {
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
			if parts[i].Cut == Kept && (most < 0 || parts[i].significance(&parts[most]) > 0) {
				most = i
			}
		}
		if most < 0 {
			return
		}
		parts[most].Cut = CutHigh
	}
}

// significance orders parts by the score of the opponent, then by the contribution; equal ones stay in order of rounds.
func (p *Part) significance(q *Part) int {
	if p.Score != q.Score {
		return cmp.Compare(p.Score, q.Score)
	}
	return cmp.Compare(p.Amount, q.Amount)
}
