"""What is measured, beside a peer in the same run. Machines are noisy: only ratios within one run mean something."""
