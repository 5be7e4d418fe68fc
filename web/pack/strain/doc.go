// Package strain holds no code but tests: they strain what the packing of the program touches of Go's runtime, and run natively and,
// packed, inside a browser (web/e2e).
package strain
