export { cardNameOf } from "./card-names.ts";
export { createCardIndex } from "./create-card-index.ts";
export { fold } from "./fold.ts";
export {
  type LineFailure,
  type ParsedLine,
  parseCardLine,
  parseRulingLine,
} from "./parse-card-line.ts";
export type { CardIndex, CardName, NameInText, Resolution, UnknownName } from "./resolver.ts";
