/** The race by the server's clock: how long until the signal, how long to choose. */
import type { Table } from "./view";

const BEAT = 100;

export class RaceClock {
  private now = $state(Date.now());
  private whole = $state(1);

  constructor(private readonly table: () => Table) {
    $effect(() => {
      const beat = setInterval(() => (this.now = Date.now()), BEAT);
      return () => clearInterval(beat);
    });
    $effect(() => {
      const { until } = this;
      if (until !== null)
        this.whole = Math.max(1, until - Math.max(this.table().update?.signal ?? 0, this.table().update?.now ?? 0));
    });
  }

  private get server(): number {
    return this.now + this.table().skew;
  }

  private get until(): number | null {
    const { seat, seats } = this.table();
    return seat === null ? null : (seats[seat]?.until ?? null);
  }

  /** Whole seconds until the signal; 0 when it was given, or when there is none. */
  get countdown(): number {
    const table = this.table();
    const signal = table.update?.signal ?? 0;
    return !signal || table.signalled === table.view.round ? 0 : Math.max(0, Math.ceil((signal - this.server) / 1000));
  }

  /** Whole seconds; before the signal, all there will be. */
  get left(): number | null {
    if (this.until === null) return null;
    return Math.max(0, Math.ceil(Math.min(this.whole, this.until - this.server) / 1000));
  }

  /** From 1 down to 0. */
  get share(): number {
    return this.until === null ? 0 : Math.max(0, Math.min(1, (this.until - this.server) / this.whole));
  }
}
