package imports

import (
	"wasit/app/lists/lexicon"
	"wasit/app/lists/roster"
)

// Unused lists the named columns of a list that nothing is taken from, but for those that only count its lines.
func (im Model) Unused() []string {
	var names []string
	for i, name := range im.Map.Names(im.Cells) {
		if im.TRF != nil || im.Chat || name == "" || im.Map.Columns[i] != roster.Ignored {
			continue
		}
		switch lexicon.Fold(name) {
		case "", "no", "nr", "num", "number", "nomor", "rb", "rbr", "redbr", "redni", "rednibroj", "snr", "rank", "urut", "nourut":
		default:
			names = append(names, name)
		}
	}
	return names
}
