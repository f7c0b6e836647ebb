export { cardLines, frenchLines, legalityLines } from "./card-lines.ts";
export { cardNameOf } from "./card-names.ts";
export { cardIndexInSteps, createCardIndex } from "./create-card-index.ts";
export { type FrenchPrinting, readFrenchPrinting, withFrench } from "./french-printing.ts";
export { frenchTextOf } from "./french-text.ts";
export {
  BASIC_LAND_COLORS,
  type IdentitySource,
  identitySources,
  symbolColors,
} from "./identity-sources.ts";
export {
  addMana,
  COLORS,
  type Color,
  genericMana,
  type ManaCost,
  manaTotal,
  NO_MANA,
  parseManaCost,
  writeManaCost,
} from "./mana-cost.ts";
export {
  type LineFailure,
  type ParsedLine,
  parseCardLine,
  parseRulingLine,
} from "./parse-card-line.ts";
export { readPowerToughness } from "./power-toughness.ts";
export {
  type CardFigure,
  type CardFilter,
  type CardKind,
  type CardQuery,
  type Comparison,
  filtersOf,
  fitsQuery,
  type QueriedCard,
  RARITIES,
  readCardQuery,
} from "./query/index.ts";
export type {
  CardIndex,
  CardName,
  NameInText,
  NamesInText,
  Resolution,
  UnknownName,
} from "./resolver.ts";
export {
  readFlavorNames,
  readServiceCard,
  readServiceRuling,
  withFlavorNames,
} from "./service-card.ts";
export { inOneGo, type Steps } from "./steps.ts";
