import type { Doing, Side } from "../scene.ts";
import { assembleScene } from "./assemble-scene.ts";
import { placeListedCards } from "./place-listed-cards.ts";
import { readSceneQuestion } from "./read-scene-question.ts";
import { ACTS, AMOUNTS, KINDS, OF_THINGS, SIDES, ZONES } from "./scene-senses.ts";
import type { DraftAct, StatedAct, StatedCard, StatedGroup, StatedScene } from "./stated-scene.ts";
import type { SceneSymbol, Sense } from "./symbols.ts";

/** Reads what symbols tell, one after the other. Undefined where they tell no scene. */
export function readScene(symbols: readonly SceneSymbol[]): StatedScene | undefined {
  const reader = new SceneReader();
  for (const symbol of placeListedCards(symbols)) reader.take(symbol);
  return reader.scene();
}

class SceneReader {
  readonly #board: StatedCard[] = [];
  readonly #groups: StatedGroup[] = [];
  readonly #acts: DraftAct[] = [];
  /** Cards that are named and not yet given a part. */
  #loose: StatedCard[] = [];
  #side: Side | undefined;
  #number: number | undefined;
  #group: StatedGroup | undefined;
  #ordinal: number | undefined;
  #turnOf: Side | undefined;
  #act: DraftAct | undefined;
  /** What the cards that follow are. */
  #mode: "board" | "act" | undefined;
  /** What the word before was. */
  #last: SceneSymbol["sense"] = "end";
  #opponents = 1;
  #isAllowed = false;
  #isFree = false;
  #wantsAmount = false;
  #of: Doing | "pay" | "triggers" | undefined;
  #amountSide: Side | undefined;
  #stoppedBy: StatedCard | undefined;
  #triggering: StatedCard | undefined;

  take(symbol: SceneSymbol): void {
    this.#read(symbol);
    this.#last = symbol.sense;
  }

  #read(symbol: SceneSymbol): void {
    switch (symbol.sense) {
      case "number":
        this.#number = symbol.number;
        return;
      case "named":
        this.#name(symbol.place);
        return;
      case "end":
        this.#mode = undefined;
        return;
      default:
        this.#word(symbol.sense);
    }
  }

  #word(sense: Sense): void {
    const side = SIDES[sense];
    const doing = ACTS[sense];
    const kind = KINDS[sense];
    const zone = ZONES[sense];
    if (side !== undefined) this.#speaksOf(side);
    else if (doing !== undefined) this.#does(doing);
    else if (kind !== undefined) this.#counts(sense, kind);
    else if (zone !== undefined && this.#act !== undefined) this.#act.zone = zone;
    else this.#joins[sense]?.();
  }

  /** “my 3 opponents”. */
  #speaksOf(side: Side): void {
    this.#side = side;
    // « combien de points de vie perd mon adversaire »: who is asked about stands behind the verb.
    if (this.#of !== undefined && ACTS[this.#last as Sense] === this.#of) this.#amountSide = side;
    if (side !== "opponent" || this.#number === undefined) return;
    this.#opponents = this.#number;
    this.#number = undefined;
  }

  /** What the other words do. */
  readonly #joins: Readonly<Partial<Record<Sense, () => void>>> = {
    can: () => {
      this.#isAllowed = true;
    },
    free: () => {
      this.#isFree = true;
    },
    "my-turn": () => {
      this.#turnOf = "asker";
    },
    "their-turn": () => {
      this.#turnOf = "opponent";
    },
    with: () => this.#lay("with"),
    have: () => this.#lay("have"),
    "in-play": () => this.#settle(),
    "on-my-side": () => this.#settle("asker"),
    "on-their-side": () => this.#settle("opponent"),
    wipe: () => this.#wipes(),
    "how-many": () => this.#asksForAmount(),
    second: () => this.#isSecond(),
    before: () => this.#does("cast", null),
    mana: () => this.#makesMana(),
    stop: () => this.#stops(),
    trigger: () => this.#triggers(),
    pay: () => this.#wants("pay"),
    "some-mana": () => this.#wants("pay"),
    often: () => this.#wants("triggers"),
    life: () => this.#wantsLife("life"),
    damage: () => this.#wantsLife("damage"),
  };

  /** What lies on the table follows: “I have @0”, “with @0 and @1”. */
  #lay(sense: "with" | "have"): void {
    // « à » is written as « a » is: only behind somebody it means “has”.
    if (sense === "have" && this.#last !== "me" && this.#last !== "them") return;
    if (sense === "with" && this.#act?.doing === "attack" && this.#act.group === undefined) return;
    this.#mode = "board";
    if (sense === "have") return;
    this.#side = undefined;
    // “drawing three with @0”: three are drawn.
    if (this.#act?.doing === "draw" && this.#number !== undefined) {
      this.#act.amount = this.#number;
      this.#number = undefined;
    }
  }

  #name(place: number): void {
    const card: StatedCard = {
      place,
      copies: this.#number ?? 1,
      ...(this.#side === undefined ? {} : { side: this.#side }),
    };
    this.#number = undefined;
    if (this.#mode === "board") this.#board.push(card);
    else if (this.#act?.doing === "attack" && this.#act.group !== undefined)
      this.#board.push({ place, copies: card.copies });
    else if (this.#mode === "act" && this.#act !== undefined && this.#act.card === undefined)
      this.#act.card = card;
    else this.#loose.push(card);
  }

  /** “@0 in play”: what was named last lies on the table, on the side that is told. */
  #settle(side?: Side): void {
    const isLaid = this.#mode === "board";
    if (isLaid && side === undefined) return;
    const last = isLaid ? this.#board.pop() : (this.#loose.pop() ?? this.#takeObject());
    if (last !== undefined) this.#board.push(side === undefined ? last : { ...last, side });
  }

  /** « je pioche combien de cartes »: the verb before is that of the question. */
  #asksForAmount(): void {
    this.#wantsAmount = true;
    if (this.#last === "pay") this.#wants("pay");
    const verb = this.#acts.at(-1);
    if (verb === undefined || ACTS[this.#last as Sense] !== verb.doing) return;
    this.#acts.pop();
    this.#act = this.#acts.at(-1);
    this.#side = verb.by ?? this.#side;
    if (!this.#isAsked(verb.doing)) this.#acts.push(verb);
  }

  /** “@0 kills everything”: it was cast. */
  #wipes(): void {
    const card = this.#loose.pop();
    if (card !== undefined) this.#act = this.#pushed({ doing: "cast", card });
  }

  #isSecond(): void {
    this.#ordinal = 2;
    if (this.#act !== undefined) this.#act.ordinal = 2;
  }

  #takeObject(): StatedCard | undefined {
    const card = this.#act?.doing === "attack" ? this.#act.card : undefined;
    if (card !== undefined && this.#act) delete this.#act.card;
    return card;
  }

  /** “nine spells before @0”: it is cast after them, and they are not what is cast. */
  #does(doing: Doing, group: StatedGroup | null | undefined = this.#group): void {
    if (this.#wantsAmount && this.#isAsked(doing)) return;
    const subject = OF_THINGS.has(doing) || doing === "attack" ? this.#loose.pop() : undefined;
    const by = this.#side;
    this.#act = {
      doing,
      ...(by === undefined ? {} : { by }),
      ...(subject === undefined ? {} : { card: subject }),
      ...(group ? { group } : {}),
      ...(this.#ordinal === undefined ? {} : { ordinal: this.#ordinal }),
    };
    this.#group = undefined;
    this.#acts.push(this.#act);
    this.#mode = "act";
  }

  /** “how many cards do I draw”: the verb of what is asked is no act. */
  #isAsked(doing: Doing): boolean {
    const wanted: readonly Doing[] = ["draw", "create", "gain", "lose", "damage"];
    if (!wanted.includes(doing)) return false;
    // “how much do I get to deal”: whoever deals damage is not who takes it.
    const isDealt = doing === "damage" && (this.#of ?? doing) === doing;
    if (!isDealt && this.#of !== undefined && this.#amountSide !== undefined) return false;
    this.#of ??= doing;
    this.#amountSide = isDealt ? undefined : (this.#side ?? this.#amountSide);
    this.#mode = undefined;
    return true;
  }

  #counts(sense: Sense, kind: string): void {
    if (this.#wantsAmount && this.#of === undefined && this.#number === undefined) {
      this.#of = AMOUNTS[sense];
      return;
    }
    const amount = this.#number ?? 1;
    this.#number = undefined;
    const group = { kind, amount, ...(this.#side === undefined ? {} : { side: this.#side }) };
    if (this.#mode === "act" && this.#act !== undefined && !OF_THINGS.has(this.#act.doing)) {
      if (kind === "card") this.#act.amount = amount;
      else this.#groupsIn(this.#act, group);
    } else if (this.#mode === "board") this.#groups.push(group);
    this.#group = group;
  }

  /** “attack into @0 with three creatures”: the card lies on the table. */
  #groupsIn(act: DraftAct, group: StatedGroup): void {
    if (act.doing === "attack" && act.card !== undefined) {
      const { place, copies } = act.card;
      this.#board.push({ place, copies });
      delete act.card;
    }
    act.group = group;
  }

  #makesMana(): void {
    if (this.#act !== undefined) this.#act.isMana = true;
    else this.#act = this.#pushed({ doing: "activate", isMana: true });
  }

  #pushed(act: DraftAct): DraftAct {
    this.#acts.push(act);
    return act;
  }

  #stops(): void {
    this.#stoppedBy = this.#loose.pop() ?? this.#board.pop();
    this.#side = undefined;
    this.#mode = undefined;
  }

  #triggers(): void {
    if (this.#wantsAmount || this.#stoppedBy !== undefined) return;
    this.#triggering = this.#loose.pop() ?? this.#board.pop();
    this.#mode = undefined;
  }

  #wants(of: Doing | "pay" | "triggers"): void {
    if (!this.#wantsAmount || this.#of !== undefined) return;
    this.#of = of;
    if (this.#side !== undefined) this.#amountSide = this.#side;
  }

  #wantsLife(sense: "life" | "damage"): void {
    if (this.#wantsAmount && this.#of === undefined && sense === "damage") this.#of = "damage";
    else if (this.#act !== undefined && this.#number !== undefined) {
      this.#act.amount = this.#number;
      this.#number = undefined;
    }
  }

  scene(): StatedScene | undefined {
    const turn = this.#turnOf === undefined ? {} : { turnOf: this.#turnOf };
    const acts: StatedAct[] = this.#acts.map((act) => ({ ...act, ...turn }));
    const asked = readSceneQuestion({
      acts,
      wantsAmount: this.#wantsAmount,
      of: this.#of,
      side: this.#amountSide,
      stoppedBy: this.#stoppedBy,
      loose: this.#loose,
      triggering: this.#triggering,
      isAllowed: this.#isAllowed,
      isFree: this.#isFree,
    });
    if (asked === undefined || this.#number !== undefined) return undefined;
    return assembleScene(asked, {
      acts,
      board: this.#board,
      groups: this.#groups,
      loose: this.#loose,
      opponents: this.#opponents,
    });
  }
}
