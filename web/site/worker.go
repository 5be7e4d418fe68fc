package site

import (
	_ "embed"
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

//go:embed app-worker.js
var workerTemplate string

// workerScript lists every file that the app needs with its hash, the page under "./". It comes last: the files must be final.
func workerScript(files map[string][]byte) ([]byte, error) {
	list := make(map[string]string, len(files))
	for name, data := range files {
		if strings.HasPrefix(name, screensPath) {
			continue // for the shop window: nobody needs them offline
		}
		if name == "index.html" {
			name = "./"
		}
		list[name] = integrity(data)
	}
	text, err := json.MarshalIndent(list, "", "  ") // keys in order
	if err != nil {
		return nil, err
	}
	script, err := edit(workerTemplate, "app-worker.js", [][2]string{
		{"{{.Files}}", string(text)},
		{"{{.Release}}", digest(files)},
	})
	return []byte(script), err
}

func sortedKeys[V any](m map[string]V) []string {
	return slices.Sorted(maps.Keys(m))
}
