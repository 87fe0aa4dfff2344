# Every target sets up what it needs by itself: the environment in .venv, uv if there is none, all that is locked.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
UV := $(or $(shell command -v uv),$(BIN)/uv)
SYNC = $(UV) sync --locked --inexact --quiet --python $(VENV)

export UV_PROJECT_ENVIRONMENT := $(VENV)

.PHONY: help play test soak check format golden types bench clean

help: ## Show this list.
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | sort | expand -t 12

play: $(VENV)/.installed ## Start the game.
	@$(BIN)/razzia play

test: $(VENV)/.developing ## Run all the tests.
	$(BIN)/pytest -n auto

soak: $(VENV)/.developing ## Kill servers under load, again and again: nothing acknowledged may be lost. KILLS=60 SEED=razzia
	$(BIN)/python -m tests.soak --kills $(or $(KILLS),60) --seed $(or $(SEED),razzia)

check: $(VENV)/.developing ## Check style, types and the direction of imports.
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(VENV)/.developing ## Bring the code into shape.
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

golden: $(VENV)/.developing ## Write the golden games and the pictures anew.
	$(BIN)/python -m tests.golden.playthrough
	$(BIN)/python docs/pictures/draw.py
	$(BIN)/python docs/pictures/draw_environment.py

types: $(VENV)/.developing ## Write the types and the numbers of the web client anew.
	$(BIN)/python -m tools.typescript web/src

bench: $(VENV)/.developing ## Measure the speed beside a peer, as ratios in one run.
	$(BIN)/python -m benchmarks

clean: ## Remove the environment and everything that was made.
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis benchmarks/load/boardgame_io/node_modules

$(VENV)/.installed: pyproject.toml uv.lock | $(VENV)/.created
	@$(SYNC) --no-default-groups
	@touch $@

$(VENV)/.developing: pyproject.toml uv.lock | $(VENV)/.created
	@$(SYNC)
	@touch $@ $(VENV)/.installed

$(VENV)/.created:
	@sh tools/create-environment "$(PYTHON)" "$(VENV)" "$(UV)"
	@touch $@
