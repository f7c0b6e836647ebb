import type { Concept } from "./concept.ts";

/** The Commander variant (CR 903). */
export const commander: readonly Concept[] = [
  {
    id: "commander-tax",
    fr: ["taxe de commandant", "taxe du commandant", "taxe ~ command*"],
    en: ["commander tax", "command tax"],
    rules: ["903.8", "601.2f"],
  },
  {
    id: "commander-recast",
    fr: ["relanc* ~ command*", "lanc* ~ commandant ~ fois", "commandant ~ lancé"],
    en: ["recast* ~ commander", "cast ~ commander ~ time", "cast ~ commander again"],
    rules: ["903.8"],
  },
  {
    id: "commander-damage",
    fr: ["blessures de commandant", "dégâts de commandant", "blessures ~ commandant"],
    en: ["commander damage", "combat damage ~ commander"],
    rules: ["903.10a", "704.6c"],
  },
  {
    id: "commander-dies",
    fr: ["commandant ~ meurt", "commandant ~ cimetière", "commandant ~ détruit"],
    en: ["commander ~ dies", "commander ~ graveyard", "commander ~ destroyed"],
    rules: ["903.9a", "704.6d", "903.9"],
  },
  {
    id: "commander-bounced",
    fr: ["commandant ~ main", "commandant ~ bibliothèque"],
    en: ["commander ~ hand", "commander ~ library", "tuck*"],
    rules: ["903.9b", "903.9"],
  },
  {
    id: "commander-choice",
    fr: ["commandant ~ zone de commandement", "remett* ~ zone de commandement"],
    en: ["commander ~ command zone", "to ~ command zone"],
    rules: ["903.9a", "903.9b", "903.9", "704.6d"],
  },
  {
    id: "color-identity",
    fr: ["identité de couleur", "identité couleur"],
    en: ["color identity", "colour identity"],
    rules: ["903.4", "903.5c", "903.5d", "903.4a"],
  },
  {
    id: "singleton",
    fr: ["singleton", "un seul exemplaire", "plusieurs exemplaires"],
    en: ["singleton", "more than one copy", "only one copy"],
    rules: ["903.5b"],
  },
  {
    id: "deck-construction",
    fr: ["100 cartes", "construire ~ deck", "deck commander"],
    en: ["100 cards", "deck building", "deckbuilding", "deck construction", "commander deck"],
    rules: ["903.5", "903.5a", "903.5b", "903.5c"],
  },
  { id: "commander-life", fr: ["40 points de vie"], en: ["40 life"], rules: ["903.7"] },
  {
    id: "multiplayer",
    fr: ["multijoueur*", "chacun pour soi", "à quatre joueurs", "table"],
    en: ["multiplayer", "free for all", "pod", "four player"],
    rules: ["800.1", "806.1", "802.1"],
    ordinary: true,
  },
];
