import type { Card } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import type { Engine } from "./engines/engine.ts";
import type { CardFactsOf } from "./engines/world/card-facts.ts";
import type { Judge } from "./judge.ts";
import type { JudgeKnowledge } from "./knowledge/knowledge.ts";

/** Something that a card keeps from happening. */
export interface Hindrance {
  /** What is kept from happening, in the words of card texts: “draw card”. */
  readonly kept: string;
  /** The line of the card that says so. */
  readonly text: string;
  /** It holds under a condition, or something else happens instead: neither a yes nor a no of what speaks of the thing alone is known. */
  readonly either?: true;
  /** Another named card does it, or waits for it: it plays a part whatever is asked. */
  readonly isMet?: true;
  /** Of a term of the game: the rules that define it. What rests on them knows of it. */
  readonly rules?: readonly string[];
}

/** What a judge is made of. */
export interface JudgeParts {
  /** The edition of the rules that answers cite. */
  readonly rulebook: Rulebook;
  readonly knowledge: JudgeKnowledge;
  /** Works out what the texts of named cards do to each other (`decideTable` of `packages/table`). Absent: nothing does. */
  readonly decideTable?: Engine;
  /** Reads what a card keeps from happening (of `packages/table`). Absent: a likely yes knows only of “can’t”. */
  readonly hindrancesOf?: (card: Card, others: readonly Card[]) => readonly Hindrance[];
  /** Reads what a card states, for the engines (of `packages/table`). Absent: what is kept beside the card. */
  readonly cardFactsOf?: CardFactsOf;
  /** Only to measure: a wording that is asked is held out of what is known. */
  readonly holdsOut?: boolean;
}

/** Makes the judge of one edition of the rules. Another edition needs another judge. */
export type CreateJudge = (parts: JudgeParts) => Judge;
