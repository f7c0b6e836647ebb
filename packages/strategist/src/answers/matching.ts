import { type Role, recogniseRoles } from "@spellwright/decks";
import { foldPhrase } from "@spellwright/text";
import {
  copiesOf,
  type DeckCard,
  type DeckFacts,
  knownShare,
  referenceOf,
  roleTrust,
  sideboardOf,
} from "../deck-facts.ts";
import type { FilterLabel, Finding } from "../strategist.ts";
import type { CardFilter } from "../understanding/card-filters.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { enoughLines } from "./enough.ts";
import { askedSubtype } from "./kinds.ts";
import { passes, triggeredAbilities } from "./passes-filter.ts";
import { readingNotes } from "./roles.ts";

/** What other parts answer more fully, when it is all that is asked. */
const ANSWERED_ALONE: ReadonlySet<string> = new Set(["type", "role", "subtype"]);

/** Subjects in which the same words ask for something else. */
const OTHER_SUBJECTS = ["odds", "mulligan", "bracket", "legality", "colors"] as const;

interface Filter {
  readonly label: FilterLabel;
  readonly test: (each: DeckCard) => boolean;
}

/** Says more exactly what a question on ramp asks for. */
const isManaMaker = ({ kind }: CardFilter): boolean => kind === "manaMaker";

/** Roles that the words of keywords name too. */
const KEYWORD_ROLES: ReadonlySet<Role> = new Set(["lifegain", "protection"]);
const isKeyword = ({ kind }: CardFilter): boolean =>
  kind === "keyword" || kind === "keywords" || kind === "gives";

/** The copies of each of the types, or colors, that are asked for together. */
const countsOfEach = (filters: readonly Filter[], found: readonly DeckCard[]): Finding[] => {
  const countOf = (filter: CardFilter) =>
    found
      .filter((each) => passes(each, filter, foldPhrase))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return filters.flatMap(({ label }): Finding[] => {
    if (label.kind === "types")
      return label.types.map((type) =>
        finding("typeAlone", { type: { type }, count: countOf({ kind: "type", type }) }),
      );
    if (label.kind === "supertypes")
      return label.supertypes.map((supertype) => {
        const filter = { kind: "supertype", supertype } as const;
        const labels = [{ kind: "type", type: "land" } as const, filter];
        return finding("matching", { count: countOf(filter), filters: { filters: labels } });
      });
    if (label.kind === "colors")
      return label.colors.map((color) =>
        finding("colorAlone", { color: { color }, count: countOf({ kind: "color", color }) }),
      );
    return [];
  });
};

/** Lands that enter tapped only under a condition. */
const conditionallyTapped = (filters: readonly Filter[], all: readonly DeckCard[]): Finding[] => {
  const kinds = filters.map(({ label }) => label.kind);
  if (!kinds.includes("entersTapped") && !kinds.includes("entersUntapped")) return [];
  const cards = all
    .filter((each) => passes(each, { kind: "entersTapped" }, foldPhrase))
    .filter(({ card }) => recogniseRoles(card).does.traits.has("mayEnterUntapped"))
    .map(({ card, quantity }) => referenceOf(card, quantity));
  return cards.length === 0 ? [] : [finding("tappedUnless", { cards: { cards } })];
};

/** Whether a card plays a role. Where a trigger is asked for too, by an ability that triggers so. */
const doing = (role: Role, filters: readonly CardFilter[]): Filter["test"] => {
  const trigger = filters.find((filter) => filter.kind === "trigger")?.trigger;
  if (trigger === undefined) return ({ roles }) => roles.has(role);
  return (each) =>
    triggeredAbilities(each, trigger).some((ability) =>
      recogniseRoles({ ...each.card, oracle_text: ability, card_faces: null }).roles.has(role),
    );
};

/** An ability that a creature is sacrificed for, and no mana is paid (CR 602.1a). */
const sacrificesForFree = ({ card, roles }: DeckCard): boolean =>
  roles.has("sacrifice") &&
  [card, ...(card.card_faces ?? [])].some(({ oracle_text }) =>
    (oracle_text ?? "").split("\n").some((line) => {
      const cost = line.slice(0, Math.max(0, line.indexOf(":"))).replaceAll("{T}", "");
      return cost.includes("acrifice") && !cost.includes("{");
    }),
  );

/** The words of a question that name no card. */
const withoutAside = ({ question, cards }: AnswerContext["question"]): string =>
  cards.reduce((text, { written }) => text.replace(written, " "), question);

/** The roles of a question. One of several is enough, “free interaction” asks for any of its kinds. */
const roleFilters = ({ roles: asked, filters }: AnswerContext["understanding"]): Filter[] => {
  const roles = asked
    .filter((role) => !(role === "ramp" && filters.some(isManaMaker)))
    .filter((role) => !(KEYWORD_ROLES.has(role) && filters.some(isKeyword)));
  const does = roles.map((role) => ({ role, test: doing(role, filters) }));
  return does.length > 1 && filters.length > 0
    ? [{ label: { kind: "roles", roles }, test: (each) => does.some(({ test }) => test(each)) }]
    : does.map(({ role, test }) => ({ label: { kind: "role", role }, test }));
};

/** The filters that a question asks for. */
export const filtersOf = ({ facts, question, understanding }: AnswerContext): readonly Filter[] => {
  if (facts === null) return [];
  // « Elfes à mana » are creatures of any type.
  const isDork = understanding.filters.some(
    (filter) => filter.kind === "manaMaker" && filter.maker === "dork",
  );
  const named = isDork
    ? undefined
    : askedSubtype(withoutAside(question), facts, understanding.asksCount);
  // A word that is looked for in the texts of cards is no creature type as well.
  const isInTexts = understanding.filters.some(
    (filter) => filter.kind === "text" && named?.written.toLowerCase().startsWith(filter.text),
  );
  const subtype = isInTexts ? undefined : named;
  const of = (label: FilterLabel, test: Filter["test"]): Filter => ({ label, test });
  return [
    ...understanding.filters.map((filter) =>
      of(
        filter,
        filter.kind === "free" && understanding.roles.includes("sacrifice")
          ? sacrificesForFree
          : (each) => passes(each, filter, foldPhrase),
      ),
    ),
    ...roleFilters(understanding),
    ...(subtype === undefined
      ? []
      : [of({ kind: "subtype", subtype: subtype.written }, subtype.isOn)]),
  ];
};

/** What of the sideboard passes the same filters. It is of the list too. */
const asideFinding = (facts: DeckFacts, filters: readonly Filter[]): readonly Finding[] => {
  const { cards } = sideboardOf(facts);
  const found = cards.filter((each) => filters.every(({ test }) => test(each)));
  return found.length === 0
    ? []
    : [
        finding("matchingAside", {
          count: copiesOf(found),
          cards: { cards: found.map(({ card, quantity }) => referenceOf(card, quantity)) },
        }),
      ];
};

/** How many cards pass every filter of the question, and which: “how many red creatures at three or less”. */
export const answerMatching: Answer = (context) => {
  const { facts, question, understanding } = context;
  const { asksCount, asksWhich, subjects } = understanding;
  if (facts === null || !(asksCount || asksWhich)) return undefined;
  // “Which cards untap Krenko” names a card that is done something to.
  const isAbout = question.cards.length > 0 && understanding.namesAside === null;
  if (isAbout && !understanding.filters.some(({ kind }) => kind === "deed")) return undefined;
  if (subjects.has("dearest") || subjects.has("cheapest")) return undefined;
  const filters = filtersOf(context);
  // Several roles are counted one by one.
  if (filters.every(({ label }) => label.kind === "role") && filters.length > 1) return undefined;
  const isLandsOnly = filters.every(({ label }) => label.kind === "type" && label.type === "land");
  // What has no land in it is the curve’s own affair.
  if (subjects.has("curve") && filters.every(({ label }) => label.kind === "notType"))
    return undefined;
  const isOther = OTHER_SUBJECTS.some((each) => subjects.has(each));
  // “Two-color lands” are lands, and no question on colors.
  const isLandKind = filters.some(({ label }) => label.kind === "landKind");
  if (isLandsOnly || (isOther && !isLandKind)) return undefined;
  const [first] = filters;
  // Beside a card that is set aside, no other part counts them.
  const isAlone = filters.length === 1 && understanding.namesAside === null;
  if (first === undefined || (isAlone && ANSWERED_ALONE.has(first.label.kind))) return undefined;
  const aside = new Set(
    understanding.namesAside === "besides" ? question.cards.map(({ card }) => card.name) : [],
  );
  const found = facts.cards.filter(
    (each) => !aside.has(each.card.name) && filters.every(({ test }) => test(each)),
  );
  const cards = found.map(({ card, quantity }) => referenceOf(card, quantity));
  const readsText = filters.some(({ label }) =>
    ["role", "roles", "text", "deed", "trigger"].includes(label.kind),
  );
  return {
    responseType: "cards",
    headline: finding("matching", {
      count: found.reduce((sum, { quantity }) => sum + quantity, 0),
      filters: { filters: filters.map(({ label }) => label) },
    }),
    title: "matching",
    items: [
      ...countsOfEach(filters, found),
      ...(cards.length === 0 ? [] : [finding("kindCards", { cards: { cards } })]),
      ...asideFinding(facts, filters),
      ...enoughLines(
        understanding,
        facts,
        filters.map(({ label }) => label),
        copiesOf(found.filter(({ isCommander }) => !isCommander)),
      ),
      ...conditionallyTapped(filters, facts.cards),
      ...(readsText ? readingNotes(facts) : []),
    ],
    cards,
    confidence: readsText ? roleTrust(facts) : 0.95 * knownShare(facts),
  };
};
