import { expect, test, vi } from "vitest";
import { app } from "./app.svelte";
import { router } from "./router.svelte";

test("a newer edition is taken between two pages, and never by a table that stays", () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  router.go("/table/a");
  expect(router.path).toBe("/table/a");
  app.renewed = true;
  router.go("/table/a?at=3", { replace: true });
  expect(assign).not.toHaveBeenCalled();
  router.go("/club");
  expect(assign).toHaveBeenCalledWith("/club");
  app.renewed = false;
});
