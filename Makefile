# make play   install what is missing, then start the game
# make test   install what is missing, then run every check
# make setup  only install (into .venv; afterwards .venv/bin/lantern is the command)
# make bench  the benchmarks, beside their peer in one run
# make lock   resolve the dependencies anew

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
BENCH := .venv-bench/.installed

.PHONY: play test setup bench lock check format clean

play: $(INSTALLED)
	@$(BIN)/lantern play

setup: $(INSTALLED)

$(INSTALLED): requirements/dev.lock pyproject.toml
	@echo "Installing into .venv (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

test: $(INSTALLED)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m pytest -n 2 --dist worksteal

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
	rm -rf .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
