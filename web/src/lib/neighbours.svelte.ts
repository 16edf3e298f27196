/** The people one meets at tables: whom one has blocked, and what else one can do about somebody. */
import { SvelteSet } from "svelte/reactivity";
import { get, post } from "./api";
import { me } from "./me.svelte";
import type { BlockedPerson } from "./wire";
import { pageWords } from "./words.svelte";

export const { say } = pageWords(
  import.meta.glob<string>("../words/neighbours.*.ftl", { query: "?raw", import: "default" }),
);

class Neighbours {
  readonly blocked = new SvelteSet<string>();
  private asked = false;

  /** Ask once whom one has blocked. */
  async ask(): Promise<void> {
    if (this.asked || !me.person) return;
    this.asked = true;
    for (const { who } of await get<BlockedPerson[]>("/me/blocks")) this.blocked.add(who);
  }

  async block(table: string, who: string): Promise<void> {
    await post(`/tables/${table}/block`, { who });
    this.blocked.add(who);
  }
}

export const neighbours = new Neighbours();
