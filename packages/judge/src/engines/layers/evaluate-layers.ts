import { applyChange } from "./apply-change.ts";
import { type Effect, LAYERS, type Layer, type Permanent } from "./effect.ts";

/** One effect applied in one layer, for the steps of a ruling. */
export interface AppliedEffect {
  readonly layer: Layer;
  readonly effect: string;
  /** Ids of the permanents it was applied to. */
  readonly to: readonly string[];
  /** All permanents right after it. */
  readonly after: readonly Permanent[];
}

export interface Evaluated {
  readonly permanents: readonly Permanent[];
  readonly applied: readonly AppliedEffect[];
}

type State = readonly Permanent[];
/** What effects that have begun to apply go on applying to (CR 613.6). */
type Begun = ReadonlyMap<string, ReadonlySet<string>>;

const exists = (effect: Effect, state: State, begun: Begun): boolean =>
  begun.has(effect.id) ||
  effect.source === null ||
  state.some(({ id, lostAbilities }) => id === effect.source && !lostAbilities);

const targets = (effect: Effect, state: State, begun: Begun): ReadonlySet<string> => {
  if (!exists(effect, state, begun)) return new Set();
  const known = begun.get(effect.id);
  return known ?? new Set(state.filter((one) => effect.appliesTo(one)).map(({ id }) => id));
};

const applyIn = (layer: Layer, effect: Effect, state: State, begun: Begun): State => {
  const to = targets(effect, state, begun);
  const changes = effect.changes.filter((change) => change.layer === layer);
  return state.map((permanent) =>
    to.has(permanent.id) ? changes.reduce(applyChange, permanent) : permanent,
  );
};

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));

/** Applying `other` would change whether `effect` exists or what it applies to (CR 613.8a). */
const dependsOn = (
  effect: Effect,
  other: Effect,
  layer: Layer,
  state: State,
  begun: Begun,
): boolean => {
  if (effect.defining !== other.defining) return false;
  const after = applyIn(layer, other, state, begun);
  return (
    exists(effect, state, begun) !== exists(effect, after, begun) ||
    !sameSet(targets(effect, state, begun), targets(effect, after, begun))
  );
};

const inOrder = (effects: readonly Effect[]): readonly Effect[] =>
  [...effects].sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1));

/** Whether a chain of dependencies leads from an effect back to itself (CR 613.8b). */
const inLoop = (id: string, needs: ReadonlyMap<string, readonly string[]>): boolean => {
  const seen = new Set<string>();
  const open = [...(needs.get(id) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(needs.get(next) ?? []));
  }
  return false;
};

/** The effect whose turn it is: defining ones first, then what depends on nothing, oldest first (CR 613.3, 613.8). */
const nextOf = (
  pending: readonly Effect[],
  layer: Layer,
  state: State,
  begun: Begun,
): Effect | undefined => {
  const defining = pending.filter((effect) => effect.defining);
  const ordered = inOrder(defining.length > 0 ? defining : pending);
  if (ordered.length < 2) return ordered[0];
  const needs = new Map(
    ordered.map((effect) => [
      effect.id,
      ordered
        .filter((other) => other !== effect && dependsOn(effect, other, layer, state, begun))
        .map(({ id }) => id),
    ]),
  );
  return (
    ordered.find(({ id }) => (needs.get(id) ?? []).length === 0) ??
    ordered.find(({ id }) => inLoop(id, needs))
  );
};

/**
 * The characteristics of permanents under continuous effects (CR 613): layer by layer, by timestamp,
 * a dependency first; after each effect the order of the rest is found anew (CR 613.8c).
 */
export const evaluateLayers = (
  permanents: readonly Permanent[],
  effects: readonly Effect[],
): Evaluated => {
  let state: State = permanents;
  const begun = new Map<string, ReadonlySet<string>>();
  const applied: AppliedEffect[] = [];
  for (const layer of LAYERS) {
    let pending = effects.filter(({ changes }) => changes.some((change) => change.layer === layer));
    while (pending.length > 0) {
      const effect = nextOf(pending, layer, state, begun);
      if (!effect) break;
      pending = pending.filter((other) => other !== effect);
      if (!exists(effect, state, begun)) continue;
      const to = targets(effect, state, begun);
      state = applyIn(layer, effect, state, begun);
      begun.set(effect.id, to);
      applied.push({ layer, effect: effect.id, to: [...to], after: state });
    }
  }
  return { permanents: state, applied };
};
