import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Casting two halves, or once more from the graveyard: one plain rule each. */
export const splitAndGraveyardCasting: readonly Topic[] = [
  plainRule({
    id: "plain-rules/fused-spells",
    title: { fr: "La fusion", en: "Fuse" },
    about: [["fuse-keyword", "fuse-words"]],
    turned: ["flashback", "cast-from-graveyard"],
    verdict: "yes",
    says: {
      fr: "une carte double avec fusion peut être lancée des deux côtés à la fois, seulement depuis la main et en payant les deux coûts\u00a0: c’est un seul sort, dont on suit d’abord la moitié gauche puis la droite",
      en: "a split card with fuse may be cast as both halves at once, only from your hand and paying both mana costs: it is one spell, and you follow the left half, then the right half",
    },
    because: {
      fr: "Sa valeur de mana sur la pile est la somme des deux moitiés. Contrecarrée, elle l’est en entier.",
      en: "Its mana value on the stack is the sum of both halves. Countered, all of it is countered.",
    },
    rules: ["702.102a", "702.102c", "702.102d"],
    questions: {
      fr: [
        "Puis-je lancer les deux moitiés d’une carte avec fusion (fuse) depuis ma main\u202f?",
        "!Puis-je fusionner (fuse) les deux moitiés en lançant la carte depuis le cimetière avec flashback\u202f?",
        "Un seul contresort contre-t-il les deux moitiés d’un sort fusionné (fuse)\u202f?",
        "~Quelle est la valeur de mana d’un sort fusionné (fuse)\u202f?",
        "Wear // Tear avec fuse\u00a0: je paie les deux côtés et c’est un seul sort\u202f?",
      ],
      en: [
        "Can I cast both halves of a split card with fuse from my hand?",
        "!Can I fuse both halves when I cast the card from my graveyard with flashback?",
        "Does one counterspell counter both halves of a fused spell?",
        "~What is the mana value of a fused spell?",
        "Wear // Tear with fuse: if I pay for both sides, is it a single spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/aftermath-half",
    title: { fr: "La répercussion", en: "Aftermath" },
    about: [["aftermath-keyword", "aftermath-words"]],
    turned: ["from-hand"],
    verdict: "yes",
    says: {
      fr: "la moitié avec répercussion se lance seulement depuis votre cimetière, peu importe comment la carte y est arrivée, même meulée ou défaussée, puis elle est exilée",
      en: "the aftermath half can be cast only from your graveyard, however the card got there, even if it was milled or discarded, and is then exiled",
    },
    because: {
      fr: "Il n’est pas nécessaire d’avoir lancé la première moitié. Le moment est celui de son type, éphémère ou rituel.",
      en: "The first half need not have been cast. The time is that of its type, instant or sorcery.",
    },
    rules: ["702.127a"],
    questions: {
      fr: [
        "Puis-je lancer la moitié répercussion (aftermath) d’une carte qui a été meulée\u202f?",
        "!Puis-je lancer la moitié avec aftermath depuis ma main\u202f?",
        "La carte est-elle exilée après que j’ai lancé sa moitié aftermath\u202f?",
        "~Comment fonctionne aftermath (répercussion)\u202f?",
        "J’ai défaussé une carte aftermath, je peux lancer le bas depuis le cimetière\u202f?",
      ],
      en: [
        "Can I cast the aftermath half of a card that was milled?",
        "!Can I cast the aftermath half from my hand?",
        "Is the card exiled after I cast its aftermath half?",
        "~How does aftermath work?",
        "I discarded an aftermath card. May I cast the bottom half from the yard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/jump-start-again",
    title: { fr: "Relancer une carte (jump-start)", en: "Jump-start" },
    about: [["jump-start"]],
    turned: ["counter-spell"],
    verdict: "yes",
    says: {
      fr: "jump-start permet de lancer la carte depuis votre cimetière pour son coût normal en vous défaussant en plus d’une carte, au moment permis par son type\u202f; elle est ensuite exilée, même contrecarrée",
      en: "jump-start lets you cast the card from your graveyard for its normal cost by also discarding a card, when its type allows; it is then exiled, even if countered, so it cannot be used twice",
    },
    because: {
      fr: "La défausse est un coût supplémentaire, elle ne se répond pas\u202f; les autres coûts et réductions s’appliquent.",
      en: "The discard is an additional cost that nobody can respond to; other costs and reductions apply.",
    },
    rules: ["702.133a"],
    questions: {
      fr: [
        "Puis-je défausser un terrain pour lancer une carte avec jump-start depuis le cimetière\u202f?",
        "Si mon sort jump-start est lancé du cimetière, dois-je encore payer son coût de mana\u202f?",
        "!Mon sort lancé avec jump-start est contrecarré\u00a0: revient-il dans mon cimetière\u202f?",
        "~Comment fonctionne jump-start\u202f?",
        "J’ai meulé une carte jump-start\u00a0: je peux la lancer en jetant un terrain\u202f?",
      ],
      en: [
        "Can I discard a land to cast a card with jump-start from my graveyard?",
        "Do I still pay the mana cost when I cast a spell with jump-start?",
        "!My jump-start spell from the graveyard is countered. Does it go back to my graveyard?",
        "~How does jump-start work?",
        "I milled a jump-start card. May I cast it by pitching a land?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/harmonized-spells",
    title: { fr: "Harmonize", en: "Harmonize" },
    about: [["harmonize", "harmonize-keyword"]],
    turned: ["second-time", "counter-spell"],
    verdict: "yes",
    says: {
      fr: "harmonize permet de lancer la carte depuis votre cimetière en engageant au plus une créature dégagée, même arrivée ce tour-ci\u00a0: le coût diminue de sa force en mana générique, puis la carte est exilée",
      en: "harmonize lets you cast the card from your graveyard while tapping up to one untapped creature, even a summoning-sick one: the cost is reduced by generic mana equal to its power, and the card is then exiled",
    },
    because: {
      fr: "Le mana coloré reste dû, et l’on peut n’engager aucune créature.",
      en: "Colored mana is still due, and you may tap no creature at all.",
    },
    rules: ["702.180a", "702.180b"],
    questions: {
      fr: [
        "Puis-je engager une créature avec le mal d’invocation pour harmonize\u202f?",
        "Harmonize réduit-il le coût de la force de la créature engagée\u202f?",
        "!Puis-je utiliser harmonize une seconde fois sur la même carte\u202f?",
        "~Comment fonctionne harmonize\u202f?",
        "Je tape ma 4/4 posée ce tour-ci pour un sort avec harmonize, ça coûte 4 de moins\u202f?",
      ],
      en: [
        "Can I tap a summoning sick creature for harmonize?",
        "Does harmonize reduce the cost by the power of the tapped creature?",
        "!Can I use harmonize a second time on the same card?",
        "~How does harmonize work?",
        "I tap my 4/4 that came in this turn for harmonize. Does the spell cost four less?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mayhem-this-turn",
    title: { fr: "Mayhem", en: "Mayhem" },
    about: [["mayhem", "mayhem-keyword"]],
    turned: ["next-turn", "milled-away", "mill"],
    verdict: "yes",
    says: {
      fr: "mayhem permet de lancer la carte depuis votre cimetière pour son coût de mayhem seulement le tour où vous l’avez défaussée, au moment permis par son type",
      en: "mayhem lets you cast the card from your graveyard for its mayhem cost only in the turn in which you discarded it, and only when its type allows",
    },
    because: {
      fr: "Meulée, ou défaussée un tour précédent, elle ne le peut pas\u202f; défaussée en coût, elle le peut.",
      en: "Milled, or discarded in an earlier turn, it cannot; discarded for a cost, it can.",
    },
    rules: ["702.187b"],
    questions: {
      fr: [
        "J’ai défaussé une carte mayhem ce tour-ci, puis-je la lancer du cimetière\u202f?",
        "!Puis-je lancer une carte avec mayhem que j’ai meulée\u202f?",
        "Une carte avec mayhem défaussée pour payer un coût peut-elle être lancée du cimetière\u202f?",
        "~Comment fonctionne mayhem\u202f?",
        "Je jette ma carte mayhem avec un loot, je peux la relancer ce tour-ci\u202f?",
      ],
      en: [
        "I discarded a mayhem card this turn. Can I cast it from my graveyard?",
        "!Can I cast a mayhem card that was milled?",
        "May a card with mayhem discarded to pay a cost be cast from the graveyard?",
        "~How does mayhem work?",
        "I loot away my mayhem card. Am I able to cast it this turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/scavenged-cards",
    title: { fr: "La récupération", en: "Scavenge" },
    about: [
      ["scavenge", "scavenge-keyword"],
      ["counter-marker", "plus-one-counter", "power", "milled-away", "mill", "top-of-library"],
    ],
    not: ["opponents-turn", "instant-timing", "sorcery-timing"],
    verdict: "yes",
    says: {
      fr: "la récupération exile la carte de votre cimetière comme coût et met sur une créature ciblée autant de marqueurs +1/+1 que la force de la carte, seulement comme un rituel",
      en: "scavenge exiles the card from your graveyard as a cost and puts +1/+1 counters on target creature equal to the card’s power, only as a sorcery",
    },
    because: {
      fr: "On compte la force qu’avait la carte au cimetière. L’adversaire ne peut pas exiler la carte en réponse, mais il peut faire disparaître la cible.",
      en: "The power the card had in the graveyard counts. Opponents cannot exile the card in response, but they can remove the target.",
    },
    rules: ["702.97a"],
    questions: {
      fr: [
        "La récupération (scavenge) donne-t-elle autant de marqueurs que la force de la carte exilée\u202f?",
        "Les marqueurs de scavenge viennent-ils de la force que la carte a au cimetière\u202f?",
        "Une carte meulée avec scavenge peut-elle être utilisée depuis le cimetière\u202f?",
        "~Combien de marqueurs donne la récupération (scavenge) d’une carte de force 3\u202f?",
        "Je scavenge un 5/5 de mon cim, ma créature prend cinq marqueurs\u202f?",
      ],
      en: [
        "Does scavenge give counters equal to the power of the exiled card?",
        "Do the counters from scavenge follow the power of the card in the graveyard?",
        "May I scavenge a creature card that was milled?",
        "~How many counters does scavenge give for a card with power 3?",
        "I scavenge a 5/5 from my yard. Does my creature get five counters?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/encoded-cards",
    title: { fr: "Le cryptage", en: "Cipher" },
    about: [["cipher"]],
    turned: ["gone", "dies"],
    verdict: "yes",
    says: {
      fr: "chaque fois que la créature inflige des blessures de combat à un joueur, vous copiez la carte cryptée et lancez la copie sans payer\u202f; la carte reste en exil, cryptée tant que la créature est sur le champ de bataille",
      en: "whenever the creature deals combat damage to a player, you may copy the encoded card and cast the copy for free; the card itself stays in exile, encoded for as long as the creature is on the battlefield",
    },
    because: {
      fr: "Cette copie est lancée, donc elle déclenche la prouesse et peut être contrecarrée. Si la créature part, la carte reste exilée pour rien.",
      en: "That copy is cast, so it triggers prowess and may be countered. If the creature leaves, the card stays in exile for nothing.",
    },
    rules: ["702.99a", "702.99c"],
    questions: {
      fr: [
        "La copie lancée grâce au cryptage (cipher) déclenche-t-elle ma prouesse\u202f?",
        "!Ma créature cryptée meurt\u00a0: est-ce que je récupère ma carte de cryptage (cipher)\u202f?",
        "Puis-je relancer le sort crypté (cipher) à chaque fois que ma créature blesse un joueur\u202f?",
        "~Comment fonctionne le cryptage (cipher)\u202f?",
        "Mon sort avec cipher est encodé sur mon insecte, le contre de l’adv stoppe juste cette copie\u202f?",
      ],
      en: [
        "Does the copy cast with cipher trigger my prowess?",
        "!My encoded creature dies. Do I get the cipher card back?",
        "May I cast the encoded cipher spell each time my creature damages a player?",
        "~How does cipher work?",
        "If the copy from cipher gets countered, can I still cast it again next time I connect?",
      ],
    },
  }),
];
