import type { Concept } from "../concept.ts";

/** What short questions about the table ask, as a whole. */
export const concepts: readonly Concept[] = [
  {
    id: "commander-costs-more",
    fr: ["commandant coûte ~ plus", "commandant ~ plus cher", "commandant ~ deux de plus"],
    en: [
      "commander cost* more|two|2",
      "commander ~ more expensive",
      "commander ~ cost* ~ more each|every",
    ],
    rules: ["903.8"],
  },
  {
    id: "twenty-life-in-commander",
    fr: ["commenc* ~ 20 points de vie ~ commander", "commander ~ commenc* ~ 20 points de vie"],
    en: ["start* ~ 20 life ~ commander", "commander ~ start* ~ 20 life"],
    rules: ["903.7"],
  },
  {
    id: "blocks-for-planeswalker",
    fr: ["bloqu* pour ~ planeswalker", "protég* ~ planeswalker", "défend* ~ planeswalker"],
    en: ["block* for ~ planeswalker", "protect* ~ planeswalker", "defend* ~ planeswalker"],
    rules: ["509.1a"],
  },
  {
    id: "damage-takes-loyalty",
    fr: [
      "retire* ~ loyauté",
      "enlève* ~ loyauté",
      "perd* ~ loyauté",
      "perdre ~ loyauté",
      "dégâts|blessures ~ loyauté",
    ],
    en: ["damage ~ loyalty", "remove* loyalty", "lose* loyalty"],
    rules: ["306.8"],
  },
  {
    id: "different-legends",
    fr: ["légendaires différent*", "différent* ~ légendaires", "légendes différent*"],
    en: ["different legendary", "different legend*"],
    rules: ["704.5j"],
  },
  {
    id: "token-is-creature",
    fr: [
      "jeton* créature* est|sont ~ créature*",
      "jeton* compte* ~ comme une|des créature*",
      "jeton* est|sont ~ créature*",
    ],
    en: [
      "creature token* creatures",
      "creature token a creature",
      "token* ~ count* as creatures",
      "token* ~ count* as a creature",
      "are tokens creatures",
      "is a token a creature",
    ],
    rules: ["111.1"],
  },
  {
    id: "copying-a-token",
    fr: ["copier ~ jeton*"],
    en: ["copy a token*", "copy a creature token*", "copy tokens", "token* be copied"],
    rules: ["707.2"],
  },
  {
    id: "face-down-two-two",
    fr: ["face cachée est ~ 2/2", "faces cachées sont ~ 2/2", "face cachée sont ~ 2/2"],
    en: ["is ~ face down ~ 2/2", "are ~ face down ~ 2/2"],
    rules: ["708.2a"],
  },
  {
    id: "equips-anothers-creature",
    fr: ["équiper ~ créature* adverse*", "équiper ~ créature* ~ adversaire"],
    en: [
      "equip ~ opponent ~ creature*",
      "equip ~ opponents ~ creature*",
      "equip ~ creature an opponent",
    ],
    rules: ["702.6a"],
  },
  {
    id: "attacks-at-once",
    fr: ["attaqu* tout de suite", "attaqu* immédiatement", "attaqu* aussitôt"],
    en: ["attack right away", "attack immediately", "attack at once", "attack straight away"],
    rules: ["302.6"],
  },
  {
    id: "sacrifice-as-destroying",
    fr: [
      "sacrifier ~ comme détruire",
      "sacrifier ~ est ~ détruire",
      "sacrifice ~ comme ~ destruction",
      "sacrifier ~ comme ~ destruction",
    ],
    en: [
      "sacrific* ~ count* as destroy*",
      "sacrific* ~ same as destroy*",
      "sacrific* a kind of destr*",
    ],
    rules: ["701.21a"],
  },
  {
    id: "draw-empty",
    fr: ["ne peut|peux plus piocher", "plus de cartes à piocher", "plus rien à piocher"],
    en: ["no cards left to draw", "out of cards to draw"],
  },
  {
    id: "above-starting-life",
    fr: ["dépass* vingt|quarante"],
    en: ["above twenty|forty", "more than twenty|forty life"],
  },
  {
    id: "zero-life",
    fr: ["joueurs tombent|arrivent|passent à 0|zéro"],
    en: ["players hit|reach 0|zero"],
  },
  {
    id: "says-it-may-command",
    fr: ["dit ~ peut être ~ commandant", "votre commandant peut il"],
    en: ["says ~ can be"],
    rules: ["903.3"],
    ordinary: true,
  },
  {
    id: "planeswalker-as-creature",
    fr: [
      "planeswalker est il une créature",
      "planeswalker est une créature",
      "planeswalkers sont ~ des créatures",
      "planeswalker* compte* ~ comme une|des créature*",
    ],
    en: [
      "is a planeswalker a creature",
      "is my planeswalker a creature",
      "are planeswalkers creatures",
      "planeswalker* count* as a creature|creatures",
    ],
    rules: ["306.8"],
  },
];
