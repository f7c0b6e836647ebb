import { deedsOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { createDescribedCreature } from "../described-creature.ts";
import { fateOf, isGone, removes } from "../fate.ts";
import { kindsOf } from "../kinds-of.ts";
import type { Thing } from "../scene.ts";
import { keywordsOf } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { type EquippedProtection, saved, theCreature } from "./object-phrases.ts";
import { hasIdea, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

const SPARED = ["survives", "save", "saves", "protects"];
const LOST = ["destroy", "dies", "kill"];
const BESIDE =
  "attach attached aura battlefield cast creature creature-removal equipment equip opponent permanent player spell umbra-armor".split(
    " ",
  );
const UMBRAS = ["umbra armor", "totem armor"];

/** “my creature with @0”, “@1 wearing @0”: what becomes of the wearer is asked, not of what it wears. */
export function asksForEquippedCreature(told: QuestionIdeas, cards: readonly NamedCard[]): boolean {
  const worn = cards.filter(({ card }) => isWorn(card)).length;
  const removers = cards.filter(({ card }) => removes(card)).length;
  const isTold = cards.length > 2 || hasIdea(told, ["creature", "attached"]);
  return worn === 1 && removers === 1 && isTold && hasIdea(told, [...SPARED, ...LOST]);
}

/** Whether what a creature wears keeps it from what a named card does (CR 702.89, 702.12). */
export function decideEquippedCreature(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const [worn, more] = cards.filter(({ card }) => isWorn(card));
  const [remover, others] = cards.filter(({ card }) => !isWorn(card) && removes(card));
  const bearer = cards.find((one) => one !== worn && one !== remover);
  if (worn === undefined || remover === undefined || more !== undefined || others !== undefined)
    return undefined;
  if (cards.length > 3 || told.numbers.length > 0) return undefined;
  if (!usesEveryIdea(told, [...BESIDE, ...SPARED, ...LOST])) return undefined;
  const isSpared = hasIdea(told, SPARED);
  // “they shatter it”: of what is told to go besides nobody knows whether it is what is worn.
  if (isSpared === hasIdea(told, LOST)) return undefined;
  const found = fateWorn(worn.card, remover.card, bearer?.card);
  if (found === undefined || (found === "exiled" && !isSpared)) return undefined;
  return saved(
    isSpared && found !== "exiled",
    found,
    {
      source: bilingualName(remover.card),
      target: bearer ? bilingualName(bearer.card) : theCreature,
      worn: bilingualName(worn.card),
    },
    [bilingualWords(worn.card, undefined), bilingualWords(remover.card, undefined)],
  );
}

const isWorn = (card: Card): boolean => {
  const kinds = kindsOf(card);
  return kinds.has("aura") || kinds.has("equipment");
};

/** The keywords that a card gives to what wears it. */
const givenBy = (card: Card): readonly string[] =>
  deedsOf(abilitiesOf(card)).flatMap(({ verb, who, clause }) =>
    verb === "have" && (who.is ?? []).some(({ done }) => done === "enchant" || done === "equip")
      ? (clause.abilities ?? []).flatMap((one) => (one.kind === "keyword" ? [one.name] : []))
      : [],
  );

/** What becomes of the wearer. Undefined where what it wears does not matter or is not known to. */
function fateWorn(
  worn: Card,
  remover: Card,
  bearer: Card | undefined,
): EquippedProtection | undefined {
  const target: Thing = bearer
    ? { card: bearer, kinds: kindsOf(bearer), zone: "battlefield" }
    : createDescribedCreature({ abilities: [] });
  const by = { card: remover, copies: 1, side: "opponent" } as const;
  const fate = fateOf(by, { ...target, side: "asker" });
  if (fate === undefined || !isGone(fate) || hits(remover, worn)) return undefined;
  const isUmbra = UMBRAS.some((name) => keywordsOf(abilitiesOf(worn), name).length > 0);
  const isFirm = givenBy(worn).includes("indestructible");
  if (!isUmbra && !isFirm) return undefined;
  if (fate.outcome === "destroy") return isFirm ? "indestructible" : "umbra";
  return fate.outcome === "exile" ? "exiled" : undefined;
}

/** A card that takes the Aura away at the same time is another matter. */
const hits = (remover: Card, worn: Card): boolean => {
  const by = { card: remover, copies: 1, side: "opponent" } as const;
  const thing: Thing = { card: worn, kinds: kindsOf(worn), zone: "battlefield", side: "asker" };
  return fateOf(by, thing)?.isTargeted === false && fateOf(by, thing)?.outcome !== "untouched";
};
