import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Who may act when, and how often: one plain rule each. */
export const actingAndFlash: readonly Topic[] = [
  plainRule({
    id: "plain-rules/cards-as-though-they-had-flash",
    title: { fr: "«\u00a0Comme s’ils avaient le flash\u00a0»", en: "“As though they had flash”" },
    about: [["flash-for-all"], ["sorcery-at-flash", "instant-timing", "opponents-turn"]],
    not: ["lands-and-abilities", "split-second"],
    verdict: "yes",
    says: {
      fr: "un sort que vous pouvez lancer «\u00a0comme s’il avait le flash\u00a0», même un rituel ou une créature, se lance à tout moment où vous avez la priorité, aussi pendant le tour d’un adversaire",
      en: "a spell that you may cast “as though it had flash”, even a sorcery or a creature, is cast whenever you have priority, in an opponent’s turn as well",
    },
    because: {
      fr: "Son coût reste dû\u202f; les terrains et les capacités n’y gagnent rien.",
      en: "Its cost is still due; lands and abilities gain nothing by it.",
    },
    rules: ["702.8a", "117.1a", "601.3"],
    questions: {
      fr: [
        "Avec «\u00a0vous pouvez lancer des sorts comme s’ils avaient le flash\u00a0», puis-je lancer un rituel au tour de mon adversaire\u202f?",
        "Leyline of Anticipation me laisse-t-elle lancer des créatures à vitesse d’éphémère\u202f?",
        "Un effet qui donne le flash à mes sorts permet-il de lancer un enchantement au tour adverse\u202f?",
        "J’ai Vedalken Orrery, je peux lancer mes rituels au tour de mon adversaire\u202f?",
      ],
      en: [
        "With “you may cast spells as though they had flash”, can I cast a sorcery on my opponent’s turn?",
        "Does Leyline of Anticipation let me cast creatures at instant speed?",
        "If I may cast spells as though they had flash, may I cast an enchantment on an opponent’s turn?",
        "I control Vedalken Orrery. Can I cast my sorceries during my opponent’s turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/flash-for-spells-only",
    title: { fr: "Le flash ne vaut que pour les sorts", en: "Flash is for spells only" },
    about: [["flash-for-all"], ["lands-and-abilities", "play-land"]],
    verdict: "no",
    says: {
      fr: "lancer des sorts «\u00a0comme s’ils avaient le flash\u00a0» ne concerne que les sorts\u00a0: les terrains se jouent toujours à votre phase principale, et les capacités «\u00a0comme un rituel\u00a0» (équipement, loyauté) gardent leur moment",
      en: "casting spells “as though they had flash” is about spells only: lands are still played in your main phase, and sorcery-speed abilities (equip, loyalty) keep their timing",
    },
    because: {
      fr: "Un terrain n’est pas un sort, et une capacité s’active au lieu de se lancer.",
      en: "A land is no spell, and an ability is activated, not cast.",
    },
    rules: ["702.8a", "305.3", "602.5d"],
    questions: {
      fr: [
        "Avec Vedalken Orrery, puis-je jouer un terrain au tour de mon adversaire\u202f?",
        "Je peux lancer mes sorts comme s’ils avaient le flash\u00a0: puis-je aussi activer une capacité de loyauté au tour adverse\u202f?",
        "Leyline of Anticipation permet-elle d’équiper à vitesse d’éphémère avec la capacité d’équipement\u202f?",
        "«\u00a0Comme s’ils avaient le flash\u00a0» vaut-il aussi pour les terrains\u202f?",
      ],
      en: [
        "With Vedalken Orrery, can I play a land on my opponent’s turn?",
        "I may cast spells as though they had flash. Can I also activate loyalty abilities on an opponent’s turn?",
        "Does Leyline of Anticipation let me equip at instant speed?",
        "Does “as though they had flash” cover lands too?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/passing-and-acting-again",
    title: { fr: "Passer, puis agir de nouveau", en: "Passing, then acting again" },
    about: [["pass-then-act"], ["act-again"]],
    not: ["split-second", "attack", "mana-ability"],
    verdict: "yes",
    says: {
      fr: "après avoir passé, vous recevez de nouveau la priorité si un autre joueur agit, et après chaque résolution\u202f; mais si tous passent à la suite, le sort du dessus se résout ou l’étape finit",
      en: "after passing you get priority again if another player acts, and after each resolution; but if all players pass in a row, the top spell resolves or the step ends",
    },
    because: {
      fr: "Passer n’est donc pas renoncer pour tout le tour.",
      en: "So passing is no giving up for the whole turn.",
    },
    rules: ["117.4", "117.3d", "117.3b"],
    questions: {
      fr: [
        "Si je passe la priorité et que mon adversaire lance un sort, puis-je encore agir de nouveau\u202f?",
        "J’ai passé la priorité\u00a0: est-ce que je peux répondre ensuite à un sort adverse\u202f?",
        "Après avoir passé, reçoit-on de nouveau la priorité si l’autre joueur agit encore\u202f?",
        "Je passe, l’adversaire réagit\u00a0: j’ai de nouveau la priorité pour agir encore\u202f?",
      ],
      en: [
        "If I pass priority and my opponent casts a spell, can I act again?",
        "I passed priority. Can I still respond if they cast something?",
        "After passing, do I get priority again if the other player acts?",
        "I pass and my opponent does something: do I get another chance to act again?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-sorceries-in-the-upkeep",
    title: { fr: "Pas de rituel à l’entretien", en: "No sorceries in the upkeep" },
    about: [["upkeep-or-draw-step"], ["creature-or-sorcery"]],
    not: [
      "an-instant",
      "sorcery",
      "at-beginning",
      "flash",
      "triggered-ability",
      "skip",
      "sacrifice",
      "forecast",
      "untap",
      "mana-in-their-upkeep",
      "rebound",
      "suspend",
      "cumulative-upkeep",
      "echo",
      "damage",
    ],
    verdict: "no",
    says: {
      fr: "à l’entretien ou à l’étape de pioche on ne lance que des éphémères et des cartes avec le flash\u00a0: une créature ou un rituel attend votre phase principale",
      en: "in the upkeep and the draw step only instants and cards with flash may be cast: a creature or sorcery waits for your main phase",
    },
    because: {
      fr: "Les joueurs y reçoivent la priorité, mais ce n’est pas une phase principale.",
      en: "Players do get priority there, but it is no main phase.",
    },
    rules: ["503.1", "307.1", "505.6a"],
    questions: {
      fr: [
        "Puis-je lancer une créature pendant mon entretien\u202f?",
        "J’ai le droit de lancer un planeswalker à l’étape de pioche\u202f?",
        "Est-ce qu’on peut lancer un enchantement pendant l’entretien\u202f?",
        "Avant de piocher, à l’entretien, je peux poser une créature\u202f?",
      ],
      en: [
        "Can I cast a creature during my upkeep?",
        "Am I allowed to cast a creature in my draw step?",
        "May a planeswalker be cast in the upkeep?",
        "Before my main phase, in my upkeep, can I play a creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/instants-in-the-upkeep",
    title: { fr: "Éphémères à l’entretien", en: "Instants in the upkeep" },
    about: [["upkeep"], ["an-instant"]],
    not: [
      "draw-step",
      "land-destroyed-mana",
      "at-beginning",
      "forecast",
      "triggered-ability",
      "skip",
      "any-ability-timing",
    ],
    verdict: "yes",
    says: {
      fr: "les joueurs reçoivent la priorité à l’entretien et à l’étape de pioche, au tour de chacun\u00a0: on peut y lancer des éphémères et activer des capacités",
      en: "players get priority in the upkeep and in the draw step of every player’s turn: instants may be cast and abilities activated there",
    },
    because: {
      fr: "À l’étape de dégagement, en revanche, personne n’a la priorité.",
      en: "In the untap step, though, nobody has priority.",
    },
    rules: ["503.1", "117.1a", "504.2"],
    questions: {
      fr: [
        "Puis-je lancer un éphémère pendant l’entretien de mon adversaire\u202f?",
        "Est-ce que je peux lancer un éphémère à l’entretien adverse\u202f?",
        "J’ai le droit de jouer un éphémère pendant mon entretien\u202f?",
        "Pendant l’entretien de l’adversaire, je peux activer une capacité ou lancer un éphémère\u202f?",
      ],
      en: [
        "Can I cast an instant during my opponent’s upkeep?",
        "May I cast an instant in another player’s upkeep?",
        "Am I allowed to play an instant in my own upkeep?",
        "During an opponent’s upkeep, can I cast a creature with flash or an instant?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/the-steps-that-begin-a-turn",
    title: { fr: "Dégagement, entretien, pioche", en: "Untap, upkeep, draw" },
    about: [["start-of-turn-order"], ["comes-before"]],
    not: [
      "skip",
      "replaced-draw",
      "an-instant",
      "creature-or-sorcery",
      "trigger-happens",
      "cast",
      "priority",
      "untaps-on-their-turn",
    ],
    verdict: "yes",
    says: {
      fr: "le tour commence par le dégagement, puis l’entretien, puis la pioche\u00a0: l’entretien vient donc avant la pioche et après le dégagement",
      en: "a turn begins with the untap step, then the upkeep, then the draw step: so the upkeep comes before the draw and after untapping",
    },
    because: {
      fr: "Ensuite viennent la phase principale, le combat, la seconde phase principale et la phase de fin.",
      en: "Then come the main phase, combat, the second main phase and the ending phase.",
    },
    rules: ["501.1", "500.1"],
    questions: {
      fr: [
        "L’entretien vient-il avant la pioche\u202f?",
        "Est-ce qu’on dégage ses permanents avant l’entretien\u202f?",
        "~Dans quel ordre viennent le dégagement, l’entretien et la pioche au début de tour\u202f?",
        "L’étape d’entretien est-elle avant l’étape de pioche\u202f?",
      ],
      en: [
        "Does the upkeep come before the draw?",
        "Do I untap before my upkeep?",
        "~In what order do untap, upkeep and draw come?",
        "Is the upkeep before the draw step?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/abilities-as-often-as-paid",
    title: { fr: "Activer autant de fois qu’on paie", en: "Activating as often as one pays" },
    about: [["paid-ability"], ["as-often-as-payable"]],
    not: [
      "loyalty-ability",
      "planeswalker",
      "once-each-turn-limit",
      "tap-symbol",
      "copies-an-ability",
      "exhaust",
      "several-instances",
      "boast",
      "trigger-happens",
      "crew",
      "haste",
      "summoning-sickness",
      "storm",
    ],
    verdict: "yes",
    says: {
      fr: "une capacité activée peut l’être autant de fois que vous pouvez payer son coût, même dans le même tour ou en réponse à elle-même, sauf si elle dit «\u00a0une seule fois par tour\u00a0»",
      en: "an activated ability may be activated as often as you can pay its cost, even in the same turn or in response to itself, unless it says “only once each turn”",
    },
    because: {
      fr: "Avec {T} dans le coût, il faut dégager le permanent entre deux.",
      en: "With {T} in the cost the permanent has to untap in between.",
    },
    rules: ["602.2", "602.1", "602.5b"],
    questions: {
      fr: [
        "Puis-je activer la capacité de ma créature plusieurs fois par tour si je peux payer\u202f?",
        "Une capacité activée qui coûte {1} peut-elle être activée trois fois de suite\u202f?",
        "Est-ce que je peux activer la capacité autant de fois que j’ai de mana\u202f?",
        "Ma créature a «\u00a0{R}\u00a0: +1/+0\u00a0», activer la capacité deux fois est permis\u202f?",
      ],
      en: [
        "Can I activate my creature’s ability several times a turn if I can pay?",
        "May an activated ability that costs {1} be activated three times in a row?",
        "Can I activate the ability as many times as I have mana for?",
        "My creature has “{R}: +1/+0”. May I activate it more than once?",
      ],
    },
  }),
];
