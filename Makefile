# Wasit: `make run` serves the app, `make test` proves it. `make help` lists the rest.
.PHONY: help test

help:
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/'

test: ## gofmt, vet and every test
	@test -z "$$(gofmt -l .)" || { gofmt -l .; exit 1; }
	go vet ./...
	go test ./...
