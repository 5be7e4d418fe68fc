//go:build !js

// Package main measures the project and tries to break it. None of its commands links the app or a browser driver: those that need
// them run go test.
//
//	go run ./web/lab house                                                          how the house is divided
//	go run ./web/lab fuzz     [-time 1m] [-fuzz ^Fuzz] [PACKAGES]                   every parser against random input
//	go run ./web/lab browsers [-list] [chromium firefox webkit]                     what must hold in every engine, and one table
//	go run ./web/lab deaths   [-n 60] [chromium firefox webkit]                     browsers killed in the middle of every kind of act
//	go run ./web/lab validate -with NAME -check CMD -generate CMD [-n 1000]         pairings beside another program, both ways, and one table
//	go run ./web/lab bench    [-runs 5] [-bench .] [-base COMMIT] [PACKAGES]        speed and size, and one table
package main

import (
	"os"

	"wasit/web/command"
)

func program() *command.Program {
	return &command.Program{Path: "./web/lab", Out: os.Stdout, Commands: []command.Command{
		{Name: "house", Does: "how the house is divided", Run: runHouse},
		{Name: "fuzz", Does: "every parser against random input", Run: runFuzz},
		{Name: "browsers", Does: "what must hold in every engine, and one table: chromium, firefox, webkit, or those that are named", Run: runBrowsers},
		{Name: "deaths", Does: "browsers killed at random in the middle of every kind of act, and one table; engines as above", Run: runDeaths},
		{Name: "validate", Does: "pairings and places beside another program, both ways, in strata, and one table", Run: runValidate},
		{Name: "bench", Does: "speed and size beside yardsticks and budgets, and one table", Run: runBench},
	}}
}

func main() { program().Main() }
