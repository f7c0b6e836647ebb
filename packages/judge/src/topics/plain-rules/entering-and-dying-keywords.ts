import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keyword abilities of creatures that enter or die: one plain rule each. */
export const enteringAndDying: readonly Topic[] = [
  plainRule({
    id: "plain-rules/devour-cannot-be-answered",
    title: { fr: "Le dévorement", en: "Devour" },
    about: [["devour"]],
    turned: ["sac-anything", "token"],
    verdict: "no",
    says: {
      fr: "les créatures dévorées sont sacrifiées pendant que la créature arrive\u00a0: ce n’est pas une capacité sur la pile, on ne peut pas y répondre, et elles ne servent qu’une fois",
      en: "devoured creatures are sacrificed as the creature enters: nothing goes on the stack, so it can’t be responded to, and this happens only as it enters",
    },
    because: {
      fr: "On peut n’en sacrifier aucune\u202f; les jetons conviennent. On ne peut répondre qu’au sort de créature, avant de savoir ce qui sera dévoré.",
      en: "You may sacrifice none; tokens are fine. One can only respond to the creature spell, before knowing what will be devoured.",
    },
    rules: ["702.82a", "614.12a"],
    questions: {
      fr: [
        "Puis-je répondre au sacrifice du dévorement (devour)\u202f?",
        "Puis-je dévorer des créatures plus tard, une fois la créature avec le dévorement en jeu\u202f?",
        "!Puis-je dévorer des jetons avec le dévorement\u202f?",
        "Il pose un devour 2 et sacrifie 3 bêtes, je peux répondre au sacrifice du devour\u202f?",
      ],
      en: [
        "Can I respond to the sacrifice of devour?",
        "Can I devour creatures later, once the devour creature is on the battlefield?",
        "!Can I devour tokens with devour?",
        "He plays a devour 2 creature and sacs three guys: may I respond before those are eaten?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/bloodthirst-any-damage",
    title: { fr: "La soif de sang", en: "Bloodthirst" },
    about: [["bloodthirst"]],
    turned: ["damage-afterwards", "lose-life", "pay-life"],
    verdict: "yes",
    says: {
      fr: "la soif de sang (bloodthirst) demande qu’un adversaire ait subi des blessures ce tour-ci avant que la créature n’arrive\u202f; toute blessure compte, de combat ou non, quelle que soit sa source",
      en: "bloodthirst asks that an opponent was dealt damage this turn before the creature enters; any damage counts, combat or not, whatever its source",
    },
    because: {
      fr: "Une perte de points de vie n’est pas une blessure, et des blessures infligées après l’arrivée ne comptent plus.",
      en: "Loss of life is not damage, and damage dealt after it entered comes too late.",
    },
    rules: ["702.54a"],
    questions: {
      fr: [
        "Les blessures d’un sort comptent-elles pour la soif de sang (bloodthirst)\u202f?",
        "J’ai fait 1 blessure à mon adversaire avec une capacité ce tour-ci, ma créature avec la soif de sang arrive-t-elle avec ses marqueurs\u202f?",
        "!Une perte de points de vie suffit-elle pour la soif de sang\u202f?",
        "!Si j’attaque après l’arrivée de la créature, reçoit-elle encore ses marqueurs de bloodthirst\u202f?",
        "Je bolt son visage puis je pose mon bloodthirst 3, il arrive avec trois marqueurs\u202f?",
      ],
      en: [
        "Does damage from a spell count for bloodthirst?",
        "I dealt 1 damage to my opponent with an ability this turn. Does my bloodthirst creature enter with its counters?",
        "!Is loss of life enough for bloodthirst?",
        "!If I attack after the creature entered, does it still get its bloodthirst counters?",
        "I bolt his face and then play a bloodthirst 3 guy, does he come in with three counters?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/sunburst-needs-a-cast",
    title: { fr: "La solarisation", en: "Sunburst" },
    about: [
      ["sunburst"],
      [
        "blink",
        "return",
        "put-onto-battlefield",
        "color",
        "colored-mana",
        "mana",
        "counter-marker",
        "cast",
        "enters",
      ],
    ],
    turned: ["mana-spent"],
    verdict: "no",
    says: {
      fr: "la solarisation (sunburst) compte les couleurs de mana dépensées pour lancer le sort\u00a0: mis sur le champ de bataille sans être lancé, ou payé en mana incolore, le permanent arrive sans marqueur",
      en: "sunburst counts the colors of mana spent to cast the spell: put onto the battlefield without being cast, or paid with colorless mana, the permanent enters with no counters",
    },
    because: {
      fr: "Un marqueur par couleur différente, cinq au plus\u00a0: +1/+1 pour une créature, «\u00a0charge\u00a0» sinon.",
      en: "One counter for each different color, five at most: +1/+1 on a creature, charge counters otherwise.",
    },
    rules: ["702.44a", "702.44b"],
    questions: {
      fr: [
        "Un permanent avec la solarisation (sunburst) mis sur le champ de bataille sans être lancé reçoit-il des marqueurs\u202f?",
        "Le mana incolore compte-t-il pour la solarisation (sunburst)\u202f?",
        "!Chaque couleur de mana dépensée donne-t-elle un marqueur avec sunburst\u202f?",
        "Je blink mon artefact sunburst, il revient avec ses marqueurs\u202f?",
      ],
      en: [
        "Does a permanent with sunburst put onto the battlefield without being cast get counters?",
        "Does colorless mana count for sunburst?",
        "!Does each color of mana spent give a counter with sunburst?",
        "I blink my sunburst artifact, does it come back with counters?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/modular-moves-counters",
    title: { fr: "La modularité", en: "Modular" },
    about: [["modular"]],
    turned: ["exile", "no-legal-target"],
    verdict: "yes",
    says: {
      fr: "quand la créature avec la modularité (modular) va au cimetière, on met sur une créature-artefact ciblée autant de marqueurs +1/+1 qu’elle en avait, pas seulement le nombre imprimé",
      en: "when the modular creature is put into a graveyard, target artifact creature gets as many +1/+1 counters as it had, not just the printed number",
    },
    because: {
      fr: "On se sert de ce qu’elle était juste avant de mourir. Exilée, elle ne déclenche rien\u202f; la cible doit être une créature-artefact.",
      en: "What it was just before it died is used. Exiled, it triggers nothing; the target must be an artifact creature.",
    },
    rules: ["702.43a", "603.10a", "608.2h"],
    questions: {
      fr: [
        "Ma créature avec modularité 1 avait quatre marqueurs +1/+1 et meurt\u00a0: est-ce que je mets les quatre sur une autre\u202f?",
        "Si je sacrifie ma créature avec modular, ses marqueurs vont-ils sur une autre créature-artefact\u202f?",
        "!La modularité se déclenche-t-elle si la créature est exilée\u202f?",
        "Je sac mon Arcbound Ravager avec 5 compteurs, tout va sur mon autre robot grâce à modular\u202f?",
      ],
      en: [
        "My modular 1 creature had four +1/+1 counters and dies. Do all four go onto another one?",
        "If I sacrifice my creature with modular, do its counters go to another artifact creature?",
        "!Does modular trigger if the creature is exiled?",
        "I sac my Arcbound Ravager holding 5 counters: does my Ornithopter get all of them from modular?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/graft-any-creature",
    title: { fr: "La greffe", en: "Graft" },
    about: [["graft"]],
    turned: ["may-decline", "forced"],
    verdict: "yes",
    says: {
      fr: "la greffe (graft) se déclenche pour chaque autre créature qui arrive, sous le contrôle de n’importe qui, et vous pouvez y déplacer un marqueur +1/+1, si vous voulez",
      en: "graft triggers for each other creature that enters, under anyone’s control, and you may move a +1/+1 counter onto it if you like",
    },
    because: {
      fr: "À son dernier marqueur, une créature 0/0 avec la greffe meurt.",
      en: "A 0/0 with graft dies when it gives away its last counter.",
    },
    rules: ["702.58a", "704.5f"],
    questions: {
      fr: [
        "La greffe (graft) se déclenche-t-elle pour une créature de mon adversaire\u202f?",
        "Puis-je déplacer un marqueur de graft sur un jeton de créature qui arrive\u202f?",
        "!Suis-je obligé de déplacer le marqueur avec la greffe (graft)\u202f?",
        "Ma bête graft n’a plus qu’un marqueur et je le donne\u00a0: elle meurt\u202f?",
      ],
      en: [
        "Does graft trigger for a creature an opponent controls?",
        "Can I move a graft counter onto a creature token that enters?",
        "!Do I have to move the counter with graft?",
        "My graft creature is down to one counter and I give it away: does it die?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/living-weapon-germ",
    title: { fr: "Le Germe d’une arme vivante", en: "The Germ of a living weapon" },
    about: [["living-weapon"]],
    turned: ["germ-dies", "dies"],
    verdict: "no",
    says: {
      fr: "le Germe est une 0/0\u00a0: dès que l’équipement avec l’arme vivante (living weapon) ne lui est plus attaché, il meurt d’une endurance de 0, sauf si autre chose l’augmente\u202f; l’équipement reste en jeu",
      en: "the Germ is a 0/0: as soon as the Equipment with living weapon is no longer attached to it, it dies of toughness 0 unless something else pumps it; the Equipment stays",
    },
    because: {
      fr: "La capacité ne se déclenche qu’à l’arrivée de l’équipement\u00a0: déplacé plus tard, il ne fait pas de nouveau Germe.",
      en: "It triggers only as the Equipment enters: moving it later makes no new Germ.",
    },
    rules: ["702.92a", "704.5f", "301.5c"],
    questions: {
      fr: [
        "Si j’équipe une autre créature avec mon arme vivante, le jeton Germe survit-il\u202f?",
        "Le jeton Germe de l’arme vivante (living weapon) reste-t-il en jeu si l’équipement est détruit\u202f?",
        "!Le Germe meurt-il quand je déplace l’équipement avec l’arme vivante\u202f?",
        "Je déplace ma Batterskull (living weapon) sur mon 2/2, je garde le Germe\u202f?",
      ],
      en: [
        "If I equip my living weapon to another creature, does the Germ token survive?",
        "Does the living weapon Germ stay if the Equipment is destroyed?",
        "!Does the Germ die when I move the living weapon Equipment?",
        "I move Batterskull, a living weapon, onto my 2/2: do I keep the Germ?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/champion-returns-the-card",
    title: { fr: "Champion", en: "Champion" },
    about: [
      ["champion"],
      ["exile", "return", "sacrifice", "leaves-trigger", "dies", "comes-back", "creature"],
    ],
    not: ["commander"],
    turned: ["nothing-to-exile", "keep"],
    verdict: "yes",
    says: {
      fr: "la carte exilée par champion revient sur le champ de bataille sous le contrôle de son propriétaire quand la créature qui l’a exilée quitte le champ de bataille, quelle qu’en soit la manière",
      en: "the card exiled by champion returns to the battlefield under its owner’s control when the creature that exiled it leaves the battlefield, however it leaves",
    },
    because: {
      fr: "Sans autre créature du bon type à exiler, la créature avec champion est sacrifiée.",
      en: "With no other such creature to exile, the champion creature is sacrificed.",
    },
    rules: ["702.72a", "607.1"],
    questions: {
      fr: [
        "La créature exilée par champion revient-elle quand la créature meurt\u202f?",
        "Si ma créature avec champion est renvoyée en main, la carte exilée revient-elle\u202f?",
        "!Puis-je garder une créature avec «\u00a0champion a Faerie\u00a0» si je n’ai aucune autre créature à exiler\u202f?",
        "Mon champion an Elf se fait exiler par Path to Exile\u00a0: je récupère l’elfe caché dessous\u202f?",
      ],
      en: [
        "Does the creature exiled with champion return when the champion dies?",
        "If my champion creature is bounced, does the championed card come back?",
        "!Can I keep a creature with champion a Faerie if I have no other creature to exile?",
        "My “champion an Elf” guy gets Path to Exile’d: do I get the hidden elf back?",
      ],
    },
  }),
];
