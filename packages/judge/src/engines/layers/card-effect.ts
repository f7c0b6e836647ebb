import type { CardChange } from "./effect.ts";
import type { Scope } from "./scope.ts";

/** What a card does to permanents, as data. */
export interface CardEffect {
  readonly changes: readonly CardChange[];
  /** `chosen`: the target, the enchanted or the equipped creature; else whatever fits. */
  readonly to: "chosen" | Scope;
  readonly whose: "anyone" | "its-controller" | "its-opponents";
  /** A static ability: it ends when its permanent loses its abilities. */
  readonly lasting: boolean;
}
