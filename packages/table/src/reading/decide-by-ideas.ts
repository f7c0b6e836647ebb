import type { Engine, NamedCard } from "@spellwright/judge";
import { decideAgain } from "./decide-again.ts";
import { decideComingBack } from "./decide-coming-back.ts";
import { decideDeed } from "./decide-deed.ts";
import { asksForEquippedCreature, decideEquippedCreature } from "./decide-equipped-creature.ts";
import { decideEvent } from "./decide-event.ts";
import { decideCreatureFate } from "./decide-fate.ts";
import { decideForbidden, FREED } from "./decide-forbidden.ts";
import { decideJourney } from "./decide-journey.ts";
import { decideLegend } from "./decide-legend.ts";
import { decidePrevented } from "./decide-prevented.ts";
import { decideProtectedCreature } from "./decide-protected-creature.ts";
import { decideSaving } from "./decide-saving.ts";
import { decideSilence } from "./decide-silence.ts";
import { decideTooLate } from "./decide-too-late.ts";
import type { KnownWords } from "./known-words.ts";
import { hasIdea, mentionsAbsence, readIdeas } from "./question-ideas.ts";
import { readCreatureFate } from "./read-creature-fate.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

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
  knownWords: KnownWords,
): PhrasedTableAnswer | undefined {
  const ideas = readIdeas(understanding, cards);
  const again = decideAgain(ideas, cards, knownWords);
  if (again) return again;
  if (mentionsAbsence(ideas)) return byWords();
  if (asksForEquippedCreature(ideas, cards))
    return (
      decideEquippedCreature(ideas, cards) ?? decideProtectedCreature(ideas, cards, knownWords)
    );
  const object =
    decideLegend(ideas, cards) ??
    decideSaving(ideas, cards) ??
    decideComingBack(ideas, cards) ??
    decideJourney(ideas, cards);
  // What cascade or suspend casts is no spell from the hand, as words alone would have it.
  const freed = hasIdea(ideas, FREED) ? decideForbidden(ideas, cards, knownWords) : undefined;
  return (
    object ??
    freed ??
    byWords() ??
    decideCreatureFate(readCreatureFate(understanding, cards), cards) ??
    decideProtectedCreature(ideas, cards, knownWords) ??
    decideSilence(ideas, cards, knownWords) ??
    decideDeed(ideas, cards, knownWords) ??
    decideForbidden(ideas, cards, knownWords) ??
    decideEvent(ideas, cards, knownWords) ??
    decidePrevented(ideas, cards, knownWords) ??
    decideTooLate(ideas, cards, knownWords)
  );
}
