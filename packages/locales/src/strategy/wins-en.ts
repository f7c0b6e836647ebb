import type { Catalogue } from "../catalogue.ts";
import type { winsFr } from "./wins-fr.ts";

export const winsEn = {
  combo: "Combo: {{cards}}.",
  words: "Cards that say you win the game: {{cards}}.",
  finishers: "Finishers: {{cards}}.",
  poison: "Poison counters (10 are enough): {{cards}}.",
  commander: "Commander damage (21 by one commander): {{cards}}.",
  commanderBy: "Commander damage (21 by one commander): {{cards}}. Attackers grow with: {{by}}.",
  burn: "Burn: {{cards}}.",
  drain: "Life that every opponent loses: {{cards}}.",
  pings: "Damage again and again without an attack: {{cards}}.",
  brought: "Put onto the battlefield without paying for it: {{cards}}.",
  broughtBy: "Put onto the battlefield without paying for it: {{cards}}. This is done by: {{by}}.",
  lands: "Lands that become creatures, through: {{cards}}.",
  landsBy: "Lands that become creatures, through: {{cards}}. Attackers grow with: {{by}}.",
  storm: "One big turn of spells, ended by: {{cards}}.",
  mill: "By emptying opponents’ libraries: {{cards}}.",
  tokens: "By attacking with the tokens of: {{cards}}.",
  tokensBy: "By attacking with the tokens of: {{cards}}. Attackers grow with: {{by}}.",
  attackers: "By attacking, above all with: {{cards}}.",
  attackersBy: "By attacking, above all with: {{cards}}. Attackers grow with: {{by}}.",
  planeswalkers: "Planeswalkers that take over the game: {{cards}}.",
  combat: "Large attackers: {{cards}}.",
  combatBy: "Large attackers: {{cards}}. Attackers grow with: {{by}}.",
} satisfies Catalogue<typeof winsFr>;
