import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Hexproof, protection, ward and umbra armor beyond the simple case: one plain rule each. */
export const protectedPermanents: readonly Topic[] = [
  plainRule({
    id: "plain-rules/countering-a-protected-creature-spell",
    title: {
      fr: "Contrecarrer une créature avec la défense talismanique",
      en: "Countering a hexproof creature",
    },
    about: [
      ["hexproof", "shroud", "protection", "indestructible"],
      ["counter-spell", "counter-target-spell"],
    ],
    not: ["ward", "respond", "aura", "counter-ability", "lose-in-response-ability"],
    turned: ["protected-from-countering"],
    verdict: "yes",
    says: {
      fr: "ces capacités d’un permanent n’agissent que sur le champ de bataille\u00a0: le sort de créature sur la pile peut être ciblé et contrecarré",
      en: "these abilities of a permanent work only on the battlefield: the creature spell on the stack can be targeted and countered",
    },
    because: {
      fr: "Contrecarrer n’est pas non plus détruire. Seul «\u00a0ne peut pas être contrecarré\u00a0» protège un sort.",
      en: "Countering is not destroying either. Only “can’t be countered” protects a spell.",
    },
    rules: ["113.6", "702.11b", "701.6a"],
    questions: {
      fr: [
        "Peut-on contrecarrer un sort de créature qui a la défense talismanique\u202f?",
        "Puis-je lancer Contresort sur une créature avec le linceul quand elle est lancée\u202f?",
        "!La protection contre le bleu empêche-t-elle de contrecarrer la créature avec un contresort bleu\u202f?",
        "Une créature indestructible peut-elle être contrée pendant qu’elle est sur la pile\u202f?",
        "Mon adv lance un hexproof, je peux le contre avec un Counterspell\u202f?",
      ],
      en: [
        "Can a creature spell with hexproof be countered?",
        "Can I cast Counterspell on a shroud creature while it is being cast?",
        "!Does protection from blue stop a blue counterspell from countering the creature?",
        "Can an indestructible creature be countered while it’s on the stack?",
        "My opponent casts a hexproof guy, am I able to Counterspell it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/hexproof-player",
    title: { fr: "Un joueur avec la défense talismanique", en: "A player with hexproof" },
    about: [["hexproof-player"]],
    turned: ["attack", "untargeted", "each-player", "mass-death", "combat-damage"],
    verdict: "no",
    says: {
      fr: "un joueur qui a la défense talismanique ne peut pas être la cible des sorts et capacités de ses adversaires\u202f; on peut toujours l’attaquer, et ce qui ne cible pas le touche",
      en: "a player with hexproof can’t be the target of spells or abilities opponents control; that player can still be attacked, and whatever doesn’t target still affects them",
    },
    because: {
      fr: "La défense talismanique du joueur ne protège pas ses permanents, et il peut se cibler lui-même\u202f; avec le linceul, non.",
      en: "A player’s hexproof does not protect their permanents, and they may target themselves; with shroud they may not.",
    },
    rules: ["702.11c", "115.10"],
    questions: {
      fr: [
        "Mon adversaire a la défense talismanique grâce à Leyline of Sanctity, puis-je le cibler avec Foudre\u202f?",
        "Un joueur avec la défense talismanique peut-il être la cible d’un sort de défausse adverse\u202f?",
        "!Puis-je attaquer un joueur qui a la défense talismanique\u202f?",
        "!Un sort qui fait perdre 3 points de vie à chaque adversaire touche-t-il un joueur avec hexproof\u202f?",
        "Il s’est donné hexproof à lui-même avec une capacité\u00a0: mon Thoughtseize peut le viser\u202f?",
      ],
      en: [
        "My opponent has hexproof thanks to Leyline of Sanctity. Can I target them with Lightning Bolt?",
        "Can a player with hexproof be the target of an opponent’s discard spell?",
        "!Can I attack a player who has hexproof?",
        "!Does a spell that makes each opponent lose 3 life affect a player with hexproof?",
        "He gave himself hexproof this turn: may my Thoughtseize pick him?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/hexproof-from-a-color",
    title: { fr: "Défense talismanique contre une couleur", en: "Hexproof from a color" },
    about: [["hexproof-from"]],
    not: ["hexproof-player", "lose-abilities"],
    turned: ["same-color-target"],
    verdict: "yes",
    says: {
      fr: "la «\u00a0défense talismanique contre\u00a0» une couleur n’empêche de cibler que par les sorts de cette couleur et les capacités de sources de cette couleur\u202f; ceux des autres couleurs peuvent cibler",
      en: "“hexproof from” a color stops only targeting by opponents’ spells of that color and abilities of sources of that color; the other colors can still target",
    },
    because: {
      fr: "Elle ne prévient aucune blessure et n’empêche aucun blocage, à la différence de la protection.",
      en: "It prevents no damage and stops no block, unlike protection.",
    },
    rules: ["702.11d", "702.11b"],
    questions: {
      fr: [
        "Puis-je cibler avec un sort rouge une créature qui a la défense talismanique contre le noir\u202f?",
        "Une créature avec la défense talismanique contre le blanc peut-elle être ciblée par un sort bleu\u202f?",
        "!Mon sort noir peut-il cibler une créature avec la défense talismanique contre le noir\u202f?",
        "~Que fait «\u00a0défense talismanique contre le noir\u00a0»\u202f?",
        "Son planeswalker a hexproof from black, ma Foudre rouge passe\u202f?",
      ],
      en: [
        "Can I target a creature with hexproof from black with a red spell?",
        "Can a creature that has hexproof from white be targeted by a blue spell?",
        "!Can my black spell target a creature with hexproof from black?",
        "~What does hexproof from black do?",
        "Their knight has hexproof from white; does my green fight spell work on it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/what-protection-does",
    title: { fr: "Ce que fait la protection", en: "What protection does" },
    about: [["protection"], ["what-it-does", "only-these"]],
    not: [
      "commander",
      "hexproof-from",
      "hexproof",
      "unpreventable",
      "combat-phase",
      "attack",
      "block",
    ],
    verdict: "no",
    says: {
      fr: "la protection contre une qualité fait quatre choses\u00a0: les blessures de ces sources sont prévenues, elles ne peuvent ni l’enchanter ni l’équiper, ni la bloquer, ni la cibler\u202f; rien d’autre",
      en: "protection from a quality does four things: damage from those sources is prevented, they can’t enchant or equip it, can’t block it and can’t target it; nothing else",
    },
    because: {
      fr: "Ce qui ne fait rien de tout cela agit\u00a0: une destruction ou un -X/-X sans cible, un sacrifice.",
      en: "Whatever does none of these still works: destroying or -X/-X without a target, or a forced sacrifice.",
    },
    rules: ["702.16b", "702.16e", "702.16f", "702.16c"],
    questions: {
      fr: [
        "~Explique ce que fait la protection contre le rouge.",
        "~Comment fonctionne la protection contre une couleur, que fait-elle\u202f?",
        "La protection contre le noir protège-t-elle absolument de tout ce qui est noir\u202f?",
        "La protection contre une couleur ne fait-elle que prévenir les blessures\u202f?",
        "~Explique-moi ce que fait la capacité protection contre le vert.",
      ],
      en: [
        "~Explain what protection from red does.",
        "~What exactly does protection from a color protect against?",
        "Does protection from black protect against absolutely everything black?",
        "Does protection from a color do nothing but prevent damage?",
        "~What does DEBT stand for with protection, how does it work?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/protection-from-everything",
    title: { fr: "Protection contre tout", en: "Protection from everything" },
    about: [
      ["protection-from-everything"],
      [
        "target",
        "block",
        "blocked-by",
        "destroy",
        "mass-death",
        "untargeted",
        "damage",
        "my-own-target",
        "wiped-out",
        "aura",
        "equip",
        "sacrifice",
        "exile",
        "kill",
      ],
    ],
    turned: ["block", "target", "blocked-by", "damage", "aura", "equip"],
    verdict: "yes",
    says: {
      fr: "la protection contre tout n’arrête ni la destruction ni l’exil ni le sacrifice sans cible\u202f; elle empêche d’être ciblé, bloqué, enchanté, équipé et prévient toutes les blessures",
      en: "protection from everything doesn’t stop destroying, exiling or sacrificing without a target; it stops being targeted, blocked, enchanted, equipped and prevents all damage",
    },
    because: {
      fr: "Même vos propres sorts ne peuvent pas cibler la créature.",
      en: "Even your own spells can’t target the creature.",
    },
    rules: ["702.16j", "115.10"],
    questions: {
      fr: [
        "Une Colère de Dieu détruit-elle une créature avec la protection contre tout\u202f?",
        "Une créature avec protection contre tout meurt-elle si un sort détruit toutes les créatures\u202f?",
        "!Puis-je bloquer une créature qui a la protection contre tout\u202f?",
        "Mon adv a un Progenitus (protection contre tout)\u00a0: mon balayage marche sur lui\u202f?",
      ],
      en: [
        "Does Wrath of God destroy a creature with protection from everything?",
        "Can a creature with protection from everything be destroyed by a board wipe?",
        "!Can I block a creature that has protection from everything?",
        "My opponent has Progenitus with protection from everything: does a board wipe work?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/protection-from-creatures",
    title: { fr: "Protection contre les créatures", en: "Protection from creatures" },
    about: [
      ["protection-from-creatures"],
      [
        "block",
        "blocked-by",
        "target",
        "damage",
        "deals-damage",
        "ability",
        "destroy",
        "enters-trigger",
        "instant",
        "sorcery",
      ],
    ],
    turned: ["instant", "sorcery"],
    verdict: "no",
    says: {
      fr: "une créature avec la protection contre les créatures ne peut être bloquée par aucune créature, n’est ciblée par aucune capacité de créature, et les blessures des créatures lui sont prévenues",
      en: "a creature with protection from creatures can’t be blocked by creatures, can’t be targeted by abilities of creatures, and damage creatures would deal to it is prevented",
    },
    because: {
      fr: "Elle peut elle-même bloquer et combattre, et les sorts qui ne sont pas des créatures l’affectent normalement.",
      en: "It can itself block, and spells that aren’t creatures affect it as usual.",
    },
    rules: ["702.16f", "702.16a", "702.16b", "702.16e"],
    questions: {
      fr: [
        "Puis-je bloquer une créature qui a la protection contre les créatures\u202f?",
        "La capacité d’entrée d’une créature peut-elle cibler une créature avec protection contre les créatures\u202f?",
        "Mes bloqueurs peuvent blesser une créature avec la protection contre les créatures\u202f?",
        "!Un éphémère peut-il détruire une créature avec protection contre les créatures\u202f?",
        "Il y a un type avec protection from creatures en face, mon 5/5 peut le bloquer\u202f?",
      ],
      en: [
        "Can I block a creature that has protection from creatures?",
        "Can a creature’s enters ability target a creature with protection from creatures?",
        "Do my creatures deal damage to a creature with protection from creatures?",
        "!Can an instant destroy a creature with protection from creatures?",
        "The other side has a guy with protection from creatures, may my 5/5 block him?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/protection-and-own-spells",
    title: { fr: "Protection et vos propres sorts", en: "Protection and your own spells" },
    about: [
      ["protection", "gains-protection"],
      ["own-color-spell", "blocks-own-spells"],
      ["target", "aura", "equip", "equipment", "spell", "stops", "enchant"],
    ],
    not: ["hexproof", "shroud", "protection-from-everything", "attack", "block"],
    turned: ["blocks-own-spells"],
    verdict: "no",
    says: {
      fr: "la protection ne distingue pas les joueurs\u00a0: vos propres sorts, auras et équipements de cette qualité ne peuvent pas non plus cibler, enchanter ou équiper la créature",
      en: "protection makes no difference between players: your own spells, Auras and Equipment of that quality can’t target, enchant or equip the creature either",
    },
    because: {
      fr: "À la différence de la défense talismanique, qui n’arrête que les adversaires.",
      en: "Unlike hexproof, which stops only opponents.",
    },
    rules: ["702.16b", "702.16c", "702.16d"],
    questions: {
      fr: [
        "Ma créature a la protection contre le blanc, puis-je la cibler avec mon propre sort blanc\u202f?",
        "Puis-je mettre ma propre aura verte sur ma créature avec protection contre le vert\u202f?",
        "!La protection contre le blanc arrête-t-elle aussi mes propres sorts blancs\u202f?",
        "Ma créature a protection contre le vert et je veux la pump avec mon sort vert à moi, ça passe\u202f?",
      ],
      en: [
        "My creature has protection from white. Can I target it with my own white spell?",
        "Can I put my own green Aura on my creature with protection from green?",
        "!Does protection from white also stop my own white spells?",
        "My guy has protection from green and I want to pump him with a green spell of mine, does that work?",
      ],
    },
  }),
];
