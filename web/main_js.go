//go:build js

package main

import app "wasit/app/shell"

func main() { app.Main() }
