import type { NamedCard } from "@spellwright/judge";
import type { Source } from "../find-prohibition.ts";
import { findProhibition } from "../find-prohibition.ts";
import { keptFromDying } from "../replacements.ts";
import type { Act } from "../scene.ts";
import { any } from "../three-valued.ts";
import { thingOf } from "../trigger-doublers.ts";
import type { Triggered } from "../triggers.ts";
import { triggeredOf, triggersOn } from "../triggers.ts";
import { type ArrangedScene, arrangeTable } from "./arrange-table.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import type { SceneQuestion, StatedScene } from "./stated-scene.ts";
import * as say from "./table-phrases.ts";

type AskedTriggers = Extract<SceneQuestion, { readonly kind: "triggers" }>;

interface Found {
  readonly triggers: boolean;
  readonly line?: number;
  /** What keeps the event from happening or the ability from triggering. */
  readonly by?: Source;
}

/** Whether abilities of a card trigger on what is told (CR 603.2). */
export function decideTriggering(
  scene: StatedScene,
  { card }: AskedTriggers,
  cards: readonly NamedCard[],
): say.PhrasedTableAnswer | undefined {
  const [act, other] = scene.acts;
  if (act === undefined || other !== undefined) return undefined;
  const board = [...scene.board, card];
  const laid = arrangeTable({ ...scene, board }, cards);
  // Who asks what an opponent’s act does means a card of their own; else the side for which it triggers.
  const meant = laid.filter(({ untold, acts }) => untold !== "opponent" || acts[0]?.by === "asker");
  const found = meant.map((one) => judge(one, act.doing));
  const first = found.find((one) => one?.triggers) ?? found[0];
  const named = cards[card.place]?.card;
  const isAlike = found.every((one) => one?.triggers === first?.triggers);
  const isOnlyItself = scene.board.every(({ side }) => side !== undefined);
  if (!first || !named || found.includes(undefined) || !(isAlike || isOnlyItself)) return undefined;
  const why = [
    bilingualWords(named, first.line),
    ...(first.by ? [bilingualWords(first.by.by.card, first.by.line)] : []),
  ];
  return say.triggers(first.triggers, bilingualName(named), first.by !== undefined, why);
}

function judge(laid: ArrangedScene, doing: string): Found | undefined {
  const [act] = laid.acts;
  const holder = laid.board.at(-1);
  if (act === undefined || holder === undefined) return undefined;
  const abilities = triggeredOf(holder).filter(({ event }) => awaits(event, doing));
  if (abilities.length === 0) return undefined;
  const acts = [act, ...(isCreature(act) ? [{ ...act, doing: "enter" as const }] : [])];
  const each = abilities.map((ability) => any(acts.map((one) => triggersOn(ability, one, holder))));
  const line = abilities[Math.max(0, each.indexOf(true))]?.line;
  const found = { triggers: each.includes(true), ...(line === undefined ? {} : { line }) };
  if (each.every((one) => one === false)) return found;
  if (!found.triggers) return undefined;
  const by = keptFrom({ ...act, of: thingOf(holder) }, laid);
  return by === undefined ? found : { ...found, triggers: false, by };
}

/** A creature token that is created enters. */
const isCreature = ({ doing, thing }: Act): boolean =>
  doing === "create" && thing?.kinds.has("creature") === true;

type When = Triggered["event"];

function awaits({ event, any = [], or = [] }: When, doing: string): boolean {
  return [event, ...any, ...or].some((one) =>
    (one?.verb ?? "")
      .split(" or ")
      .some((verb) => verb === doing || (doing === "create" && verb === "enter")),
  );
}

/** What on the table keeps it from happening or from triggering. Undefined where nothing does. */
function keptFrom(act: Act, { board }: ArrangedScene): Source | undefined {
  if (act.doing === "die") {
    const kept = keptFromDying(act, board, { orMaybe: true });
    if (kept) return kept;
  }
  if (act.thing === undefined) return undefined;
  const caused: Act = { ...act, doing: "trigger", thing: { ...act.thing, doing: act.doing } };
  const found = findProhibition(caused, board);
  return found?.kind === "forbidden" ? found : undefined;
}
