// Package main is the browser entry (js/wasm) and the local server and site generator (native).
package main

func main() {}
