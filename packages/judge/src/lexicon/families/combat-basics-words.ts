import type { Concept } from "../concept.ts";
import { turn } from "../turning-phrase.ts";

/** Words of the shortest questions about combat and its keywords. */
export const concepts: readonly Concept[] = [
  turn(
    "attacking-taps",
    [
      "attaquer engage",
      "attaque engage",
      "s engage* ~ elle|elles quand ~ attaque*",
      "s engage* ~ quand ~ attaque*",
      "s engage* ~ en attaquant",
      "engager ~ pour attaquer",
      "engager ~ creature* pour attaquer",
    ],
    [
      "attacking tap|taps",
      "tap|taps when ~ attack|attacks",
      "tap|taps to attack",
      "tap ~ creature|creatures to attack",
    ],
    "508.1f",
  ),
  turn(
    "blocking-taps",
    [
      "bloquer engage",
      "blocage engage",
      "s engage* ~ quand ~ bloque*",
      "s engage* ~ en bloquant",
      "engager ~ pour bloquer",
      "engager ~ creature* pour bloquer",
    ],
    [
      "blocking tap|taps",
      "tap|taps when ~ block|blocks",
      "tap|taps to block",
      "tap ~ creature|creatures to block",
    ],
    "509.1a",
    "508.1f",
  ),
  turn(
    "works-when-blocking",
    [
      "fonctionne*|marche*|sert|servent ~ quand|si ~ bloque*",
      "fonctionne*|marche*|sert|servent ~ en bloquant",
      "fonctionne*|marche*|sert|servent ~ en défense",
    ],
    [
      "work|works when|while ~ block*",
      "work|works on defen*",
      "work|works on ~ blocker*",
      "apply|applies when|while ~ block*",
    ],
    "702.7b",
  ),
  turn(
    "sacrifices-fighter",
    [
      "puis|peux je sacrifier ~ attaqu*",
      "puis|peux je sacrifier ~ bloqu*",
      "peut on sacrifier ~ attaqu*|bloqu*",
      "peut on sacrifier ~ ~ attaqu*|bloqu*",
    ],
    [
      "can|may i|you|we sacrifice|sac ~ attack*",
      "can|may i|you|we sacrifice|sac ~ block*",
      "can|may i|you|we sacrifice|sac ~ ~ block*",
      "can|may i|you|we sacrifice|sac ~ ~ attack*",
    ],
    "701.21a",
    "506.4",
  ),
  turn(
    "opponent-targets",
    [
      "adversaire* ~ cibler",
      "cibler ~ adversaire*",
      "cibler ~ mon|l|un adversaire*",
      "cibler ~ créature* adverse*",
    ],
    ["opponent* target", "opponent* ~ target", "target ~ opponent*"],
    "702.11b",
  ),
  turn(
    "damage-leaves",
    [
      "blessures ~ disparai*",
      "blessures ~ effac*",
      "blessures ~ retiré*",
      "blessures ~ partent",
      "blessé* ~ guéri*",
      "blessé* ~ soign*",
    ],
    [
      "damage ~ go|goes away",
      "damage ~ wear|wears off",
      "damage ~ disappear*",
      "damage ~ removed",
      "damaged ~ heal*",
    ],
    "514.2",
  ),
  turn(
    "vigilance-given",
    ["donn*|gagn* ~ vigilance", "donn*|gagn* ~ ~ vigilance"],
    ["give|gives|giving|gain*|grant* ~ vigilance", "vigilance once"],
    "702.20b",
  ),
  turn(
    "equipment-dies",
    ["équipement* meurt|meurent|détruit*", "équipement* ~ détruit"],
    ["equipment die|dies|destroyed"],
    "704.5n",
  ),
  turn("my-blocker", ["quand la créature bloque", "si elle bloque"], ["when it blocks"], "509.1a"),
  turn(
    "counts-as-flying",
    ["a t elle le vol", "donne* ~ le vol", "pareil que le vol"],
    ["give|gives|grant|grants flying", "reach have|has flying", "same as flying"],
    "702.17b",
  ),
  turn(
    "one-damage-enough",
    ["une|1 blessure ~ contact mortel"],
    ["one|1 deathtouch damage", "one ~ damage ~ deathtouch"],
    "702.2b",
  ),
];
