package dutch

// Thorough looks at every bracket together with the players below.
func Thorough(s System) System { s.tuning.thorough = true; return s }

// Narrow tries alternatives within their own bracket alone, as in a very large field.
func Narrow(s System) System { s.tuning.trialSize = 1; return s }

// ByClasses looks at every bracket by classes first, however few players are alike.
func ByClasses(s System) System { s.tuning.alike = 1; return s }

// Weighed weighs every pair of every bracket, however many players are alike.
func Weighed(s System) System { s.tuning.alike = 1 << 30; return s }
