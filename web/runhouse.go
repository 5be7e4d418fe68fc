//go:build !js

package main

import (
	"os"

	"wasit/web/house"
	"wasit/web/site"
)

// runHouse prints how the house is divided.
func runHouse(args []string) error {
	if err := parseFlags(newFlags("house"), args); err != nil {
		return err
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	figures, err := house.Measure(root)
	if err != nil {
		return err
	}
	return figures.Print(os.Stdout)
}
