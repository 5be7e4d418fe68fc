//go:build !js

package store

import "context"

// Open finds no database outside a browser; use [On].
func Open(context.Context) (*Store, error) { return nil, &UnavailableError{Why: Absent} }

// OpenLists finds no database outside a browser; use [ListsOn].
func OpenLists(context.Context) (*Lists, error) { return nil, &UnavailableError{Why: Absent} }
