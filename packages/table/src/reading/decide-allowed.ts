import type { NamedCard } from "@spellwright/judge";
import type { Source } from "../find-prohibition.ts";
import { findProhibition, lineOf } from "../find-prohibition.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { prohibitionsOf } from "../prohibition.ts";
import { keptFromDying } from "../replacements.ts";
import type { Act, Permanent, Thing } from "../scene.ts";
import { otherSide } from "../scene.ts";
import { type ArrangedScene, arrangeTable } from "./arrange-table.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { actsIncluding, doesMore, prohibitionsBeyond } from "./included-acts.ts";
import type { SceneQuestion, StatedAct, StatedScene } from "./stated-scene.ts";
import * as say from "./table-phrases.ts";

type AskedOfAct = Extract<SceneQuestion, { readonly kind: "allowed" | "stops" }>;

/** What nobody may do, and who says so. One that stands free names who might have forbidden it. */
interface Found extends Source {
  readonly isAllowed: boolean;
  readonly doing: string;
}

/** Whether something may be done with what lies on the table, or whether a card stops it (CR 101.2). */
export function decideAllowed(
  scene: StatedScene,
  asked: AskedOfAct,
  cards: readonly NamedCard[],
): say.PhrasedTableAnswer | undefined {
  const wanted = asked.kind === "allowed" ? asked.act : (asked.act ?? actOn(asked));
  const board = asked.kind === "stops" ? [...scene.board, asked.by] : scene.board;
  const laid = arrangeTable(
    { ...scene, board: [...board, ...arrived(scene)], acts: [] },
    cards,
    wanted,
  );
  const tools = toolsOf(scene, asked, cards);
  const found = laid.map((one) => judge(one, asked, tools));
  // Whom a card hinders is whoever does not have it, where nobody told whose it is.
  const facing = laid.findIndex(({ untold, wanted: act }) => untold !== act?.by);
  const isAlike = found.every((one) => one?.isAllowed === found[0]?.isAllowed);
  const first = found[isAlike || asked.kind === "stops" ? 0 : facing];
  if (!first || found.includes(undefined)) return undefined;
  const name = bilingualName(first.by.card);
  const why = [bilingualWords(first.by.card, first.line)];
  if (asked.kind === "stops") return say.stops(!first.isAllowed, name, first.doing, why);
  return first.doing === "counter" && !first.isAllowed && isSpell(first.by)
    ? say.uncounterable(name, why)
    : say.allowed(first.isAllowed, name, first.doing, why);
}

/** What was played is there: “someone played @0”. */
const arrived = ({ acts }: StatedScene) =>
  acts.flatMap(({ doing, card, by }) =>
    doing === "cast" && card ? [{ ...card, ...(by === undefined ? {} : { side: by }) }] : [],
  );

const isSpell = ({ card }: Permanent): boolean => !isPermanent(kindsOf(card));

/** “Does @0 stop @1?”: what is done with @1. */
const actOn = ({
  card,
}: Extract<SceneQuestion, { readonly kind: "stops" }>): StatedAct | undefined =>
  card === undefined ? undefined : { doing: "cast", card };

function judge(laid: ArrangedScene, asked: AskedOfAct, tools: readonly Act[]): Found | undefined {
  const { wanted, board } = laid;
  if (wanted === undefined) return undefined;
  const holders = wanted.doing === "counter" ? [...board, ...itself(wanted.thing)] : board;
  const acts = [...actsAsked(wanted, holders, asked), ...tools];
  let free: Found | undefined;
  for (const act of acts) {
    const kept = neverHappens(act, holders);
    if (kept !== undefined) return { ...kept, isAllowed: false, doing: "die" };
    const [source] = holders.flatMap((holder) => speaksOf(holder, act) ?? othersOf(holder, asked));
    if (source === undefined) continue;
    const found = findOne(act, source, holders, asked);
    if (!found?.isAllowed) return found;
    free ??= found;
  }
  return isLookedAt(acts, wanted, holders, asked) ? free : undefined;
}

/** What triggers on a death does not where nothing dies (CR 614.6). */
const neverHappens = ({ doing, thing }: Act, board: readonly Permanent[]): Source | undefined =>
  doing === "trigger" && thing?.doing === "die"
    ? keptFromDying({ doing: "die", thing, amount: 1 }, board, { orMaybe: false })
    : undefined;

/** A card is not stopped only where all that it does, and that others may forbid, was looked at. */
function isLookedAt(
  acts: readonly Act[],
  { thing }: Act,
  holders: readonly Permanent[],
  asked: AskedOfAct,
): boolean {
  if (asked.kind === "allowed" || asked.act !== undefined || thing?.card === undefined) return true;
  const spoken = holders.flatMap((one) => prohibitionsOf(one) ?? []);
  return !doesMore(
    thing.card,
    prohibitionsBeyond(
      spoken.map(({ clause }) => clause.verb),
      acts,
    ),
  );
}

/** What is asked about; of a card alone, all that can be done with it. */
function actsAsked(wanted: Act, holders: readonly Permanent[], asked: AskedOfAct): readonly Act[] {
  if (asked.kind === "allowed") return [wanted];
  const act = facing(wanted, holders, asked);
  return asked.act === undefined ? actsIncluding(act) : [act];
}

/** “Can I counter it with @0?”: the spell that does it is cast. */
function toolsOf(
  { board }: StatedScene,
  asked: AskedOfAct,
  cards: readonly NamedCard[],
): readonly Act[] {
  if (asked.kind !== "allowed" || asked.act.doing !== "counter") return [];
  const { by = "asker", turnOf } = asked.act;
  return board.flatMap(({ place }): readonly Act[] => {
    const card = cards[place]?.card;
    if (card === undefined || isPermanent(kindsOf(card))) return [];
    const thing: Thing = { card, kinds: kindsOf(card), zone: "hand", side: by };
    return [{ doing: "cast", by, thing, amount: 1, ...(turnOf === undefined ? {} : { turnOf }) }];
  });
}

function findOne(
  act: Act,
  source: Source,
  holders: readonly Permanent[],
  asked: AskedOfAct,
): Found | undefined {
  const { doing } = act;
  const isFree = asked.kind === "allowed" && asked.isFree;
  const found = findProhibition(act, holders);
  if (found?.kind === "forbidden") return { ...found, isAllowed: false, doing };
  if (found?.kind === "free") return isFree ? undefined : { ...source, isAllowed: true, doing };
  const [tax] = found?.taxes ?? [];
  return isFree && tax ? { ...tax, isAllowed: false, doing } : undefined;
}

/** A spell that is countered says itself whether it may be. */
const itself = (thing: Thing | undefined): readonly Permanent[] =>
  thing?.card === undefined
    ? []
    : [{ card: thing.card, copies: 1, ...(thing.side === undefined ? {} : { side: thing.side }) }];

/** Who asks whether a card stops something means what the other player does. */
function facing(
  act: Act,
  board: readonly Permanent[],
  { act: told }: Extract<SceneQuestion, { readonly kind: "stops" }>,
): Act {
  if (told?.by !== undefined) return act;
  const holder = board.at(-1)?.side;
  const by = holder && otherSide(holder);
  return by === undefined
    ? act
    : { ...act, by, ...(act.thing === undefined ? {} : { thing: { ...act.thing, side: by } }) };
}

/** “Can I still cast @0?”: what forbids other things and was read whole lets it be cast. */
function othersOf(by: Permanent, asked: AskedOfAct): readonly Source[] {
  if (asked.kind !== "allowed") return [];
  const { doing, card, zone, turnOf } = asked.act;
  const isPlain = doing === "cast" && card !== undefined && (zone ?? turnOf) === undefined;
  const [other] = isPlain ? (prohibitionsOf(by) ?? []) : [];
  return other === undefined ? [] : [{ by, ...lineOf(other) }];
}

/** What a permanent says about such acts, whether it applies or not. */
function speaksOf(by: Permanent, { doing }: Act): Source | undefined {
  const about = (prohibitionsOf(by) ?? []).find(({ clause }) =>
    clause.verb === "cause" ? clause.clause?.verb === doing : (clause.verb ?? "").includes(doing),
  );
  return about && { by, ...(about.line === undefined ? {} : { line: about.line }) };
}
