/** The margin of a table: which sheet lies in it, over the board's left column, and whether it is spread over the board. */
export type Sheet = "journal" | "chat" | "rules" | "settings";

class Margin {
  sheet = $state<Sheet | null>(null);
  wide = $state(false);

  show(sheet: Sheet): void {
    this.sheet = sheet;
  }

  toggle(sheet: Sheet): void {
    if (this.sheet === sheet) this.close();
    else this.show(sheet);
  }

  /** A wide sheet becomes narrow first, so that the board is seen again at once. */
  fold(): void {
    if (this.wide) this.wide = false;
    else this.close();
  }

  close(): void {
    this.sheet = null;
    this.wide = false;
  }
}

export const margin = new Margin();
