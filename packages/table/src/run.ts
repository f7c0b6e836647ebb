import { abilitiesOf } from "./abilities-of.ts";
import { type AdditionalTrigger, additionalTriggers } from "./additional-triggers.ts";
import { changedAmount } from "./changed-amount.ts";
import { type Effect, effectsOf } from "./effects.ts";
import { lineOf, type Source } from "./find-prohibition.ts";
import { forbids } from "./forbids.ts";
import { isPermanent, kindsOf } from "./kinds-of.ts";
import { massRemovalOf } from "./mass-removal.ts";
import { prohibitionsOf } from "./prohibition.ts";
import { neverDies, type Replacement, replacementsOf } from "./replacements.ts";
import type { Act, Doing, Permanent, Scene, Side } from "./scene.ts";
import { keywordsOf } from "./targeting.ts";
import { timesTriggered, triggeredOf } from "./triggers.ts";

/** How often the abilities of one permanent trigger. */
export interface TriggerCount extends Source {
  readonly times: number;
}

/** What happened at the table, counted. */
export interface Outcome {
  /** How much of something happened to a player. Undefined where a text gives no number. */
  amountOf(doing: Doing, side: Side): number | undefined;
  readonly triggers: readonly TriggerCount[];
  readonly replacements: readonly Replacement[];
  /** What made abilities trigger additional times (CR 603.2d). */
  readonly again: readonly AdditionalTrigger[];
  /** What kept cards from being drawn or life from being gained. */
  readonly caps: readonly Source[];
  /** What copied a spell, and how often (CR 702.40a). */
  readonly copies: readonly TriggerCount[];
  readonly isOptional: boolean;
  readonly isUnlessPaid: boolean;
}

/** What triggers what: deeper than this is a loop or near one. */
const DEEPEST = 4;

/** Plays the acts of a scene, with all that they cause. Undefined where a text or a detail is not known. */
export function run(scene: Scene): Outcome | undefined {
  const game = new Game(scene);
  return scene.acts.every((act) => game.happens(act, 0)) ? game : undefined;
}

class Game implements Outcome {
  readonly triggers: TriggerCount[] = [];
  readonly replacements: Replacement[] = [];
  readonly again: AdditionalTrigger[] = [];
  readonly caps: Source[] = [];
  readonly copies: TriggerCount[] = [];
  isOptional = false;
  isUnlessPaid = false;
  readonly #scene: Scene;
  #cast = 0;
  readonly #amounts = new Map<string, number>();
  readonly #open = new Set<string>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  amountOf(doing: Doing, side: Side): number | undefined {
    const key = `${doing} ${side}`;
    return this.#open.has(key) ? undefined : (this.#amounts.get(key) ?? 0);
  }

  /** Whether all that follows from an act is known. */
  happens(act: Act, depth: number): boolean {
    if (depth > DEEPEST) return false;
    const changed = this.#changed(act);
    if (changed === undefined) return false;
    if (changed.amount === 0) return true;
    this.#count(changed);
    return (
      this.#board(changed).every((holder) => this.#trigger(holder, changed, depth)) &&
      this.#follows(changed, depth)
    );
  }

  /** The act after what limits it and what replaces it. */
  #changed(act: Act): Act | undefined {
    if (act.amount === 0) return act;
    if (act.doing === "die") {
      const spared = neverDies(act, this.#scene.board);
      return spared === undefined ? undefined : spared ? { ...act, amount: 0 } : act;
    }
    const most = this.#most(act);
    const replacements = replacementsOf(act, this.#scene.board);
    if (most === undefined || replacements === undefined) return undefined;
    this.replacements.push(...replacements);
    const amount = changedAmount({ ...act, amount: Math.min(act.amount, most) }, replacements);
    return amount === undefined ? undefined : { ...act, amount };
  }

  /** The most that prohibitions leave of it: "can't draw more than one card each turn", "can't gain life". */
  #most(act: Act): number | undefined {
    if (act.doing !== "draw" && act.doing !== "gain") return act.amount;
    const caps = capsOf(act, this.#scene.board);
    const [least] = [...(caps ?? [])].sort((one, other) => one.most - other.most);
    if (least !== undefined && least.most < act.amount) this.caps.push(least);
    return caps && Math.min(act.amount, least?.most ?? act.amount);
  }

  #count({ doing, by, amount }: Act): void {
    if (doing === "cast") this.#cast += amount;
    if (by === undefined) return;
    const key = `${doing} ${by}`;
    this.#amounts.set(key, (this.#amounts.get(key) ?? 0) + amount);
  }

  /** Who watches: the board, and what is just entering (CR 603.6a). */
  #board({ doing, thing, by }: Act): readonly Permanent[] {
    const { board } = this.#scene;
    if (doing !== "enter" || thing?.card === undefined) return board;
    if (board.some(({ card }) => card === thing.card)) return board;
    return [...board, { card: thing.card, copies: 1, ...(by === undefined ? {} : { side: by }) }];
  }

  #trigger(holder: Permanent, act: Act, depth: number): boolean {
    return triggeredOf(holder).every((ability) => {
      const times = timesTriggered(ability, act, holder);
      if (times === undefined) return false;
      if (times === 0) return true;
      const again = additionalTriggers(act, holder, this.#scene.board);
      if (again === undefined) return false;
      this.again.push(...again);
      const total = times * this.#playersOf(act) * again.reduce((sum, one) => sum + one.times, 1);
      this.triggers.push({ by: holder, times: total, ...lineOf(ability) });
      const effects = effectsOf(ability, { holder, act });
      return effects?.every((effect) => this.#does(effect, total, depth)) ?? false;
    });
  }

  /** What each opponent does counts once for each of them. */
  #playersOf({ by, doing }: Act): number {
    return by === "opponent" && doing === "draw" ? this.#scene.opponents : 1;
  }

  #does(
    { isOptional, isUnlessPaid, amount, ...act }: Effect,
    times: number,
    depth: number,
  ): boolean {
    this.isOptional ||= isOptional;
    this.isUnlessPaid ||= isUnlessPaid;
    if (amount === undefined) {
      this.#open.add(`${act.doing} ${act.by}`);
      if (act.doing === "damage") this.#open.add(`lose ${act.by}`);
      return true;
    }
    const caused = { ...act, amount: amount * times, events: times, isByEffect: true };
    return this.happens(caused, depth + 1);
  }

  /** What a spell does as it resolves. What was cast or created enters. */
  #follows(act: Act, depth: number): boolean {
    const { doing, thing } = act;
    if (doing === "damage") return this.#hurts(act, depth);
    if (doing === "create" && thing?.kinds.has("creature"))
      return this.happens({ ...act, doing: "enter" }, depth + 1);
    if (doing !== "cast" || thing?.card === undefined) return true;
    const { card } = thing;
    if (isPermanent(kindsOf(card))) return this.happens({ ...act, doing: "enter" }, depth + 1);
    const holder = { card, copies: 1, ...(act.by === undefined ? {} : { side: act.by }) };
    const times = act.amount + this.#storm(holder, act);
    return abilitiesOf(card).every((ability) => {
      if (ability.kind === "mode" || ability.kind === "unread") return false;
      if (ability.kind !== "spell") return true;
      const effects = effectsOf(ability, { holder, act });
      const swept = massRemovalOf(ability, holder, this.#scene);
      return (
        (effects?.every((effect) => this.#does(effect, times, depth)) ?? false) &&
        (swept?.every((death) => this.happens(death, depth + 1)) ?? false)
      );
    });
  }

  /** Damage makes a player lose life (CR 120.3a), and what has lifelink gains it (CR 120.3f). */
  #hurts({ source, ...act }: Act, depth: number): boolean {
    const abilities = source?.card === undefined ? [] : abilitiesOf(source.card);
    if (keywordsOf(abilities, "infect").length > 0) return false;
    const isGained = source?.side !== undefined && keywordsOf(abilities, "lifelink").length > 0;
    return (
      this.happens({ ...act, doing: "lose" }, depth + 1) &&
      (!isGained || this.happens({ ...act, doing: "gain", by: source.side }, depth + 1))
    );
  }

  /** Copies of a spell, one for each that was cast before it (CR 702.40a). */
  #storm(by: Permanent, { amount }: Act): number {
    const [storm] = keywordsOf(abilitiesOf(by.card), "storm");
    if (storm === undefined) return 0;
    const times = this.#cast - amount;
    this.copies.push({ by, times, ...lineOf(storm) });
    return times;
  }
}

/** What limits an act, and to how much. Undefined where that cannot be told. */
function capsOf(
  act: Act,
  board: readonly Permanent[],
): readonly (Source & { readonly most: number })[] | undefined {
  const caps = board.flatMap((by) =>
    (prohibitionsOf(by) ?? []).map((prohibition) => {
      const limit = prohibition.clause.what?.count?.number;
      const most = typeof limit === "number" ? limit : 0;
      const { applies } = forbids(prohibition, { ...act, ordinal: most + 1 });
      return applies === undefined ? undefined : { by, most, applies, ...lineOf(prohibition) };
    }),
  );
  return caps.includes(undefined) ? undefined : caps.flatMap((cap) => (cap?.applies ? [cap] : []));
}
