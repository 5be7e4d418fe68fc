# Wasit: `make run` serves the app, `make test` proves it. `make help` lists the rest.
GO      ?= go
ADDR    ?= :8000
OUT     ?= .site
PREFIX  ?=
PACK    ?= on
RUNS    ?= 5
TIME    ?= 1m
DEATHS  ?= full
WALKS   ?=
BASE    ?= main
TWICE   ?=
BUILD   := .build
WASM    := $(CURDIR)/$(BUILD)/app.wasm
FLAGS    = -pack=$(PACK) $(if $(PREFIX),-prefix $(PREFIX))
# Unit tests run before the browser tests, not beside them: a browser that must share two cores with soaks is no device. Beside them are
# linked the program and the browser tests, which takes one core, and browsers are installed from the first second on, which waits for the net.
# A hang of a browser shows by silence (web/browsertest), never by the time that all tests take; no machine is so slow that an
# hour is short for the units of one package.
UNITS    = $$($(GO) list ./... | grep -v /web/e2e)

# The units of the working loop: without the tables that take several seconds to compute.
QUICK    = $$($(GO) list ./app/... ./rules/... ./swiss/... ./clock/... | grep -vE "/(lawbook|endgame)$$")

.DEFAULT_GOAL := help
.PHONY: help run site release wasm test quick test-long test-browsers check format vet vet-browser unit suite bench bench-compare fuzz house \
	chromium tools clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/'

run: ## builds the app and serves it on http://localhost:8000 (ADDR=:9000 for another port)
	@$(GO) run ./web serve -addr $(ADDR) $(FLAGS)

site: ## builds the folder of static files for a host: OUT=.site, PREFIX=/sub below a path, PACK=off as the linker writes it
	$(GO) run ./web site -out $(OUT) $(FLAGS)

release: ## builds the command lines for Linux, macOS and Windows into .release, the same bytes everywhere (TWICE=--twice compares)
	@GO="$(GO)" ./.ci/release $(TWICE)

wasm: | $(AFTER) ## builds the program that browsers run
	@$(GO) run ./web wasm -out $(WASM) -pack=$(PACK)

# WALKS=on is what CI runs: vet too, the long walks and the other engines, which need as long again, and browsers to be installed. vet
# has looked at all that go test would look at again; before CI, make quick has it.
test: ## gofmt, unit tests, browser tests in Chromium (WALKS=on, as CI: vet, the long walks, a day in short in Firefox and WebKit)
	@$(MAKE) --no-print-directory -j3 AFTER="format $(if $(WALKS),vet vet-browser)" VET=off SHORT=$(if $(WALKS),,-short) tools wasm unit suite
	WASIT_WALKS=$(WALKS) WASIT_WASM=$(WASM) WASIT_PACK=$(PACK) $(GO) test -vet=off -timeout 0 ./web/e2e

quick: ## for the working loop: vet, and the unit tests without the slow ones, in less than a minute
	$(GO) vet ./...
	$(GO) test -short $(QUICK)

test-browsers: chromium wasm ## what must hold in every engine, in Chromium, Firefox and WebKit (the engine of Safari), and one table
	@./.ci/browsers
	@WASIT_WASM=$(WASM) WASIT_PACK=$(PACK) $(GO) run ./web/lab browsers $(ENGINES)

test-long: check chromium wasm ## the same with soaks and large properties, and a thousand deaths of each kind of act (DEATHS=3)
	@./.ci/browsers; ./.ci/axe
	WASIT_LONG=1 $(GO) test -timeout 24h $(UNITS)
	WASIT_LONG=1 WASIT_WASM=$(WASM) WASIT_PACK=$(PACK) $(GO) test -timeout 0 ./web/e2e
	WASIT_WASM=$(WASM) WASIT_PACK=$(PACK) $(GO) run ./web/lab deaths -n $(DEATHS)

check: format vet vet-browser ## gofmt and vet, native and for the browser

format:
	@files=$$(gofmt -l $(wildcard app web rules swiss clock)); test -z "$$files" || { echo "gofmt -w these:"; echo "$$files"; exit 1; }

vet:
	$(GO) vet ./...

# With -trimpath vet compiles for the browser what the plain form of the program is later linked from.
vet-browser:
	GOOS=js GOARCH=wasm $(GO) vet -trimpath ./...

unit: | $(AFTER) ## the tests that need no browser
	$(GO) test $(if $(VET),-vet=$(VET)) $(SHORT) -timeout 1h $(UNITS)

bench: chromium ## speed and size of everything beside yardsticks and budgets, and one table (RUNS=5)
	@$(GO) run ./web/lab bench -runs $(RUNS)

bench-compare: chromium ## the same beside another commit, run in turn with it (BASE=main)
	@$(GO) run ./web/lab bench -runs $(RUNS) -base $(BASE)

fuzz: ## every parser and decoder against random input (TIME=1m for each), and how many inputs were tried
	@$(GO) run ./web/lab fuzz -time $(TIME)

house: ## how the house is divided: packages, rooms, arrows, the longest of each
	@$(GO) run ./web/lab house

# Compiles and links the browser tests, and runs none.
suite: | $(AFTER)
	@$(GO) test -vet=off -run '^$$' ./web/e2e

chromium: # installs a Chromium for the tests where there is none, and the fonts of paper
	@./.ci/chromium
	@./.ci/fonts

tools: chromium # the same, and for the long walks the other engines and axe
	@$(if $(WALKS),./.ci/browsers; ./.ci/axe)

clean: ## removes what was built
	rm -rf $(BUILD) .slim .site
