import type { Permanent } from "./effect.ts";

/** Qualities that a permanent has. */
export interface Qualities {
  /** Every one of these card types. */
  readonly types?: readonly string[];
  /** Every one of these supertypes. */
  readonly supertypes?: readonly string[];
  /** One of these subtypes. */
  readonly subtypes?: readonly string[];
  /** One of these colors, by their letters. */
  readonly colors?: readonly string[];
}

/** Which permanents an effect is on, as data: “other Goblin creatures”, “nonbasic lands”. */
export interface Scope extends Qualities {
  /** It has none of these. */
  readonly not?: Qualities;
  /** Not the permanent that the effect is from. */
  readonly other?: true;
}

const hasAny = (own: ReadonlySet<string>, wanted: readonly string[] = []): boolean =>
  wanted.some((one) => own.has(one));

const has = ({ types, supertypes, subtypes, colors }: Permanent, wanted: Qualities): boolean =>
  (wanted.types ?? []).every((type) => types.has(type)) &&
  (wanted.supertypes ?? []).every((type) => supertypes.has(type)) &&
  (wanted.subtypes === undefined || hasAny(subtypes, wanted.subtypes)) &&
  (wanted.colors === undefined || hasAny(colors, wanted.colors));

const hasOne = (permanent: Permanent, unwanted: Qualities): boolean =>
  hasAny(permanent.types, unwanted.types) ||
  hasAny(permanent.supertypes, unwanted.supertypes) ||
  hasAny(permanent.subtypes, unwanted.subtypes) ||
  hasAny(permanent.colors, unwanted.colors);

/** Whether an effect is on a permanent; `source`: the id of the permanent that it is from. */
export const isInScope = (scope: Scope, permanent: Permanent, source: string): boolean =>
  has(permanent, scope) &&
  !(scope.other === true && permanent.id === source) &&
  !(scope.not !== undefined && hasOne(permanent, scope.not));
