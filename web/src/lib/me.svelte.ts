/** The person at this browser. Nobody needs an account: who plays becomes a guest. */
import { get, post, put, Refused } from "./api";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";
import type { Person } from "./wire";

class Me {
  person = $state<Person | null>(null);
  asked = $state(false); // the server has said who we are

  async ask(): Promise<void> {
    if (!document.querySelector("meta[name='somebody']") && import.meta.env.PROD) {
      this.asked = true; // the server has never seen this browser
      return;
    }
    try {
      this.person = await get<Person>("/me");
    } catch (trouble) {
      if (!(trouble instanceof Refused) || trouble.status !== 401) throw trouble;
      this.person = null;
    }
    this.asked = true;
  }

  /** Somebody, under the name given or a friendly one. */
  async present(name = ""): Promise<Person> {
    const wanted = name.trim() || words.say("guest-name", { n: 100 + Math.floor(Math.random() * 900) });
    this.person ??= await post<Person>("/guests", { name: wanted, lang: settings.lang });
    return this.person;
  }

  /** A name, and the mark that one signs with, if it is another. */
  async rename(name: string, mark?: string): Promise<void> {
    const body = { name: name.trim(), lang: settings.lang, ...(mark !== undefined && { mark }) };
    this.person = this.person ? await put<Person>("/me", body) : await post<Person>("/guests", body);
  }
}

export const me = new Me();
