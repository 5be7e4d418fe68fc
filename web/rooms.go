//go:build !js

package main

import (
	"os"

	"wasit/web/house"
	"wasit/web/site"
)

// rooms are the packages of the things that a person does: state, messages, page and words of one subject.
var rooms = []string{"app/home", "app/settings", "app/setup", "app/players", "app/imports", "app/checkin", "app/pairing", "app/round", "app/hall", "app/wall",
	"app/standings", "app/prizes", "app/paper", "app/records", "app/devices", "app/rated", "app/dates", "app/ratings", "app/seasons", "app/ready", "app/practice", "app/laws", "app/desk", "app/board", "app/clock", "app/learn"}

// runHouse prints how the house is divided.
func runHouse(args []string) error {
	if err := parseFlags(newFlags("house"), args); err != nil {
		return err
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	figures, err := house.Measure(root, rooms)
	if err != nil {
		return err
	}
	return figures.Print(os.Stdout)
}
