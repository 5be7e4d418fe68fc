//go:build js

package main

import "wasit/app"

func main() { app.Main() }
