//go:build !js

package store

// inTurn calls f: no browser stands between the program and its database.
func inTurn(f func()) { f() }
