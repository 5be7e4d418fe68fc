package sheet

import "wasit/app/event/phrase"

// recordCorrections lists the results that were corrected after a round, with what stood there before.
func (in info) recordCorrections() []piece {
	var list []piece
	for _, part := range in.all() {
		sec, _ := in.State.Section(part.Section)
		for n := 1; n <= sec.Round; n++ {
			for _, row := range in.State.Rows(part.Section, n) {
				effect, err := in.State.EffectOf(part.Section, n, row.Number)
				if err != nil || len(effect.History) < 2 {
					continue
				}
				before, last := effect.History[len(effect.History)-2], effect.History[len(effect.History)-1]
				if !last.Corrected || before.Score == last.Score {
					continue
				}
				text := in.l.T(textRecFixedOf, in.l.Int(n), in.l.Int(in.State.BoardNumber(part.Section, row.Number)), in.name(row.WhitePlayer), in.name(row.BlackPlayer),
					phrase.ScoreInText(before.Score), phrase.ScoreInText(last.Score))
				if in.several {
					text = sec.Name + ", " + text
				}
				list = append(list, in.paragraphs(text)...)
			}
		}
	}
	return list
}
