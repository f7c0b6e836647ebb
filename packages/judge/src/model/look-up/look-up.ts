import type { CardRuling, LookedUp } from "@spellwright/contract";
import type { NamedCard } from "../../engines/engine.ts";
import type { ReadCard } from "../../judge.ts";
import type { ModelEvidence } from "../model-evidence.ts";
import type { PassageBook } from "./passage-book.ts";

/** What the tools of one answer work with, and where they leave what they found. */
export interface LookUp {
  readonly evidence: ModelEvidence;
  readonly book: PassageBook;
  /** Absent: cards cannot be looked up. */
  readonly readCard: ReadCard | undefined;
  readonly cards: NamedCard[];
  readonly rulings: CardRuling[];
  /** What engines worked out of scenes whose facts the question or what was read tells. */
  readonly computations: string[];
  /** Told of each thing as it is looked up. */
  readonly tell: (looked: LookedUp) => void;
}
