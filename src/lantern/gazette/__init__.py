"""The Gazette: an issue for every adventure of a campaign, written from what happened and from nothing else."""
