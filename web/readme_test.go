//go:build !js

package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/words/release"
)

// guides are the texts for who comes to the house, with the folder that their links start from.
var guides = []string{"README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md", "app/README.md", "app/event/federation/README.md",
	"app/rooms/clock/README.md", "testdata/reliability/README.md", "testdata/validation/README.md", "web/README.md", "web/site/README.md", "web/site/hosting.md"}

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

// TestReleaseIsTold: README names the newest version and its day, as the page "About" does, and leads to the licence.
func TestReleaseIsTold(t *testing.T) {
	text, r := string(read(t, "README.md")), release.Newest()
	day := time.Date(r.Year, time.Month(r.Month), r.Day, 0, 0, 0, 0, time.UTC)
	if want := "**Version " + r.Number + "**, " + day.Format("2 January 2006"); !strings.Contains(text, want) {
		t.Errorf("README does not say %q", want)
	}
	if licence := string(read(t, ".github", "LICENSE")); !strings.Contains(text, "[MIT](.github/LICENSE)") || !strings.HasPrefix(licence, "MIT License\n\nCopyright (c) 2026 the Wasit authors") {
		t.Error("README does not lead to the licence of .github/LICENSE")
	}
}

// TestReadmeIsShort: a newcomer reads the README in ten minutes; what is longer stands in the page of its folder.
func TestReadmeIsShort(t *testing.T) {
	if n := strings.Count(string(read(t, "README.md")), "\n"); n > 150 {
		t.Errorf("README has %d lines, at most 150 are wanted", n)
	}
}

// TestPackagesAreIntroduced: every package begins with one sentence that says what it is: "Package NAME …", a program "Command NAME …" or
// "Package main …".
func TestPackagesAreIntroduced(t *testing.T) {
	docs := packageDocs(t)
	if len(docs) < 100 {
		t.Fatalf("%d packages: where are they?", len(docs))
	}
	for folder, p := range docs {
		if p.doc == "" {
			t.Errorf("%s has no package comment", folder)
		} else if !strings.HasPrefix(p.doc, "Package "+p.name+" ") && (p.name != "main" || !strings.HasPrefix(p.doc, "Command "+filepath.Base(folder)+" ")) {
			t.Errorf("%s: the package comment begins %.40q, want \"Package %s\"", folder, p.doc, p.name)
		}
	}
}

// A packageDoc is the name of a package and its comment, of whichever file has it.
type packageDoc struct{ name, doc string }

// packageDocs reads the clauses of all packages, by folder; tests are left out.
func packageDocs(t *testing.T) map[string]packageDoc {
	t.Helper()
	docs := map[string]packageDoc{}
	for _, top := range []string{"app", "web", "rules", "swiss", "clock"} {
		err := filepath.WalkDir(filepath.Join(root(t), top), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.PackageClauseOnly|parser.ParseComments)
			if err != nil {
				return err
			}
			folder := filepath.Dir(path)
			if doc := file.Doc.Text(); docs[folder].doc == "" {
				docs[folder] = packageDoc{file.Name.Name, doc}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return docs
}
