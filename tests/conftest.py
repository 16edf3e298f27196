from hypothesis import settings

# the machine is shared: a slow example is not a failing one; and a failure must be found again by the next run
settings.register_profile("chantier", deadline=None, derandomize=True, max_examples=8)
settings.load_profile("chantier")
