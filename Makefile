# Wasit: `make run` serves the app, `make test` proves it. `make help` lists the rest.
GO      ?= go
ADDR    ?= :8000
OUT     ?= .site
PREFIX  ?=
PACK    ?= on
BUILD   := .build
WASM    := $(CURDIR)/$(BUILD)/app.wasm
FLAGS    = -pack=$(PACK) $(if $(PREFIX),-prefix $(PREFIX))
# Unit tests run before the browser tests, not beside them: a browser that must share two cores with soaks is no device.
UNITS    = $$($(GO) list ./... | grep -v /web/e2e)

.DEFAULT_GOAL := help
.PHONY: help run site wasm test test-long check unit bench house chromium clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/'

run: ## builds the app and serves it on http://localhost:8000 (ADDR=:9000 for another port)
	@$(GO) run ./web serve -addr $(ADDR) $(FLAGS)

site: ## builds the folder of static files for a host: OUT=.site, PREFIX=/sub below a path, PACK=off as the linker writes it
	$(GO) run ./web site -out $(OUT) $(FLAGS)

wasm: ## builds the program that browsers run
	@$(GO) run ./web wasm -out $(WASM) -pack=$(PACK)

test: check chromium wasm ## gofmt, vet for both targets, unit tests, browser tests in a real Chromium
	$(GO) test $(UNITS)
	WASIT_WASM=$(WASM) $(GO) test -timeout 9m ./web/e2e

test-long: check chromium wasm ## the same with soaks and large properties
	WASIT_LONG=1 $(GO) test -timeout 4h $(UNITS)
	WASIT_LONG=1 WASIT_WASM=$(WASM) $(GO) test -timeout 2h ./web/e2e

check: ## gofmt and vet, native and for the browser
	@files=$$(gofmt -l $(wildcard app web rules swiss clock)); test -z "$$files" || { echo "gofmt -w these:"; echo "$$files"; exit 1; }
	$(GO) vet ./...
	GOOS=js GOARCH=wasm $(GO) vet ./...

unit: ## the tests that need no browser
	$(GO) test $(UNITS)

bench: chromium wasm ## speed and size of everything, beside the yardsticks
	WASIT_WASM=$(WASM) $(GO) test -timeout 2h -run '^$$' -bench . -benchmem ./...
	@if command -v node >/dev/null; then echo "The engines as WebAssembly (Node):"; \
		GOOS=js GOARCH=wasm $(GO) test -exec "$$($(GO) env GOROOT)/lib/wasm/go_js_wasm_exec" -run '^$$' -bench . \
			./swiss/dutch ./swiss/tiebreak ./rules/board ./rules/endgame ./rules/mate ./rules/notation ./clock; \
	else echo "Install Node to measure the engines as WebAssembly."; fi

house: ## how the house is divided: packages, rooms, arrows, the longest of each
	@$(GO) run ./web house

chromium: # installs a Chromium for the tests where there is none
	@./.ci/chromium

clean: ## removes what was built
	rm -rf $(BUILD) .slim .site
