export { asksForMana, type Casting, castingOf, type WayToCast } from "./casting-of.ts";
