import type { NamedCard } from "@spellwright/judge";
import { copyingOf } from "../copies-of.ts";
import { fits, withoutCount } from "../fits.ts";
import { kindsOf } from "../kinds-of.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { legend } from "./object-phrases.ts";
import { hasIdea, mentionsOthers, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

const KEEPS = ["keep", "keeps", "two-at-once"];
const RULE = ["legend-rule"];
const COPIES = ["copy", "clone", "token-copy-etb"];
const BESIDE = "battlefield cast control creature legendary spell token".split(" ");

/** Whether it asks for the rule or for the two that are kept. Undefined where it may be of another’s permanents. */
function askedOf(told: QuestionIdeas): "rule" | "both" | undefined {
  // Two that different players control stay both. Whose they are is not read here.
  if (mentionsOthers(told.words) || told.numbers.some((number) => number !== 2)) return undefined;
  // “With the legend rule, can I keep both?” asks for the two.
  if (hasIdea(told, KEEPS)) return "both";
  return hasIdea(told, RULE) ? "rule" : undefined;
}

/** Whether a legendary permanent and its copy stay beside each other (CR 704.5j, 707.9b). */
export function decideLegend(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const [one, other, more] = cards.map(({ card }) => card);
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  const copier = [one, other].find((card) => copyingOf(card) !== undefined);
  const model = copier === one ? other : one;
  const copying = copier && copyingOf(copier);
  if (copier === undefined || copying === undefined || copyingOf(model) !== undefined)
    return undefined;
  const asked = askedOf(told);
  if (asked === undefined) return undefined;
  if (!usesEveryIdea(told, [...BESIDE, ...COPIES, ...KEEPS, ...RULE])) return undefined;
  const kinds = kindsOf(model);
  const thing = { card: model, kinds, zone: "battlefield", side: "asker" } as const;
  const isCopied = fits(withoutCount(copying.of), thing, {
    card: copier,
    copies: 1,
    side: "asker",
  });
  if (isCopied !== true) return undefined;
  const how = !kinds.has("legendary") ? "common" : copying.isNotLegendary ? "excepted" : "both";
  return legend(
    (how === "both") === (asked === "rule"),
    how,
    { source: bilingualName(copier), target: bilingualName(model) },
    [bilingualWords(copier, undefined)],
  );
}
