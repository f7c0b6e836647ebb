import type { Concept } from "./concept.ts";

/** Kinds of effects and how they are chosen (CR 603 to 616, 704). */
export const effects: readonly Concept[] = [
  {
    id: "state-based-action",
    fr: ["action* basée* sur l'état", "actions basées", "abe"],
    en: ["state based action*", "sba|sbas"],
    rules: ["704.3", "704.1", "704.4", "704.5", "117.5"],
  },
  {
    id: "replacement-effect",
    fr: ["effet* de remplacement", "à la place", "au lieu", "remplac*"],
    en: ["replacement effect*", "instead", "replac*"],
    rules: ["614.1", "614.6", "616.1", "614.1a", "614.5"],
    ordinary: true,
  },
  {
    id: "prevention-effect",
    fr: ["effet* de prévention"],
    en: ["prevention effect*"],
    rules: ["615.1", "615.6", "616.1"],
  },
  {
    id: "intervening-if",
    fr: ["si ~ condition", "clause si", "si intermédiaire", "si je|vous controle|controlez"],
    en: ["intervening if", "if clause", "if i|you|they control"],
    rules: ["603.4"],
  },
  {
    id: "delayed-trigger",
    fr: ["déclenchement retardé", "capacité* ~ retardé*", "au début de la prochaine"],
    en: ["delayed trigger*", "delayed triggered abilit*", "at the beginning of the next"],
    rules: ["603.7", "603.7a", "603.7c", "603.7d"],
  },
  {
    id: "last-known-information",
    fr: ["dernière information connue", "dernières informations connues"],
    en: ["last known information", "lki"],
    rules: ["608.2h", "113.7a", "400.7"],
  },
  {
    id: "illegal-action",
    fr: ["action illégale", "coup illégal"],
    en: ["illegal action*", "take back"],
    rules: ["733.1"],
  },
  {
    id: "choose",
    fr: ["choisi*", "choix"],
    en: ["choose*", "chose|chosen|choosing", "choice*"],
    rules: ["608.2d"],
    ordinary: true,
  },
  { id: "name-card", fr: ["nomm* ~ carte"], en: ["name ~ card"], rules: ["201.4"] },
  {
    id: "may-ability",
    fr: ["vous pouvez", "optionnel*", "facultati*"],
    en: ["optional", "you may"],
    rules: ["603.5", "608.2d"],
    ordinary: true,
  },
  {
    id: "cant",
    fr: ["ne peut pas|plus", "ne peuvent pas|plus", "interdi*"],
    en: ["can t", "cannot", "unable"],
    rules: ["101.2", "614.17"],
    ordinary: true,
  },
  {
    id: "roll-die",
    fr: ["lanc* ~ dé", "jet de dé"],
    en: ["roll* ~ die|dice", "d20"],
    rules: ["706.1", "706.2"],
    ordinary: true,
  },
  {
    id: "coin-flip",
    fr: ["pile ou face"],
    en: ["coin flip*", "flip* ~ coin"],
    rules: ["705.1", "705.2"],
    ordinary: true,
  },
  {
    id: "infinite-loop",
    fr: ["boucle*", "infini*"],
    en: ["loop*", "infinite"],
    rules: ["732.2", "104.4b", "732.4"],
    ordinary: true,
  },
  {
    id: "replaced-draw",
    fr: ["devrait pioch*", "devriez pioch*", "au lieu de pioch*", "pioch* ~ à la place"],
    en: ["would draw", "draw* ~ instead", "skip* ~ draw*", "instead of drawing"],
    rules: ["121.6", "614.11", "614.6", "121.6b", "614.11a"],
  },
  {
    id: "change-target",
    fr: ["chang* ~ cible*", "nouvelle* cible*", "rediri*"],
    en: ["chang* ~ target*", "new target*", "redirect*"],
    rules: ["115.7", "115.7a", "115.7d", "707.10c"],
  },
];
