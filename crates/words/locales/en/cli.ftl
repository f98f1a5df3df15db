## The command line: what its commands say.
