# Every target sets up what it needs by itself: the environment in .venv, uv if there is none, all that is locked.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
UV := $(or $(shell command -v uv),$(BIN)/uv)
SYNC = $(UV) sync --locked --inexact --quiet --python $(VENV)
WEB_APP := src/razzia/server/web/index.html
# Folders too: theirs is the time when a file was taken out.
WEB_SOURCES = $(shell find web -mindepth 1 -name node_modules -prune -o ! -name .built -print) $(shell find src/razzia/locales)

export UV_PROJECT_ENVIRONMENT := $(VENV)

.PHONY: help play web test soak check format golden pictures types bench clean

help: ## Show this list.
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | sort | expand -t 12

play: $(VENV)/.installed $(WEB_APP) ## Start the game, and open the browser there.
	@$(BIN)/razzia

web: $(WEB_APP) ## Build the web app, if anything changed.

test: $(VENV)/.developing $(WEB_APP) ## Run all the tests, those in a browser included.
	@$(BIN)/python -m tools.chromium
	$(BIN)/pytest -n auto

soak: $(VENV)/.developing ## Kill servers under load, again and again: nothing acknowledged may be lost. KILLS=60 SEED=razzia
	$(BIN)/python -m tests.soak --kills $(or $(KILLS),60) --seed $(or $(SEED),razzia)

check: $(VENV)/.developing $(VENV)/.node ## Check style, types and the direction of imports.
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.npm run --silent check

format: $(VENV)/.developing $(VENV)/.node ## Bring the code into shape.
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/python -m tools.npm run --silent format

golden: $(VENV)/.developing ## Write the golden games and the pictures anew.
	$(BIN)/python -m tests.golden.playthrough
	$(BIN)/python -m tests.golden.for_the_web
	$(BIN)/python docs/pictures/draw.py
	$(BIN)/python docs/pictures/draw_environment.py

pictures: $(VENV)/.developing $(WEB_APP) ## Take the pictures of the web app in the documentation anew.
	@$(BIN)/python -m tools.chromium
	$(BIN)/python -m tests.browser.pictures

types: $(VENV)/.developing ## Write the types and the numbers of the web client anew.
	$(BIN)/python -m tools.typescript web/src

bench: $(VENV)/.developing ## Measure the speed beside a peer, as ratios in one run.
	$(BIN)/python -m benchmarks

clean: ## Remove the environment and everything that was made.
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf $(dir $(WEB_APP)) web/.built web/node_modules benchmarks/load/boardgame_io/node_modules

$(VENV)/.installed: pyproject.toml uv.lock | $(VENV)/.created
	@$(SYNC) --no-default-groups
	@touch $@

$(VENV)/.developing: pyproject.toml uv.lock | $(VENV)/.created
	@$(SYNC)
	@touch $@ $(VENV)/.installed

# Many systems have no Node, or one of long ago. There is one in a wheel.
$(VENV)/.node: pyproject.toml uv.lock | $(VENV)/.created
	@$(BIN)/python -c 'from tools import npm; exit(npm.of_this_machine() is None)' || $(SYNC) --only-group node
	@touch $@

$(WEB_APP): $(WEB_SOURCES) | $(VENV)/.node
	@$(BIN)/python -m tools.build_web

$(VENV)/.created:
	@sh tools/create-environment "$(PYTHON)" "$(VENV)" "$(UV)"
	@touch $@
