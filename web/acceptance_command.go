//go:build !js

package main

import (
	"fmt"
	"os"
	"path/filepath"

	"wasit/web/acceptance"
	"wasit/web/command"
)

// acceptancePage holds the answers to what FIDE asks of a program.
const acceptancePage = ".github/ACCEPTANCE.md"

// runAcceptance adds up what the answers cost today, and lists those that cost something.
func runAcceptance(o *command.Options) error {
	if err := o.Read(); err != nil {
		return err
	}
	root, err := command.Root()
	if err != nil {
		return err
	}
	text, err := os.ReadFile(filepath.Join(root, acceptancePage))
	if err != nil {
		return err
	}
	rows, err := acceptance.Read(string(text))
	if err != nil {
		return err
	}
	for _, r := range rows {
		switch {
		case r.Stop:
			fmt.Printf("%3d  stop  %s\n", r.Question, r.Demand)
		case r.Percent > 0:
			fmt.Printf("%3d  %3d %%  %s\n", r.Question, r.Percent, r.Demand)
		}
	}
	fmt.Println(acceptance.Sum(rows))
	return nil
}
