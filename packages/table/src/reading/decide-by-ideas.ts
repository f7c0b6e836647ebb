import type { Engine, NamedCard } from "@spellwright/judge";
import { decideAgain } from "./decide-again.ts";
import { decideComingBack } from "./decide-coming-back.ts";
import { decideDeed } from "./decide-deed.ts";
import { decideEvent } from "./decide-event.ts";
import { decideToldFate } from "./decide-fate.ts";
import { decideForbidden } from "./decide-forbidden.ts";
import { decideJourney } from "./decide-journey.ts";
import { decideLegend } from "./decide-legend.ts";
import { decideSaving } from "./decide-saving.ts";
import { decideShielded } from "./decide-shielded.ts";
import { decideSilence } from "./decide-silence.ts";
import { asksForWearer, decideWorn } from "./decide-worn.ts";
import type { Hearing } from "./hearing.ts";
import { readToldFate } from "./read-told-fate.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";
import { isTurned, toldIdeas } from "./told-ideas.ts";

/**
 * What becomes of cards and creatures, told by ideas in any order of words: who does what follows from what the cards
 * do, and each idea by which questions are read has a part, or nothing is said.
 *
 * @param byWords what the question decides that was read word by word
 */
export function decideByIdeas(
  understanding: Parameters<Engine>[0],
  cards: readonly NamedCard[],
  byWords: () => PhrasedTableAnswer | undefined,
  hearing: Hearing,
): PhrasedTableAnswer | undefined {
  const ideas = toldIdeas(understanding, cards);
  const again = decideAgain(ideas, cards, hearing);
  if (again) return again;
  if (isTurned(ideas)) return byWords();
  if (asksForWearer(ideas, cards))
    return decideWorn(ideas, cards) ?? decideShielded(ideas, cards, hearing);
  const object =
    decideLegend(ideas, cards) ??
    decideSaving(ideas, cards) ??
    decideComingBack(ideas, cards) ??
    decideJourney(ideas, cards);
  return (
    object ??
    byWords() ??
    decideToldFate(readToldFate(understanding, cards), cards) ??
    decideShielded(ideas, cards, hearing) ??
    decideSilence(ideas, cards, hearing) ??
    decideDeed(ideas, cards, hearing) ??
    decideForbidden(ideas, cards, hearing) ??
    decideEvent(ideas, cards, hearing)
  );
}
