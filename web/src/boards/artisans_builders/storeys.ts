/** In which order buildings were covered: the last one lies right below what stands there now. */
import type { LogLine } from "../../lib/wire";
import type { Building, Plot } from "./view";

export function storeys(plot: Plot, log: LogLine[]): Building[] {
  const when = (card: Building) =>
    log.findLastIndex((line) => line.name === "covered" && line.figures?.["building"] === card.name);
  return plot.covered.toSorted((one, other) => when(other) - when(one));
}
