import { app } from "./app.svelte";

/** Where we are: the path of the page, and links that go without loading it anew. */
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.followed(event));
  }

  go(to: string, { replace = false } = {}): void {
    if (app.renewed && !replace) {
      location.assign(to); // a newer edition has come: between two pages is the moment to take it
      return;
    }
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.download || link.origin !== location.origin || link.pathname.startsWith("/api/"))
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
