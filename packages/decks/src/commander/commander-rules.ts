import type { CardFacts } from "../card-facts.ts";

/** The rules text of a card with all its faces. */
export function rulesTextOf(card: CardFacts): string {
  const faces = (card.card_faces ?? []).map((face) => face.oracle_text ?? "");
  return [card.oracle_text ?? "", ...faces].join("\n");
}

/** The type line of the front: what a card is outside the battlefield (CR 712.8a). */
export function frontTypeOf(card: CardFacts): string {
  return card.card_faces?.[0]?.type_line ?? card.type_line.split(" // ", 1)[0] ?? "";
}

function hasPower(card: CardFacts): boolean {
  return (card.card_faces?.[0]?.power ?? card.power ?? null) !== null;
}

/** Whether a card is a legendary Background (CR 702.124k). */
export function isBackground(card: CardFacts): boolean {
  return /^Legendary\b.*\bBackground\b/.test(frontTypeOf(card));
}

/** Grist is a creature card everywhere but on the battlefield. */
const CREATURE_ELSEWHERE = /isn[’']t on the battlefield, it[’']s an? [^.\n]{0,60}creature/;

/**
 * Whether a card may lead a deck: a legendary creature, Vehicle, or Spacecraft with power and
 * toughness (CR 903.3), or one that says that it can (CR 903.3a). A Background leads only beside
 * another commander.
 */
export function canLead(card: CardFacts): boolean {
  const type = frontTypeOf(card);
  const text = rulesTextOf(card);
  if (/\bcan be your commander\b/i.test(text)) return true;
  if (!/\bLegendary\b/.test(type)) return false;
  if (/\b(?:Creature|Vehicle)\b/.test(type) || CREATURE_ELSEWHERE.test(text)) return true;
  return /\bSpacecraft\b/.test(type) && hasPower(card);
}

/** A partner ability and what the other commander must have or be (CR 702.124). */
type Partnership =
  | { readonly kind: "partner" }
  | { readonly kind: "background" }
  | { readonly kind: "doctor" }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "with"; readonly name: string };

const ABILITY =
  /^(?:Partner with ([^\n(]+)|Partner\s?[—–-]\s?([^\n(]+)|(Partner)(?=\s*(?:\(|$))|(Friends forever)|(Choose a Background)|(Doctor[’']s companion))/gim;

function partnershipsOf(card: CardFacts): readonly Partnership[] {
  const text = rulesTextOf(card);
  // Cards of the starter data have their abilities' names, but no official text.
  if (!text.trim() && card.keywords.includes("Partner")) return [{ kind: "partner" }];
  return [...text.matchAll(ABILITY)].map(
    ([, name, text, partner, friends, background]): Partnership => {
      if (name) return { kind: "with", name: name.trim() };
      if (text) return { kind: "text", text: text.trim().toLowerCase() };
      if (partner) return { kind: "partner" };
      if (friends) return { kind: "text", text: "friends forever" };
      return { kind: background ? "background" : "doctor" };
    },
  );
}

/** A legendary Time Lord Doctor creature with no other creature types (CR 702.124m). */
function isDoctor(card: CardFacts): boolean {
  return /^Legendary Creature — Time Lord Doctor$/.test(frontTypeOf(card));
}

function allows(ability: Partnership, first: CardFacts, second: CardFacts): boolean {
  const others = partnershipsOf(second);
  if (ability.kind === "background") return isBackground(second);
  if (ability.kind === "doctor") return isDoctor(second);
  if (ability.kind === "partner") return others.some((other) => other.kind === "partner");
  if (ability.kind === "text")
    return others.some((other) => other.kind === "text" && other.text === ability.text);
  return (
    ability.name === second.name &&
    others.some((other) => other.kind === "with" && other.name === first.name)
  );
}

/** Whether two cards may lead a deck together (CR 702.124). */
export function canPair(first: CardFacts, second: CardFacts): boolean {
  return (
    partnershipsOf(first).some((ability) => allows(ability, first, second)) ||
    partnershipsOf(second).some((ability) => allows(ability, second, first))
  );
}

/** The colors of the commanders together, in the printed order (CR 702.124c, 903.4). */
export function identityOf(commanders: readonly CardFacts[]): ReadonlySet<string> {
  return new Set(commanders.flatMap((card) => card.color_identity));
}
