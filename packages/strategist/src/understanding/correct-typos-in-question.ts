import { distancesFrom, splitWords } from "@spellwright/text";
import type { StrategyQuestion } from "../strategist.ts";

/** Words that questions on decks turn on, folded. A slip of one is read as it. */
const WORDS: ReadonlySet<string> = new Set(
  `how many much what which when where should does have with cards card lands land deck creature creatures
  instant instants sorcery artifact artifacts enchantment enchantments planeswalkers curve mana average
  commander bracket removal counterspell counterspells ramp draw tutor tutors wipe wipes token tokens combo
  combos infinite opening hand keep mulligan chance chances odds probability sideboard legal banned format
  cuts adding beats weakness weaknesses strength strengths synergy synergies color colors sources graveyard
  protection recursion budget price legendary basic nonbasic turn turns
  combien quelle quelles quels quel quand comment cartes carte terrains terrain creatures ephemere ephemeres
  rituel rituels artefact artefacts enchantement enchantements courbe moyenne commandant gestion contresort
  contresorts rampe pioche piocher piochent tuteur tuteurs balayage balayages jeton jetons infini main depart
  garder probabilite reserve legal banni couper ajouter retirer battre faiblesse faiblesses force forces
  synergie synergies couleur couleurs cimetiere legendaire legendaires manque assez gagner gagne tour tours`
    .split(/\s+/)
    .filter(Boolean),
);

/** Shorter words are too near to others. */
const SHORTEST = 4;
/** From here two letters may be wrong. */
const LONG = 9;

/** The one word that a slip is nearest to. None where two are as near. */
const meantBy = (word: string): string | undefined => {
  const most = word.length >= LONG ? 2 : 1;
  const farFrom = distancesFrom(word);
  const near = [...WORDS]
    .filter((known) => Math.abs(known.length - word.length) <= most)
    .map((known) => ({ known, far: farFrom(known, most) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far);
  const [first, second] = near;
  return second !== undefined && second.far === first?.far ? undefined : first?.known;
};

/**
 * A question whose slips of the pen are mended, for a second reading of what was not understood.
 *
 * @returns null where there is nothing to mend
 */
export const correctTyposInQuestion = (asked: StrategyQuestion): StrategyQuestion | null => {
  const names = new Set(
    asked.cards.flatMap(({ written }) => splitWords(written).map(({ folded }) => folded)),
  );
  let question = asked.question;
  for (const { folded, start, end } of splitWords(question).toReversed()) {
    if (folded.length < SHORTEST || WORDS.has(folded) || names.has(folded)) continue;
    const meant = meantBy(folded);
    if (meant !== undefined) question = question.slice(0, start) + meant + question.slice(end);
  }
  return question === asked.question ? null : { ...asked, question };
};
