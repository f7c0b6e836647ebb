import type { Bracket } from "@spellwright/contract";
import { nameKey } from "./bracket-card.ts";
import type { BracketPolicy } from "./bracket-data.ts";
import type { BracketFinding, CardLabel } from "./bracket-finding.ts";
import { floorOfCombo } from "./bracket-floors.ts";

/** A lower bracket, and the fewest cards found whose absence leads there. */
export interface LowerBracketOption {
  readonly bracket: Bracket;
  readonly cuts: readonly CardLabel[];
}

/** Game Changers that a bracket still allows. */
const allowed = ({ gameChangers }: BracketPolicy, target: Bracket): number =>
  (gameChangers.find(({ bracket }) => bracket > target)?.from ?? Number.MAX_SAFE_INTEGER) - 1;

const cardsOf = ({ reasons }: BracketFinding, codes: readonly string[], above: Bracket) =>
  reasons
    .filter(({ code, params }) => codes.includes(code) && (params.bracket ?? 0) > above)
    .flatMap(({ cards }) => cards);

/** Names of cards that are cut, kept once each. */
const createCuts = () => {
  const cuts = new Map<string, CardLabel>();
  const add = ({ name, printedName }: CardLabel) => cuts.set(nameKey(name), { name, printedName });
  return { cuts, add, has: ({ name }: CardLabel) => cuts.has(nameKey(name)) };
};

/** The piece that stands in most of the combos which are left. */
const commonest = (combos: readonly (readonly CardLabel[])[]): CardLabel | undefined => {
  const counts = new Map<string, { readonly card: CardLabel; readonly count: number }>();
  for (const card of combos.flat())
    counts.set(card.name, { card, count: (counts.get(card.name)?.count ?? 0) + 1 });
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.card;
};

const cutsTo = (
  finding: BracketFinding,
  policy: BracketPolicy,
  target: Bracket,
  commanders: ReadonlySet<string>,
) => {
  const { cuts, add, has } = createCuts();
  const leads = ({ name }: CardLabel) => commanders.has(nameKey(name));
  // Where some may stay, what leads the deck is the first of them.
  const leadersFirst = <Card extends CardLabel>(cards: readonly Card[]): readonly Card[] =>
    cards.toSorted((a, b) => Number(leads(b)) - Number(leads(a)));
  for (const card of cardsOf(finding, ["massLandDenial", "loopingTurns"], target)) add(card);
  const chained = cardsOf(finding, ["chainedTurns"], target);
  for (const card of leadersFirst(chained).slice(policy.extraTurns.chainedFrom - 1)) add(card);
  const raising = finding.combos
    .filter((combo) => (floorOfCombo(combo, policy)?.bracket ?? 0) > target)
    .map(({ cards }) => cards);
  for (;;) {
    const left = raising.filter((cards) => !cards.some(has));
    // A Game Changer goes rather than another piece: it counts twice.
    const next = commonest(
      left.map((cards) => {
        const others = cards.filter((card) => !leads(card));
        const changers = others.filter(({ name }) =>
          finding.gameChangers.some((each) => nameKey(each.name) === nameKey(name)),
        );
        if (changers.length > 0) return changers;
        return others.length > 0 ? others : cards;
      }),
    );
    if (next === undefined) break;
    add(next);
  }
  const kept = finding.gameChangers.filter((card) => !has(card));
  for (const card of leadersFirst(kept).slice(allowed(policy, target))) add(card);
  return [...cuts.values()];
};

/**
 * What must go for each lower bracket (BRK-03), down to the one of a deck that nothing raises. The
 * nearest first. Cards whose only trace is that nothing names them are never among the cuts.
 *
 * @param commanders their names: what leads a deck goes only where nothing else can
 */
export const lowerBracketOptions = (
  finding: BracketFinding,
  policy: BracketPolicy,
  commanders: readonly string[],
): readonly LowerBracketOption[] => {
  const leading = new Set(commanders.map(nameKey));
  const ways: LowerBracketOption[] = [];
  for (let bracket = finding.bracket - 1; bracket >= policy.base; bracket--) {
    const target = bracket as Bracket;
    ways.push({ bracket: target, cuts: cutsTo(finding, policy, target, leading) });
  }
  return ways;
};
