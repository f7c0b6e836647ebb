import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Effects on life totals and damage: one plain rule each. */
export const lifeAndDamageEffects: readonly Topic[] = [
  plainRule({
    id: "plain-rules/life-total-cannot-change",
    title: {
      fr: "Un total de points de vie qui ne change pas",
      en: "A life total that can’t change",
    },
    about: [
      ["life-cannot-change"],
      [
        "pay-life",
        "life-total",
        "gain-life",
        "lifelink",
        "damage",
        "lose-game",
        "poison",
        "commander-damage",
        "infect",
        "pay",
        "exchange",
        "lose-life",
        "combat-damage",
      ],
    ],
    turned: ["poison", "commander-damage", "infect", "toxic"],
    verdict: "no",
    says: {
      fr: "si votre total de points de vie ne peut pas changer, vous n’en gagnez ni n’en perdez\u00a0: les blessures sont infligées sans perte, le lien de vie ne rapporte rien et vous ne pouvez pas payer de points de vie\u202f; les marqueurs «\u00a0poison\u00a0» et les blessures de commandant comptent toujours",
      en: "if your life total can’t change, you neither gain nor lose life: damage is dealt without loss, lifelink gains nothing and you can’t pay life; poison counters and commander damage still count",
    },
    because: {
      fr: "Un coût qui demande de perdre des points de vie ne peut pas être payé, sauf 0.",
      en: "A cost that would make you lose life can’t be paid, except 0.",
    },
    rules: ["119.8", "119.7", "119.4"],
    questions: {
      fr: [
        "Mon total de points de vie ne peut pas changer. Est-ce que je peux payer des points de vie pour mon fetch\u202f?",
        "Si mes points de vie ne peuvent pas changer, est-ce que je perds des points de vie quand je subis des blessures\u202f?",
        "Mon total de points de vie ne peut pas changer\u00a0: mon lien de vie m’en fait-il gagner\u202f?",
        "!Mon total de points de vie ne peut pas changer, puis-je quand même perdre à cause des blessures de commandant\u202f?",
        "Mes PV ne peuvent pas changer, je peux payer 2 PV pour un shock land\u202f?",
      ],
      en: [
        "My life total can’t change. Can I pay life for my fetch land?",
        "If my life total can’t change, do I lose life when I’m dealt damage?",
        "My life total can’t change: does lifelink gain me life?",
        "!My life total can’t change. Can I still lose to commander damage?",
        "My opponent’s life can’t change; does my drain lower it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/damage-stops-at-one-life",
    title: {
      fr: "Les blessures vous laissent à 1 point de vie",
      en: "Damage leaves you at 1 life",
    },
    about: [
      ["saved-at-one"],
      [
        "damage",
        "lose-life",
        "pay-life",
        "poison",
        "commander-damage",
        "lose-game",
        "survives-destruction",
        "creature",
        "attack",
        "infect",
        "drain",
      ],
    ],
    turned: ["lose-life", "poison", "commander-damage", "infect", "drain"],
    verdict: "yes",
    says: {
      fr: "si les blessures qui vous mettraient à moins de 1 point de vie vous laissent à 1, vous survivez à n’importe quelles blessures tant que la condition est remplie\u202f; une perte de points de vie, le poison et 21 blessures de commandant tuent quand même",
      en: "if damage that would reduce you below 1 life leaves you at 1, you survive any damage while the condition holds; plain loss of life, poison and 21 commander damage still kill",
    },
    because: {
      fr: "C’est un effet de remplacement sur le résultat des blessures\u202f; elles sont infligées en entier.",
      en: "It is a replacement of the damage’s result; the damage is dealt in full.",
    },
    rules: ["614.1a", "120.3a", "119.3"],
    questions: {
      fr: [
        "Les blessures qui me mettraient à moins de 1 point de vie m’en laissent 1. Est-ce que je survis à une attaque de 20 blessures\u202f?",
        "Un enchantement fait que les blessures qui me réduiraient à moins de 1 me laissent à 1, suis-je sauvé d’une boule de feu\u202f?",
        "!Les blessures ne peuvent pas me mettre à moins de 1 point de vie. Suis-je protégé d’une perte de points de vie directe\u202f?",
        "Mes PV ne peuvent être réduits à moins de 1 par des blessures, je survis à 30 blessures de combat\u202f?",
      ],
      en: [
        "Damage that would reduce my life total to less than 1 reduces it to 1 instead. Do I survive a 20-damage attack?",
        "An enchantment stops damage from taking me to less than 1 life. Am I safe from a huge Fireball?",
        "!Damage can’t take me to less than 1 life. Does that protect me when I simply lose life to a drain?",
        "Damage leaves me at 1 while I have a creature and it can’t go to less than 1 life; do I live through 30 damage?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/life-gain-turned-into-loss",
    title: {
      fr: "Perdre des points de vie au lieu d’en gagner",
      en: "Losing life instead of gaining it",
    },
    about: [
      ["lose-instead-of-gain"],
      [
        "lifelink",
        "gain-life",
        "triggered-ability",
        "life-total",
        "each-life-gain",
        "lose-game",
        "food-clue",
        "damage",
      ],
    ],
    turned: ["triggered-ability", "each-life-gain"],
    verdict: "yes",
    says: {
      fr: "le gain de points de vie est remplacé par une perte\u00a0: il n’a jamais lieu, donc rien de ce qui se déclenche sur un gain ne se déclenche, alors qu’une perte peut déclencher et faire perdre la partie\u202f; le lien de vie coûte aussi des points de vie",
      en: "the life gain is replaced by a loss: it never happens, so nothing that triggers on gaining life triggers, while losing life may trigger things and lose the game; lifelink costs life too",
    },
    because: {
      fr: "Un événement remplacé n’arrive pas\u202f; c’est l’événement modifié qui a lieu.",
      en: "A replaced event never happens; the modified event does.",
    },
    rules: ["614.6", "119.3", "614.1a"],
    questions: {
      fr: [
        "Si mon adversaire devait gagner des points de vie, il en perd autant à la place. Perd-il des points de vie avec son lien de vie\u202f?",
        "Mon adv devrait gagner 4 points de vie mais perd autant à la place\u00a0: peut-il en mourir\u202f?",
        "!Je perds des points de vie au lieu d’en gagner. Mes capacités «\u00a0quand vous gagnez des points de vie\u00a0» se déclenchent-elles\u202f?",
        "Il a le lien de vie mais perd à la place des points de vie\u00a0: son total baisse-t-il\u202f?",
      ],
      en: [
        "If my opponent would gain life, that player loses that much life instead. Do they lose life from lifelink?",
        "They would gain 4 life but lose that much life instead. Can that kill them?",
        "!I lose life instead of gaining it. Do my “whenever you gain life” abilities trigger?",
        "With lifelink, if I lose life instead of gaining it, does my total go down?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/fog-timing",
    title: { fr: "Quand prévenir les blessures de combat", en: "When to prevent combat damage" },
    about: [
      ["all-combat-damage-prevented"],
      [
        "after-blocks",
        "before-blocks",
        "already-declared",
        "cast",
        "instant",
        "respond",
        "first-striker-kills",
        "first-strike",
        "double-strike",
        "block",
        "flash",
        "combat-damage",
        "attack",
      ],
    ],
    not: [
      "triggered-ability",
      "unpreventable",
      "lifelink",
      "trample",
      "burn",
      "commander-damage",
      "deathtouch",
    ],
    verdict: "yes",
    says: {
      fr: "un effet qui prévient toutes les blessures de combat du tour se lance avant qu’elles soient infligées, au mieux après les blocages, et vaut aussi pour les créatures arrivées ensuite\u202f; après les blessures il est trop tard",
      en: "an effect that prevents all combat damage this turn is cast before the damage is dealt, best after blocks, and also covers creatures that arrive later; once damage has been dealt it is too late",
    },
    because: {
      fr: "La prévention ne revient pas en arrière\u202f; après les blessures de l’initiative elle sauve seulement des suivantes.",
      en: "Prevention can’t go back in time; after first-strike damage it stops only the later damage.",
    },
    rules: ["615.4", "615.3", "510.2"],
    questions: {
      fr: [
        "Puis-je lancer mon brouillard après la déclaration des bloqueurs\u202f?",
        "Je préviens toutes les blessures de combat ce tour-ci\u00a0: vaut-il aussi pour une créature qui arrive avec le flash ensuite\u202f?",
        "~Quand dois-je lancer un effet qui prévient toutes les blessures de combat\u202f?",
        "Un fog marche-t-il si je le joue après les blocages\u202f?",
      ],
      en: [
        "May I cast Fog after blockers are declared?",
        "All combat damage is prevented this turn. Does that include a creature that is flashed in later?",
        "~When do I have to cast a spell that prevents all combat damage?",
        "Does a fog effect work when I cast it after blocks?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/doubled-damage-and-lethal-damage",
    title: {
      fr: "Blessures doublées et blessures mortelles",
      en: "Doubled damage and lethal damage",
    },
    about: [["damage-doubled"], ["trample", "assign-damage", "lethal-damage", "blocker"]],
    verdict: "no",
    says: {
      fr: "l’attribution des blessures ne tient pas compte du doublement\u00a0: avec le piétinement, il faut attribuer au bloqueur des blessures mortelles non doublées, puis chaque blessure est doublée quand elle est infligée",
      en: "assigning damage ignores the doubling: with trample the blocker must be assigned full, undoubled lethal damage, and everything is doubled only as it is dealt",
    },
    because: {
      fr: "L’effet de remplacement s’applique quand les blessures sont infligées, après l’attribution.",
      en: "The replacement applies as damage is dealt, after it was assigned.",
    },
    rules: ["702.19b", "510.1c", "614.1a"],
    questions: {
      fr: [
        "Mes blessures sont doublées et j’ai le piétinement. Puis-je attribuer seulement la moitié des blessures mortelles au bloqueur\u202f?",
        "Ma créature inflige le double de blessures\u00a0: avec le piétinement, 2 blessures attribuées suffisent-elles pour un bloqueur 4/4\u202f?",
        "Quand les blessures sont doublées, dois-je attribuer moins au bloqueur d’un piétineur\u202f?",
        "Piétinement et double de blessures, je peux attribuer la moitié au bloqueur\u202f?",
      ],
      en: [
        "My damage is doubled and I have trample. May I assign only half of lethal damage to the blocker?",
        "My creature deals double damage with trample: is assigning 2 enough for a 4/4 blocker?",
        "When damage is doubled, can I assign less to the blocker of my trampler?",
        "Trample plus deals twice that much damage: can I assign half the toughness to the blocker?",
      ],
    },
  }),
];
