/** Which of one's fragments is in one's fingers, and the pile it is to go under: a touch of both is two moves. */
import type { Table } from "./view";

class Choice {
  private fragment = $state<string | null>(null);
  private pile = $state<string | null>(null);
  private seen = $state<string | null>(null);

  of(table: Table): string | null {
    const { hand } = table.view;
    if (this.fragment && hand.includes(this.fragment)) return this.fragment;
    return hand.find((one) => table.offer(`build ${one}`)) ?? hand.at(-1) ?? null;
  }

  take(fragment: string): void {
    this.fragment = fragment;
  }

  see(fragment: string): void {
    this.seen = fragment;
  }

  /** The fragment last in view, if it is in the hand now. */
  kept(table: Table): string | undefined {
    return table.view.hand.find((fragment) => fragment === this.seen);
  }

  slide(table: Table, symbol: string): void {
    const fragment = this.of(table);
    if (!fragment) return;
    this.pile = symbol;
    void table.play(`put ${fragment}`);
  }

  /** Once the rules ask under which pile, the answer is known. */
  goOn(table: Table): void {
    if (!this.pile || table.busy || !table.offer(`under ${this.pile}`)) return;
    const move = `under ${this.pile}`;
    this.pile = null;
    void table.play(move);
  }
}

export const choice = new Choice();
