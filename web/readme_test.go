//go:build !js

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wasit/app/words/release"
)

// guides are the texts for who comes to the house, with the folder that their links start from.
var guides = []string{"README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md", "web/site/README.md"}

// TestGuides: what the texts tell a newcomer to run exists, and every link leads somewhere.
func TestGuides(t *testing.T) {
	targets := regexp.MustCompile(`(?m)^([a-z-]+):`).FindAllStringSubmatch(string(read(t, "Makefile")), -1)
	known := func(target string) bool {
		return slices.ContainsFunc(targets, func(m []string) bool { return m[1] == target })
	}
	for _, guide := range guides {
		text := string(read(t, guide))
		for _, fault := range guideFaults(root(t), guide, text, known) {
			t.Errorf("%s: %s", guide, fault)
		}
	}
}

// TestWalksAreGone: what a plain make test leaves out (browsertest.Walk, -short, vet) is run by CI and in long runs, else nobody would.
func TestWalksAreGone(t *testing.T) {
	for _, c := range []struct{ file, runs string }{{".ci/run", "\nexec make test WALKS=on\n"}, {".github/workflows/ci.yml", "- run: .ci/run\n"},
		{"Makefile", "WASIT_WALKS=$(WALKS) "}, {"Makefile", " SHORT=$(if $(WALKS),,-short) "},
		{"Makefile", ` AFTER="format $(if $(WALKS),vet vet-browser)" `}, {"Makefile", "\t@$(if $(WALKS),./.ci/browsers; ./.ci/axe)\n"}, {"Makefile", "	WASIT_LONG=1 $(GO) test -timeout 24h $(UNITS)\n"},
		{"web/browsertest/walk.go", `os.Getenv("WASIT_WALKS")+os.Getenv("WASIT_LONG")`}} {
		if !strings.Contains(string(read(t, c.file)), c.runs) {
			t.Errorf("%s lacks %q", c.file, c.runs)
		}
	}
}

var (
	makes   = regexp.MustCompile("(?m)(?:`|^    )(?:[A-Z]+=\\S+ )*make ([a-z-]+)")
	runs    = regexp.MustCompile("go (?:run|test|doc|vet)\\b[^\n`|]*?(\\./[\\w./-]*[\\w.])")
	ofWeb   = regexp.MustCompile(`go run (\./web(?:/lab)?) ([a-z]+)`)
	links   = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	sources = regexp.MustCompile("[` ]((?:app|web|rules|swiss|clock|testdata)/[\\w./-]*\\w)")
	titles  = regexp.MustCompile(`(?m)^#+ (.+)$`)
)

// guideFaults lists the commands and links of a text that lead nowhere.
func guideFaults(root, guide, text string, target func(string) bool) (faults []string) {
	exists := func(from, path string) bool {
		_, err := os.Stat(filepath.Join(root, from, filepath.FromSlash(path)))
		return err == nil
	}
	for _, m := range makes.FindAllStringSubmatch(text, -1) {
		if !target(m[1]) {
			faults = append(faults, "there is no make "+m[1])
		}
	}
	for _, m := range runs.FindAllStringSubmatch(text, -1) {
		if path := strings.TrimSuffix(m[1], "/..."); !exists("", path) {
			faults = append(faults, "there is no package "+m[1])
		}
	}
	for _, m := range ofWeb.FindAllStringSubmatch(text, -1) {
		main, _ := os.ReadFile(filepath.Join(root, m[1], "main.go"))
		if !strings.Contains(string(main), `{Name: "`+m[2]+`"`) {
			faults = append(faults, "there is no go run "+m[1]+" "+m[2])
		}
	}
	for _, m := range sources.FindAllStringSubmatch(text, -1) {
		if !exists("", m[1]) && !exists(filepath.Dir(guide), m[1]) {
			faults = append(faults, "there is no "+m[1])
		}
	}
	for _, m := range links.FindAllStringSubmatch(text, -1) {
		path, anchor, _ := strings.Cut(m[1], "#")
		switch {
		case strings.Contains(m[1], "://"):
		case path != "" && !exists(filepath.Dir(guide), path):
			faults = append(faults, "the link "+m[1]+" leads nowhere")
		case path == "" && !slices.Contains(anchors(text), anchor):
			faults = append(faults, "there is no section "+anchor)
		}
	}
	return faults
}

// anchors are the sections of a text as links name them.
func anchors(text string) (list []string) {
	for _, m := range titles.FindAllStringSubmatch(text, -1) {
		name := regexp.MustCompile(`[^\p{L}\d -]`).ReplaceAllString(strings.ToLower(m[1]), "")
		list = append(list, strings.ReplaceAll(name, " ", "-"))
	}
	return list
}

// TestGuidesAreRead proves that a fault is found.
func TestGuidesAreRead(t *testing.T) {
	for _, text := range []string{"    make tea", "say `PACK=off make coffee`", "go run ./nowhere/cmd -x", "go test -run X ./app/nothing", "go run ./web dance", "go run ./web bench", "go run ./web/lab site",
		"see [this](gone.md)", "see [that](#no-such)", "in `web/none.go`"} {
		if len(guideFaults(root(t), "README.md", text, func(string) bool { return false })) == 0 {
			t.Errorf("%q is let through", text)
		}
	}
	good := "# A title, well\n\n    make run\n\n`go run ./web site` and [here](#a-title-well), [there](web/site/README.md), [far](https://go.dev), `app/words/i18n/lang.go`\n"
	if f := guideFaults(root(t), "README.md", good, func(name string) bool { return name == "run" }); len(f) > 0 {
		t.Error(f)
	}
}

// TestReleaseIsTold: README names the newest version, its day and what is new, as the page "About" does, and the licence whole.
func TestReleaseIsTold(t *testing.T) {
	text, r := string(read(t, "README.md")), release.Newest()
	months := []string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"}
	if want := "**Version " + r.Number + "**, " + strconv.Itoa(r.Day) + " " + months[r.Month-1] + " " + strconv.Itoa(r.Year); !strings.Contains(text, want) {
		t.Errorf("README does not say %q", want)
	}
	for _, n := range r.News {
		if !strings.Contains(strings.Join(strings.Fields(text), " "), n.EN) {
			t.Errorf("README does not say %q", n.EN)
		}
	}
	if licence := strings.TrimSpace(string(read(t, ".github", "LICENSE"))); !strings.Contains(text, licence) || !strings.HasPrefix(licence, "MIT License\n\nCopyright (c) 2026 the Wasit authors") {
		t.Error("README's section Licence is not the text of .github/LICENSE")
	}
}
