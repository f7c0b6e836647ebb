import type { CardRuling, LookedUp } from "@spellwright/contract";
import type { NamedCard } from "../../engines/engine.ts";
import type { ReadCard } from "../../judge.ts";
import type { CardBook } from "../card-book.ts";
import type { ModelEvidence } from "../model-evidence.ts";
import type { PassageBook } from "./passage-book.ts";

/** What the tools of one answer work with, and where they leave what they found. */
export interface LookUp {
  readonly evidence: ModelEvidence;
  readonly book: PassageBook;
  /** The cards and notes of the prompt, and those that are read. */
  readonly cardBook: CardBook;
  /** Absent: cards cannot be looked up. */
  readonly readCard: ReadCard | undefined;
  readonly cards: NamedCard[];
  readonly rulings: CardRuling[];
  /** What engines worked out of scenes whose facts the question or what was read tells. */
  readonly computations: string[];
  /** Told of each thing as it is looked up. */
  readonly tell: (looked: LookedUp) => void;
}
