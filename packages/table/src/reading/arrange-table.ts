import type { NamedCard } from "@spellwright/judge";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import type { Act, Permanent, Scene, Side, Thing } from "../scene.ts";
import { otherSide } from "../scene.ts";
import type { StatedAct, StatedCard, StatedScene } from "./stated-scene.ts";

/** A scene with a side for each card that nobody gave one. */
export interface ArrangedScene extends Scene {
  /** Who has the cards that nobody gave a side. Absent: all have one. */
  readonly untold?: Side;
  /** What is asked about, where it is an act. */
  readonly wanted?: Act;
}

/** Both ways to give sides to cards whose controller is not told. */
const BOTH: readonly Side[] = ["asker", "opponent"];

/** Lays a scene out as it is told, once for each way in which untold sides may be. */
export function arrangeTable(
  scene: StatedScene,
  cards: readonly NamedCard[],
  wanted?: StatedAct,
): readonly ArrangedScene[] {
  const isOpen = scene.board.some(({ side }) => side === undefined);
  return (isOpen ? BOTH : BOTH.slice(0, 1)).map((untold) => {
    const board = scene.board.flatMap((one) => permanentOf(one, cards, untold) ?? []);
    return {
      board,
      ...(isOpen ? { untold } : {}),
      opponents: scene.opponents,
      crowds: scene.groups.map(({ kind, amount, side = "asker" }) => ({
        amount,
        thing: { kinds: new Set(kind.split(" ")), side },
      })),
      acts: [...scene.acts, ...castOf(scene, cards)].map((act) => actOf(act, cards, board)),
      ...(wanted === undefined ? {} : { wanted: actOf(wanted, cards, board) }),
    };
  });
}

/** Spells do not lie on the table: « avec Contresort » names what it is done with. */
function permanentOf(
  { place, side, copies }: StatedCard,
  cards: readonly NamedCard[],
  untold: Side,
): Permanent | undefined {
  const card = cards[place]?.card;
  return card && isPermanent(kindsOf(card)) ? { card, copies, side: side ?? untold } : undefined;
}

/** “how many cards do I draw with @1”: a spell that is named beside the table is cast. Named again, it is the same one. */
function castOf(
  { board, acts, asked }: StatedScene,
  cards: readonly NamedCard[],
): readonly StatedAct[] {
  if (asked.kind !== "amount") return [];
  const by = asked.side === undefined ? {} : { by: asked.side };
  const isAgain = ({ place }: StatedCard, at: number) =>
    board.slice(0, at).some((one) => one.place === place) ||
    acts.some(({ card }) => card?.place === place);
  return board
    .filter(
      (one, at) =>
        !isPermanent(kindsOf(cards[one.place]?.card ?? { type_line: "land" })) && !isAgain(one, at),
    )
    .map((card) => ({ doing: "cast", card, ...(card.side === undefined ? by : {}) }));
}

function actOf(stated: StatedAct, cards: readonly NamedCard[], board: readonly Permanent[]): Act {
  const { card, group, amount, ordinal, turnOf, isMana } = stated;
  const by = stated.by ?? card?.side ?? attackerOf(stated, board) ?? "asker";
  const thing = thingOf(stated, by, cards);
  return {
    doing: doingOf(stated, thing),
    by,
    amount: amount ?? group?.amount ?? card?.copies ?? 1,
    ...(thing === undefined ? {} : { thing }),
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(turnOf === undefined ? {} : { turnOf }),
    ...(isMana === undefined ? {} : { isMana }),
  };
}

/** What is told of a spell that is named: “crack off @1”, “draw off @1”. Then it is cast. */
const AS_CAST: ReadonlySet<string> = new Set(["activate", "create", "draw"]);

function doingOf({ doing, zone, isMana }: StatedAct, thing: Thing | undefined): Act["doing"] {
  if (doing === "cast" && thing?.kinds.has("land")) return "play";
  const isSpell = thing?.card !== undefined && !isPermanent(thing.kinds);
  const isOfCard = zone !== undefined || isMana !== undefined;
  return isSpell && !isOfCard && AS_CAST.has(doing) ? "cast" : doing;
}

/** Who attacks is whoever does not have the only card on the table. */
function attackerOf({ doing }: StatedAct, [only, other]: readonly Permanent[]): Side | undefined {
  return doing === "attack" && only?.side && !other ? otherSide(only.side) : undefined;
}

function thingOf(stated: StatedAct, by: Side, cards: readonly NamedCard[]): Thing | undefined {
  const { card, group } = stated;
  const named = card === undefined ? undefined : cards[card.place]?.card;
  const side = card?.side ?? group?.side ?? by;
  const zone = stated.zone ?? zoneOf(stated);
  if (named) return { kinds: kindsOf(named), side, zone, card: named };
  return group && { kinds: new Set(group.kind.split(" ")), side, zone };
}

const zoneOf = ({ doing }: StatedAct) => (doing === "cast" ? "hand" : "battlefield");
