import { deedsOf } from "@spellwright/card-text";
import { abilitiesOf } from "./abilities-of.ts";
import { findProhibition } from "./find-prohibition.ts";
import { isPermanent, kindsOf } from "./kinds-of.ts";
import { prohibitionsOf } from "./prohibition.ts";
import { neverDies } from "./replacements.ts";
import { run } from "./run.ts";
import { otherSide } from "./scene.ts";
import { triggeredOf, triggersOn } from "./triggers.ts";

/** The rules of what cards do to each other: what they forbid, what they trigger on, what follows from an act. */
export const tableRules = {
  abilitiesOf,
  deedsOf,
  findProhibition,
  isPermanent,
  kindsOf,
  neverDies,
  otherSide,
  prohibitionsOf,
  run,
  triggeredOf,
  triggersOn,
};
/** What hands the rules of the table to whoever reads scenes. */
export type TableRules = typeof tableRules;

export type { Free, Source, Stopped, Taxed } from "./find-prohibition.ts";
export type { Outcome, TriggerCount } from "./run.ts";
export type { Act, Crowd, Doing, Permanent, Scene, Side, Thing, Zone } from "./scene.ts";
