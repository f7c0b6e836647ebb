import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Double strike, deathtouch, landwalk and flashback in detail: one plain rule each. */
export const strikesInDetail: readonly Topic[] = [
  plainRule({
    id: "plain-rules/double-strike-triggers-twice",
    title: { fr: "Double initiative et déclenchements", en: "Double strike and triggers" },
    about: [
      ["double-strike"],
      ["combat-damage-trigger", "triggered-ability"],
      ["twice", "combat-damage-trigger", "how-many-times", "each-time", "several-times"],
    ],
    not: ["fight", "lifelink", "infect", "becomes-blocked", "attack-trigger", "trample"],
    turned: ["only-once"],
    verdict: "yes",
    says: {
      fr: "une capacité «\u00a0à chaque fois que cette créature inflige des blessures de combat à un joueur\u00a0» se déclenche à chacune des deux étapes de blessures, donc deux fois",
      en: "a “whenever this creature deals combat damage to a player” ability triggers in each of the two damage steps, so twice",
    },
    because: {
      fr: "Le premier déclenchement se résout avant les blessures de la seconde étape.",
      en: "The first trigger resolves before the damage of the second step.",
    },
    rules: ["702.4b", "510.4", "603.2"],
    questions: {
      fr: [
        "Ma créature avec la double initiative a «\u00a0à chaque fois qu’elle inflige des blessures de combat à un joueur, piochez une carte\u00a0»\u00a0: est-ce que je pioche deux fois\u202f?",
        "La capacité qui se déclenche quand elle blesse un joueur se déclenche-t-elle deux fois avec la double initiative\u202f?",
        "!Avec la double initiative, la capacité de blessures de combat ne se déclenche-t-elle qu’une seule fois\u202f?",
        "~Combien de fois se déclenche «\u00a0quand cette créature inflige des blessures de combat\u00a0» avec la double initiative\u202f?",
        "Je donne double strike à mon voleur qui pioche quand il touche\u00a0: deux triggers\u202f?",
      ],
      en: [
        "My double strike creature has “whenever it deals combat damage to a player, draw a card”. Do I draw twice?",
        "Does an ability that triggers on combat damage to a player trigger twice with double strike?",
        "!With double strike, does the combat damage trigger happen only once?",
        "~How many times does “whenever this deals combat damage to a player” trigger with double strike?",
        "I give double strike to my rogue that draws when it connects: two triggers?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/double-strike-and-a-dead-blocker",
    title: { fr: "Double initiative et bloqueuse morte", en: "Double strike and a dead blocker" },
    about: [
      ["double-strike"],
      ["kill", "blocker-gone", "dies", "destroy", "first-damage"],
      [
        "player",
        "opponent",
        "gets-through",
        "second-damage",
        "life-total",
        "enough-damage",
        "then-order",
      ],
    ],
    not: [
      "trample",
      "deathtouch",
      "lifelink",
      "fight",
      "between-damage-steps",
      "after-first-step",
      "loses-ability",
    ],
    verdict: "no",
    says: {
      fr: "l’attaquante reste bloquée\u00a0: si elle tue sa bloqueuse à la première étape de blessures, elle n’inflige rien au joueur à la seconde, sauf avec le piétinement",
      en: "the attacker stays blocked: if it kills its blocker in the first damage step it deals nothing to the player in the second, unless it has trample",
    },
    because: {
      fr: "Une créature bloquée n’inflige ses blessures qu’aux créatures qui la bloquent\u202f; s’il n’y en a plus, à aucune.",
      en: "A blocked creature deals damage only to creatures blocking it; if none are left, to nothing.",
    },
    rules: ["509.1h", "510.1c", "702.4b"],
    questions: {
      fr: [
        "Ma créature avec la double initiative tue sa bloqueuse au premier coup, inflige-t-elle ses secondes blessures au joueur\u202f?",
        "Si la bloqueuse meurt à la première étape de blessures, la double initiative touche-t-elle l’adversaire à la seconde\u202f?",
        "~Que fait le second coup de la double initiative quand la bloqueuse est déjà morte\u202f?",
        "Mon 3/3 double strike tue le jeton bloqueur d’abord, mon adv prend 3 ensuite\u202f?",
      ],
      en: [
        "My double strike creature kills its blocker with the first hit. Does it deal its second damage to the player?",
        "If the blocker dies in the first damage step, does double strike hit the opponent in the second?",
        "~What does the second hit of double strike do when the blocker is already dead?",
        "My 3/3 double striker kills the chump token first; does my opponent take 3 after that?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/deathtouch-against-several-blockers",
    title: {
      fr: "Contact mortel contre plusieurs créatures",
      en: "Deathtouch against several creatures",
    },
    about: [["deathtouch"], ["several-blockers", "gang-block", "each-blocker", "two-at-once"]],
    not: ["trample", "first-strike", "double-strike", "indestructible", "planeswalker"],
    turned: ["only-one-dies"],
    verdict: "yes",
    says: {
      fr: "l’attaquante avec le contact mortel répartit ses blessures entre les bloqueuses comme son contrôleur le veut, et une blessure suffit à détruire chacune",
      en: "the attacker with deathtouch divides its damage among the blockers as its controller likes, and 1 damage is enough to destroy each",
    },
    because: {
      fr: "Une 3/3 avec le contact mortel peut donc tuer jusqu’à trois bloqueuses.",
      en: "So a 3/3 with deathtouch can kill up to three blockers.",
    },
    rules: ["702.2c", "702.2b", "510.1c"],
    questions: {
      fr: [
        "Ma 2/2 avec le contact mortel est bloquée par deux créatures, puis-je tuer les deux\u202f?",
        "Avec le contact mortel, puis-je répartir une blessure sur chacune de plusieurs bloqueuses\u202f?",
        "!Le contact mortel ne tue-t-il qu’une seule des deux bloqueuses d’une 2/2\u202f?",
        "~Combien de bloqueuses peut tuer une 3/3 avec le contact mortel\u202f?",
        "Il bloque mon deathtouch 3/3 avec trois 4/4, je les tue toutes\u202f?",
      ],
      en: [
        "My 2/2 with deathtouch is blocked by two creatures. Can I kill both?",
        "With deathtouch, can I assign one damage to each of several blockers?",
        "!Does deathtouch kill only one of the two creatures blocking a 2/2?",
        "~How many blockers can a 3/3 with deathtouch kill?",
        "He triple-blocks my 3/3 deathtoucher with three 4/4s: do all of them die?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/landwalk-and-nonbasic-lands",
    title: { fr: "Traversée et terrains doubles", en: "Landwalk and dual lands" },
    about: [["landwalk"], ["dual-land"]],
    turned: ["no-land-type"],
    verdict: "yes",
    says: {
      fr: "la traversée regarde le type de terrain\u00a0: un terrain non-base qui a ce type, comme un «\u00a0Marais Forêt\u00a0», compte\u202f; un terrain qui produit seulement cette couleur de mana ne compte pas",
      en: "landwalk looks at the land type: a nonbasic land with that type, such as a Swamp Forest, counts; a land that merely makes that color of mana does not",
    },
    because: {
      fr: "Le type est écrit sur la ligne de type\u202f; le nom et le mana produit n’y font rien.",
      en: "The type stands on the type line; name and mana produced don’t matter.",
    },
    rules: ["702.14c", "305.6"],
    questions: {
      fr: [
        "Un terrain double «\u00a0Marais Forêt\u00a0» compte-t-il pour la traversée des marais\u202f?",
        "Mon adversaire n’a qu’un bi-terrain de type île\u00a0: ma créature avec la traversée des îles est-elle imblocable\u202f?",
        "!Un terrain double sans type de terrain de base compte-t-il pour la traversée des marais\u202f?",
        "Il contrôle juste un shockland Marais Montagne, ma traversée des marais marche\u202f?",
      ],
      en: [
        "Does a dual land that is a Swamp Forest count for swampwalk?",
        "My opponent’s only Island is a nonbasic dual land. Does islandwalk make my creature unblockable?",
        "!Does a dual land without land types count for swampwalk?",
        "They only have a shockland that is a Swamp Mountain, does my swampwalk work?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/flashback-cost-changes",
    title: { fr: "Flashback, taxes et réductions", en: "Flashback, taxes and reductions" },
    about: [["flashback"], ["cost-reduction", "cost-increase", "more-to-cast", "the-tax"]],
    not: ["commander-tax", "mana-value"],
    turned: ["exempt"],
    verdict: "yes",
    says: {
      fr: "le flashback est un coût alternatif\u00a0: les taxes et les réductions de coût qui concernent le sort s’y appliquent comme au coût de mana",
      en: "flashback is an alternative cost: taxes and cost reductions that concern the spell apply to it as to a mana cost",
    },
    because: {
      fr: "On part du coût de flashback, on ajoute les augmentations, puis on retire les réductions.",
      en: "Start from the flashback cost, add increases, then subtract reductions.",
    },
    rules: ["601.2f", "118.9c", "702.34a"],
    questions: {
      fr: [
        "Une réduction de coût des sorts s’applique-t-elle au flashback\u202f?",
        "Thalia fait-elle coûter {1} de plus un sort lancé avec le flashback\u202f?",
        "!Le flashback permet-il d’éviter une taxe sur les sorts\u202f?",
        "Mon Électromancien gobelin réduit mes rituels de {1}\u00a0: le flashback coûte aussi {1} de moins\u202f?",
      ],
      en: [
        "Does a cost reduction for spells apply to flashback?",
        "Does Thalia make a spell cast with flashback cost {1} more?",
        "!Does flashback avoid a tax on spells?",
        "My Goblin Electromancer makes sorceries cost {1} less: is flashback cheaper too?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/poisonous-adds-poison",
    title: { fr: "L’empoisonnement", en: "Poisonous" },
    about: [["poisonous"]],
    not: ["infect", "toxic"],
    turned: ["instead-of-damage", "to-creatures"],
    verdict: "yes",
    says: {
      fr: "l’empoisonnement (poisonous) s’ajoute aux blessures de combat\u00a0: le joueur perd des points de vie normalement et reçoit en plus les marqueurs poison, par une capacité déclenchée",
      en: "poisonous comes on top of combat damage: the player loses life as usual and also gets the poison counters, through a triggered ability",
    },
    because: {
      fr: "C’est l’infection qui remplace la perte de points de vie. Les blessures prévenues ne déclenchent rien.",
      en: "It is infect that replaces loss of life. Prevented damage triggers nothing.",
    },
    rules: ["702.70a", "120.3a"],
    questions: {
      fr: [
        "Avec l’empoisonnement (poisonous), le joueur perd-il aussi des points de vie\u202f?",
        "Une créature avec poisonous 1 inflige-t-elle ses blessures normales en plus du poison\u202f?",
        "!L’empoisonnement (poisonous) remplace-t-il la perte de points de vie\u202f?",
        "Mon serpent poisonous 2 touche un joueur, il perd de la vie et prend du poison\u202f?",
      ],
      en: [
        "With poisonous, does the player lose life as well?",
        "Does a creature with poisonous 1 deal its normal damage on top of the poison?",
        "!Does poisonous replace the loss of life?",
        "My poisonous 2 snake connects: do they lose life and get poison?",
      ],
    },
  }),
];
