"""No module of the server imports itself by a detour. What is imported for types alone does not count."""

from __future__ import annotations

import graphlib

import grimp


def test_imports_of_the_server_have_no_cycle() -> None:
    graph = grimp.build_graph("chantier", exclude_type_checking_imports=True)
    modules = {module for module in graph.modules if module.startswith("chantier.server")}
    imports = {module: graph.find_modules_directly_imported_by(module) & modules for module in modules}

    assert len(modules) == len(list(graphlib.TopologicalSorter(imports).static_order()))
