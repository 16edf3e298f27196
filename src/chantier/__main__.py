from chantier.cli import main

main()
