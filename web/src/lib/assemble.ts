/** Puts together what the server tells: a whole update, or what has changed since the last one. It is the only place that does. */
import type { Change, Update } from "./wire";

export type Path = (string | number)[];

/** What is known after a message. Parts that are alike stay the very things they were, so that boards draw only what is another. */
export function assembled(before: Update | null, heard: Update | Change): Update {
  if (heard.type === "update")
    return { ...heard, view: renewed(before?.view, heard.view), own: renewed(before?.own, heard.own) };
  if (!before) throw new Error("a change of nothing");
  const { type: _, view, own, ...parts } = heard;
  const update: Update = { ...before, log: [], chat: [], ...parts, view: changed(before.view, view) };
  if (own) update.own = renewed(before.own, changed(before.own, own)) as Update["own"];
  return update;
}

function changed(tree: unknown, places: unknown): unknown {
  return ((places ?? []) as [Path, unknown][]).reduce((whole, [path, value]) => placed(whole, path, value), tree);
}

/** A copy of the tree with something else at one place; all that is beside the way there is shared. */
export function placed(tree: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(tree)) return tree.map((item: unknown, at) => (at === step ? placed(item, rest, value) : item));
  const branches = tree as Record<string, unknown>;
  return { ...branches, [step]: placed(branches[step], rest, value) };
}

/** What is new, with the very parts of the old that are alike. */
export function renewed<T>(old: unknown, fresh: T): T {
  if (!isTree(old) || !isTree(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const keys = Object.keys(fresh);
  let alike = keys.length === Object.keys(old).length;
  for (const key of keys) {
    (fresh as Record<string, unknown>)[key] = renewed(old[key], fresh[key]);
    alike &&= fresh[key] === old[key];
  }
  return alike ? (old as T) : fresh;
}

function isTree(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === "object" && thing !== null;
}
