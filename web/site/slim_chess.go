package site

// slimChess has what the rules use of notnil/chess: men, squares, positions and the notation of moves. Its reader of PGN, which
// the rules never give a stranger's text, compiles its expressions when it is called instead of at every start, and so
// vanishes from the download with package regexp and its tables; so does the hash that nobody asks for.
var slimChess = slimModule{
	path:     "github.com/notnil/chess",
	edition:  "1",
	patterns: []string{"go.mod", "LICENSE*", "*.go"},
	edits: map[string][][2]string{
		"notation.go": {
			{"var pgnRegex = regexp.MustCompile(", "func pgnRegex() *regexp.Regexp { return regexp.MustCompile("},
			{"([+#!?]|e\\.p\\.)*$`)", "([+#!?]|e\\.p\\.)*$`) }"},
			{"pgnRegex.Find", "pgnRegex().Find"},
		},
		"pgn.go": {
			{"var (\n\ttagPairRegex = regexp.MustCompile(", "func tagPairRegex() *regexp.Regexp { return regexp.MustCompile("},
			{"\\\"(.*)\\\"\\]`)\n)", "\\\"(.*)\\\"\\]`) }"},
			{"tagPairRegex.FindAllString(", "tagPairRegex().FindAllString("},
			{"tagPairRegex.FindStringSubmatch(", "tagPairRegex().FindStringSubmatch("},
			{"var moveListTokenRe = regexp.MustCompile(", "func moveListTokenRe() *regexp.Regexp { return regexp.MustCompile("},
			{"1\\/2-1\\/2)`)", "1\\/2-1\\/2)`) }"},
			{"moveListTokenRe.Find", "moveListTokenRe().Find"},
		},
		"position.go": {
			{"\t\"crypto/md5\"\n", ""},
			{"// Hash returns a unique hash of the position\nfunc (pos *Position) Hash() [16]byte {\n\tb, _ := pos.MarshalBinary()\n\treturn md5.Sum(b)\n}\n", ""},
		},
	},
}
