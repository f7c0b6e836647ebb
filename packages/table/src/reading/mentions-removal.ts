import type { SceneSymbol } from "./symbols.ts";

/** What takes a card from where it was told to lie. */
const GONE: ReadonlySet<string> = new Set(
  "destroy exile is-countered is-exiled survive".split(" "),
);
/** The same only as what was done: « j’ai sacrifié … », where « ai » is no “have”. */
const DONE: ReadonlySet<string | undefined> = new Set(["affect", "sacrifice", "target"]);

/** Whether something is told that may have taken a card away: a scene that stands still does not know it. */
export const mentionsRemoval = (symbols: readonly SceneSymbol[]): boolean =>
  symbols.some(
    ({ sense }, at) => GONE.has(sense) || (sense === "have" && DONE.has(symbols[at + 1]?.sense)),
  );
