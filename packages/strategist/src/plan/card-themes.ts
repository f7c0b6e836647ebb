import { EventIndex, type Mechanics, mechanicsOf, textOfCard } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import {
  type CardRoles,
  keywordsOf,
  oncePerCard,
  recogniseRoles,
  takesFromOthers,
} from "@spellwright/decks";
import { type Part, THEMES, type Theme, type ThemeRule } from "./themes.ts";

/** The themes that a card makes something for, and those that it rewards, in whatever deck it is. */
export interface CardThemes {
  readonly makes: ReadonlySet<Theme>;
  /** Of those that it makes something for, the ones that it serves by its size alone. */
  readonly isFor: ReadonlySet<Theme>;
  readonly rewards: ReadonlySet<Theme>;
  /** Of those that it rewards, the ones that its words name. */
  readonly wants: ReadonlySet<Theme>;
}

/** A card beside what its words say. */
interface ReadCard {
  readonly card: Card;
  readonly read: CardRoles;
  readonly index: EventIndex<true>;
  /** Without what happens to a player whom one chooses. */
  readonly own: EventIndex<true>;
  readonly mechanics: Mechanics;
}

/** The mechanics of a card. Its words are asked once. */
export const mechanicsIn = oncePerCard((card: Card): Mechanics => mechanicsOf(textOfCard(card)));

/** Whether a card lies there to hold others back: what it speaks of is forbidden or countered, not rewarded. */
const holdsBack = ({ card, read: { roles } }: ReadCard): boolean =>
  !roles.has("tutor") &&
  (roles.has("stax") || (roles.has("counterspell") && !roles.has("recursion"))) &&
  !frontTypeOf(card).includes("Sorcery");

const frontTypeOf = ({ card_faces, type_line }: Card): string =>
  card_faces?.[0]?.type_line ?? type_line;

const plays = (part: Part, each: ReadCard): boolean => {
  const { card, read, index, own } = each;
  if ("causes" in part)
    return (part.causes.whose === "you" ? own : index).causing(part.causes).length > 0;
  if ("rewards" in part) return index.rewarding(part.rewards).length > 0;
  if ("role" in part) return read.roles.has(part.role);
  if ("type" in part) return frontTypeOf(card).split(/\W/).includes(part.type);
  if ("wants" in part) return read.concerns.has(part.wants);
  if ("large" in part) return card.cmc >= part.large && /\bCreature\b/.test(frontTypeOf(card));
  if ("keyword" in part) return keywordsOf(card).has(part.keyword);
  if ("has" in part) return each.mechanics.has.has(part.has);
  if ("honors" in part) return each.mechanics.rewards.has(part.honors);
  if ("takesFrom" in part) return takesFromOthers(card);
  if ("waits" in part)
    return read.events.rewards.some(({ name, of }) => name === part.waits && of.includes("self"));
  return part.all.every((one) => plays(one, each));
};

/** What a card is to every theme. Its words are asked once. */
export const themesOf = oncePerCard((card: Card): CardThemes => {
  const read = recogniseRoles(card);
  const index = new EventIndex<true>();
  index.add(true, read.events);
  const own = new EventIndex<true>();
  own.add(true, {
    causes: read.events.causes.filter(({ whose }) => whose !== "any"),
    rewards: [],
  });
  const each = { card, read, index, own, mechanics: mechanicsIn(card) };
  const sideOf = (side: (rule: ThemeRule) => readonly Part[]) =>
    THEMES.filter((rule) => side(rule).some((part) => plays(part, each)));
  const makes = sideOf(({ makers }) => makers);
  const rewards = sideOf(({ payoffs }) => payoffs).filter(
    ({ areApart, theme, isBroad }) =>
      !(areApart === true && makes.some((rule) => rule.theme === theme)) &&
      !(isBroad === true && holdsBack(each)),
  );
  return {
    makes: new Set(makes.map(({ theme }) => theme)),
    isFor: new Set(
      makes
        .filter(({ makers }) => makers.every((part) => "large" in part || !plays(part, each)))
        .map(({ theme }) => theme),
    ),
    rewards: new Set(rewards.map(({ theme }) => theme)),
    wants: new Set(
      rewards
        .filter(({ payoffs }) => payoffs.some((part) => "wants" in part && plays(part, each)))
        .map(({ theme }) => theme),
    ),
  };
});
