"""The command line: `python -m lantern` is `lantern`."""

from lantern.cli import main

if __name__ == "__main__":
    main()
