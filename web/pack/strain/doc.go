// Package strain holds no code but tests: they strain the stacks, panics and traces of a program whose code was rewritten. They
// run natively and, packed, inside a browser (web/e2e).
package strain
