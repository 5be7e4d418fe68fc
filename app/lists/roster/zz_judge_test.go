package roster

import (
	"os"
	"path/filepath"
	"testing"
)

func TestZZJudge(t *testing.T) {
	files, _ := filepath.Glob(os.Getenv("JUDGE") + "/*.json")
	var all marks
	for _, file := range files {
		w := readWanted(t, file)
		d := readDocumentFile(t, w, filepath.Join(filepath.Dir(file), w.File))
		m := w.mark(t, d)
		t.Logf("%-4s %+v", w.ID, m)
		all.add(m)
	}
	t.Logf("all %+v", all)
}
