//go:build !js

package main

import (
	"os"

	"wasit/web/command"
	"wasit/web/house"
)

// runHouse prints how the house is divided.
func runHouse(o *command.Options) error {
	if err := o.Read(); err != nil {
		return err
	}
	root, err := command.Root()
	if err != nil {
		return err
	}
	figures, err := house.Measure(root)
	if err != nil {
		return err
	}
	return figures.Print(os.Stdout)
}
