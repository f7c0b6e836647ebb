import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Phasing, ward and umbra armor in play: one plain rule each. */
export const phasingSituations: readonly Topic[] = [
  plainRule({
    id: "plain-rules/phasing-out-in-response",
    title: { fr: "Sortir de phase en réponse", en: "Phasing out in response" },
    about: [["phasing"], ["respond", "fizzle", "illegal-target", "target-gone", "save", "kill"]],
    not: ["attack", "commander", "mass-death", "when-it-returns"],
    turned: ["still-hits"],
    verdict: "yes",
    says: {
      fr: "un permanent hors phase est traité comme s’il n’existait pas\u00a0: le sort qui le ciblait n’a plus de cible légale et ne se résout pas",
      en: "a phased-out permanent is treated as though it doesn’t exist: the spell that targeted it has no legal target left and doesn’t resolve",
    },
    because: {
      fr: "Ses marqueurs, auras et équipements restent avec lui et reviennent en phase avec lui.",
      en: "Its counters, Auras and Equipment stay with it and phase in with it.",
    },
    rules: ["702.26b", "608.2b"],
    questions: {
      fr: [
        "Si je fais sortir de phase ma créature en réponse à un sort de destruction, est-elle sauvée\u202f?",
        "Mon adversaire cible ma créature et elle devient hors phase en réponse, son sort échoue-t-il\u202f?",
        "!Le sort qui cible ma créature la touche-t-il encore si elle sort de phase en réponse\u202f?",
        "Il veut exiler ma bête, je la phase out en réponse, elle est à l’abri\u202f?",
      ],
      en: [
        "If I phase out my creature in response to a kill spell, is it saved?",
        "My opponent targets my creature and it phases out in response. Does the spell fizzle?",
        "!Does the spell still hit my creature if it phases out in response?",
        "They point a removal spell at my guy and I phase him out in response, is he safe?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/phased-out-exiler",
    title: {
      fr: "Hors phase et «\u00a0jusqu’à ce qu’il quitte\u00a0»",
      en: "Phased out and “until it leaves”",
    },
    about: [
      ["phasing"],
      ["exiled-until", "etb-exile-target", "leaves-trigger", "zone-change", "banisher"],
    ],
    not: ["aura", "token", "counter-marker", "enters"],
    verdict: "no",
    says: {
      fr: "sortir de phase n’est pas quitter le champ de bataille\u00a0: la carte exilée «\u00a0jusqu’à ce que ce permanent quitte le champ de bataille\u00a0» ne revient pas et rien ne se déclenche",
      en: "phasing out isn’t leaving the battlefield: a card exiled “until this permanent leaves the battlefield” does not come back, and nothing triggers",
    },
    because: {
      fr: "Un permanent hors phase ne change pas de zone. Un effet «\u00a0tant que\u00a0» qui le suivait se termine en revanche.",
      en: "A phased-out permanent doesn’t change zones. An effect lasting “for as long as” something about it is true does end, though.",
    },
    rules: ["702.26d", "702.26f"],
    questions: {
      fr: [
        "Ma créature exilée par Banisher Priest revient-elle si Banisher Priest sort de phase\u202f?",
        "Si l’enchantement qui exile ma créature jusqu’à ce qu’il quitte le champ de bataille devient hors phase, ma créature revient-elle\u202f?",
        "Une capacité «\u00a0quand ce permanent quitte le champ de bataille\u00a0» se déclenche-t-elle quand il est hors phase\u202f?",
        "Je phase out son Oblivion Ring, je récupère ma carte exilée\u202f?",
      ],
      en: [
        "Does my creature exiled by Banisher Priest come back if Banisher Priest phases out?",
        "If the enchantment exiling my creature until it leaves the battlefield phases out, does my creature return?",
        "Does a “when this leaves the battlefield” ability trigger when the permanent phases out?",
        "I make their Oblivion Ring phase out: do I get the exiled card back?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/phased-out-legend",
    title: { fr: "Hors phase et règle des légendes", en: "Phased out and the legend rule" },
    about: [["phasing"], ["legend-rule", "legendary", "legend-scope"]],
    not: ["commander"],
    turned: ["phases-in-then"],
    verdict: "no",
    says: {
      fr: "tant que l’une est hors phase, la règle des légendes ne la compte pas\u202f; quand elle revient en phase, vous devrez en garder une et mettre l’autre au cimetière",
      en: "while one of them is phased out the legend rule doesn’t count it; when it phases in you keep one and put the other into the graveyard",
    },
    because: {
      fr: "Un permanent hors phase est traité comme s’il n’existait pas.",
      en: "A phased-out permanent is treated as though it doesn’t exist.",
    },
    rules: ["702.26b", "704.5j"],
    questions: {
      fr: [
        "Ma légendaire est hors phase et j’en joue une seconde du même nom, la règle des légendes s’applique-t-elle\u202f?",
        "Dois-je sacrifier une de mes deux légendaires si l’une est hors phase\u202f?",
        "!La règle des légendes s’applique-t-elle quand la légendaire hors phase revient en phase à côté de l’autre\u202f?",
        "J’ai une légende phased out, je peux en poser une deuxième identique sans rien perdre pour l’instant, ou la règle des légendes joue\u202f?",
      ],
      en: [
        "My legendary creature is phased out and I play another with the same name. Does the legend rule apply?",
        "Does the legend rule make me lose one of two legends while one of them is phased out?",
        "!Does the legend rule apply once the phased-out legend phases in next to the other one?",
        "One copy of my legend has phased out and I drop a second: does the legend rule hit me?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/ward-stays-on-the-stack",
    title: { fr: "La parade d’une créature partie", en: "Ward of a creature that is gone" },
    about: [
      ["ward"],
      [
        "target-gone",
        "removed-in-response",
        "escapes-ward",
        "kill",
        "sacrifice-my-own",
        "dies",
        "sacrifice",
        "lose-abilities",
        "loses-ability",
      ],
      ["respond", "after-resolution", "still", "on-the-stack"],
    ],
    not: ["hexproof", "uncounterable", "copy"],
    turned: ["escapes-ward"],
    verdict: "yes",
    says: {
      fr: "la capacité de parade déjà déclenchée reste sur la pile même si la créature n’est plus là\u00a0: le sort est contrecarré si son contrôleur ne paie pas",
      en: "a ward ability that has triggered stays on the stack even if the creature is gone: the spell is countered unless its controller pays",
    },
    because: {
      fr: "Une capacité sur la pile existe indépendamment de sa source. Perdre la parade ensuite n’y change rien.",
      en: "An ability on the stack exists independently of its source. Losing ward afterwards changes nothing.",
    },
    rules: ["702.21a", "113.7a"],
    questions: {
      fr: [
        "Si la créature avec la parade meurt en réponse, la parade contrecarre-t-elle encore le sort\u202f?",
        "La parade est déclenchée et la créature perd ses capacités en réponse, dois-je quand même payer\u202f?",
        "!Puis-je éviter de payer la parade en tuant la créature en réponse à la capacité\u202f?",
        "Son ward est sur la pile, je tue la bête en réponse avec une Foudre\u00a0: mon premier sort est quand même contrecarré\u202f?",
      ],
      en: [
        "If the creature with ward dies in response, does ward still counter the spell?",
        "Ward triggered and the creature loses its abilities in response. Do I still have to pay?",
        "!Can I avoid paying for ward by killing the creature in response to the trigger?",
        "Their ward trigger is on the stack and they sacrifice the creature in response: is my spell still countered?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/ward-and-changed-targets",
    title: { fr: "Parade, copies et cibles changées", en: "Ward, copies and changed targets" },
    about: [["ward"], ["change-target", "copy", "copy-spell", "copy-targets", "new-targets"]],
    not: ["clone", "uncounterable"],
    verdict: "yes",
    says: {
      fr: "la parade se déclenche dès que le permanent devient la cible d’un sort ou d’une capacité adverse, aussi par une copie ou par un changement de cible",
      en: "ward triggers as soon as the permanent becomes the target of an opponent’s spell or ability, also through a copy or a change of target",
    },
    because: {
      fr: "Ce n’est pas lancer le sort qui déclenche la parade, c’est devenir sa cible. Chaque copie demande son propre paiement.",
      en: "Casting doesn’t trigger ward, becoming the target does. Each copy demands its own payment.",
    },
    rules: ["702.21a", "115.7"],
    questions: {
      fr: [
        "Mon adversaire change la cible de son sort vers ma créature avec la parade, la parade se déclenche-t-elle\u202f?",
        "La copie d’un sort qui cible ma créature avec la parade déclenche-t-elle la parade\u202f?",
        "Si je copie mon sort, dois-je payer la parade (ward) pour la copie aussi\u202f?",
        "Je redirige son sort sur une bête à ward de mon autre adversaire, ward se déclenche\u202f?",
      ],
      en: [
        "My opponent changes the target of a spell to my creature with ward. Does ward trigger?",
        "Does a copy of a spell that targets my ward creature trigger ward?",
        "If I copy my spell, do I have to pay for ward for the copy as well?",
        "A spell gets redirected onto a creature with ward: does the ward go off?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/two-umbra-armors",
    title: { fr: "Deux armures totémiques", en: "Two umbra armors" },
    about: [["umbra-armor"], ["two-umbras"]],
    turned: ["both-umbras"],
    verdict: "yes",
    says: {
      fr: "une seule des auras avec l’armure totémique est détruite à la place de la créature\u00a0: le contrôleur de la créature choisit laquelle, l’autre reste",
      en: "only one of the Auras with umbra armor is destroyed instead of the creature: the creature’s controller chooses which, and the other stays",
    },
    because: {
      fr: "Une fois la destruction remplacée, il n’y a plus rien à remplacer pour la seconde. Si les auras doivent aussi être détruites, elles le sont.",
      en: "Once the destruction is replaced there is nothing left for the second one to replace.",
    },
    rules: ["702.89a", "616.1"],
    questions: {
      fr: [
        "Ma créature porte deux auras avec l’armure totémique, une seule est-elle détruite\u202f?",
        "Avec deux armures totémiques sur ma créature, est-ce que j’en garde une\u202f?",
        "!Les deux auras avec l’armure totémique sont-elles détruites quand ma créature devrait l’être\u202f?",
        "J’ai deux umbras avec totem armor sur ma bête et on la tue\u00a0: je perds juste une des deux\u202f?",
      ],
      en: [
        "My creature wears two Auras with umbra armor. Is just one of them destroyed?",
        "With two totem armor Auras on my creature, do I keep one of them?",
        "!Are both Auras with totem armor destroyed when my creature would be?",
        "Two umbras with totem armor on my guy and they kill him: do I only lose one of the two?",
      ],
    },
  }),
];
