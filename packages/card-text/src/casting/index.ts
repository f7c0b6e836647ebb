export {
  asksForMana,
  type Casting,
  castingOf,
  mayBeCastFaceDown,
  type WayToCast,
} from "./casting-of.ts";
