import type { Concept } from "./concept.ts";
import { keyword } from "./keyword.ts";

/** Keyword abilities that most sets use (CR 702.2 to 702.21 and 702.111), with official French terms. */
export const evergreenAbilities: readonly Concept[] = [
  keyword("Deathtouch", "702.2", ["contact mortel", "toucher mortel"], {
    rules: ["702.2c", "702.2b", "702.2"],
    en: ["death touch"],
  }),
  keyword("Defender", "702.3", ["défenseur"], {
    rules: ["702.3b", "702.3"],
    unless: ["defending-player"],
  }),
  keyword("Double strike", "702.4", ["double initiative"], {
    rules: ["702.4b", "702.4"],
    en: ["double striker*", "doublestrike*"],
  }),
  keyword("Enchant", "702.5", ["enchanter"], { rules: ["702.5a", "702.5"] }),
  keyword("Equip", "702.6", ["équiper", "équipe", "équipez"], {
    rules: ["702.6a", "702.6"],
    en: ["equips", "equipped", "equipping"],
  }),
  keyword("First strike", "702.7", ["initiative"], {
    rules: ["702.7b", "702.7"],
    en: ["first striker*", "firststrike*"],
    unless: ["double-strike", "initiative-designation"],
  }),
  keyword("Flash", "702.8", ["flash"], { rules: ["702.8a", "702.8"] }),
  keyword("Flying", "702.9", ["vol", "volant", "volante", "volants", "volantes"], {
    rules: ["702.9b", "702.9"],
    en: ["flyer*", "flier*"],
  }),
  keyword("Haste", "702.10", ["célérité"], { rules: ["702.10b", "702.10c", "702.10"] }),
  keyword("Hexproof", "702.11", ["défense talismanique"], { rules: ["702.11b", "702.11"] }),
  keyword("Indestructible", "702.12", ["indestructibles", "indestructibilité"], {
    rules: ["702.12b", "702.12"],
  }),
  keyword("Intimidate", "702.13", ["intimidation"], { rules: ["702.13b", "702.13"] }),
  keyword(
    "Landwalk",
    "702.14",
    ["traversée des terrains", "traversée des forêts|iles|marais|montagnes|plaines"],
    {
      rules: ["702.14c", "702.14"],
      en: ["islandwalk", "swampwalk", "forestwalk", "mountainwalk", "plainswalk"],
    },
  ),
  keyword("Lifelink", "702.15", ["lien de vie"], {
    rules: ["702.15b", "702.15e", "120.3f", "702.15"],
    en: ["life link"],
  }),
  keyword("Protection", "702.16", ["protection contre", "protection"], {
    rules: ["702.16b", "702.16e", "702.16f", "702.16c", "702.16"],
    en: ["pro red|black|white|blue|green"],
  }),
  keyword("Reach", "702.17", ["portée"], {
    rules: ["702.17b", "702.9b", "702.17"],
    unless: ["zero-life"],
  }),
  keyword("Shroud", "702.18", ["linceul"], { rules: ["702.18a", "702.18"] }),
  keyword("Trample", "702.19", ["piétinement", "piétine", "piétinent", "piétineur*"], {
    rules: ["702.19b", "702.19c", "702.19"],
    en: ["trampl*"],
  }),
  keyword("Vigilance", "702.20", ["vigilance"], { rules: ["702.20b", "702.20"] }),
  keyword("Ward", "702.21", ["parade"], { rules: ["702.21a", "702.21"] }),
  keyword("Menace", "702.111", ["menace"], { rules: ["702.111b", "702.111"] }),
  keyword("Prowess", "702.108", ["prouesse"], { rules: ["702.108a", "702.108"] }),
];
