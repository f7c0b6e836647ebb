import { deedsOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { Engine, NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { bilingualName, bilingualWords } from "../reading/card-wording.ts";
import type { PhrasedTableAnswer } from "../reading/table-phrases.ts";
import { changes } from "./target-phrases.ts";
import { readTargetQuestion } from "./target-question.ts";
import { targetsOf } from "./targets-of.ts";

const BESIDE = "cast opponent control spell ability target change-target instant sorcery";

/** Whether a named card changes the targets of another: it takes a spell that has any (CR 115.7). */
export function decideRedirection(
  understanding: Parameters<Engine>[0],
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const [first, second, third] = cards.map(({ card }) => card);
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const [source, spell] = isRedirecting(first) ? [first, second] : [second, first];
  if (!isRedirecting(source) || isRedirecting(spell)) return undefined;
  const { mood } = understanding.clause;
  if (mood !== "may") return undefined;
  const asks = readTargetQuestion(understanding, BESIDE, [...understanding.fromCards.ideas]);
  const targets = targetsOf(spell);
  if (asks === undefined || targets === undefined) return undefined;
  if (targets.length > 0 && !(asks.ids.has("change-target") && isOne(targets))) return undefined;
  const pair = { source: bilingualName(source), target: bilingualName(spell) };
  return changes(targets.length > 0, pair, [
    bilingualWords(source, undefined),
    bilingualWords(spell, undefined),
  ]);
}

/** "Change the target of target spell", "choose new targets for target spell". */
const isRedirecting = (card: Card): boolean =>
  deedsOf(abilitiesOf(card)).some(
    ({ verb, clause: { part }, what }) =>
      (verb === "change" && (part ?? "").includes("target")) ||
      ((verb === "change" || verb === "choose") &&
        (what?.is ?? []).some(({ thing }) => thing === "target")),
  );

const isOne = ([only, other]: readonly Noun[]): boolean =>
  only !== undefined && other === undefined && only.count === undefined;
