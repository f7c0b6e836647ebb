import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Short questions about legends, tokens, copies and what happens to permanents: one plain rule each. */
export const permanentsBasics: readonly Topic[] = [
  plainRule({
    id: "plain-rules/different-legends-together",
    title: { fr: "Plusieurs légendes différentes", en: "Several different legends" },
    about: [["legendary"], ["different-legends"]],
    not: ["opponent", "commander", "copy", "deck-rules", "clone"],
    verdict: "yes",
    says: {
      fr: "la règle des légendes ne concerne que les permanents légendaires de même nom d’un même joueur\u00a0: des légendes de noms différents restent toutes en jeu",
      en: "the legend rule concerns only legendary permanents with the same name controlled by one player: legends with different names all stay",
    },
    because: {
      fr: "C’est le nom qui compte, non le type.",
      en: "The name counts, not the type.",
    },
    rules: ["704.5j"],
    questions: {
      fr: [
        "Puis-je avoir plusieurs créatures légendaires différentes en jeu\u202f?",
        "Peut-on contrôler deux créatures légendaires différentes\u202f?",
        "Ai-je le droit d’avoir trois créatures légendaires différentes\u202f?",
      ],
      en: [
        "Can I control several different legendary creatures?",
        "Can I have two different legendary creatures?",
        "May I have three different legendary permanents in play?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/creature-tokens-are-creatures",
    title: { fr: "Un jeton créature est une créature", en: "Creature tokens are creatures" },
    about: [["token-is-creature"]],
    not: ["token-as-card", "treasure", "food-clue", "copy", "vehicle", "triggered-ability"],
    verdict: "yes",
    says: {
      fr: "un jeton créature est une créature comme les autres\u00a0: il attaque, bloque et meurt, et ce qui touche les créatures le touche",
      en: "a creature token is a creature like any other: it attacks, blocks and dies, and whatever affects creatures affects it",
    },
    because: {
      fr: "Un jeton n’est pas une carte, mais c’est un permanent.",
      en: "A token is no card, but it is a permanent.",
    },
    rules: ["111.1", "110.1"],
    questions: {
      fr: [
        "Un jeton créature est-il une créature\u202f?",
        "Les jetons créature sont-ils des créatures\u202f?",
        "Mon jeton compte-t-il comme une créature\u202f?",
      ],
      en: [
        "Are creature tokens creatures?",
        "Is a creature token a creature?",
        "Do creature tokens count as creatures?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/tokens-may-be-copied",
    title: { fr: "Copier un jeton", en: "Copying a token" },
    about: [["copying-a-token"]],
    not: ["commander", "legendary", "triggered-ability", "enters"],
    verdict: "yes",
    says: {
      fr: "un jeton est un permanent\u00a0: un effet qui copie une créature peut copier un jeton créature, avec les caractéristiques que lui donne l’effet qui l’a créé",
      en: "a token is a permanent: an effect that copies a creature may copy a creature token, with the characteristics given by the effect that created it",
    },
    because: {
      fr: "Les marqueurs et les bonus ne sont pas copiés.",
      en: "Counters and bonuses are not copied.",
    },
    rules: ["707.2", "111.3"],
    questions: {
      fr: [
        "Puis-je copier une créature jeton\u202f?",
        "Peut-on copier un jeton\u202f?",
        "Est-il permis de copier un jeton créature\u202f?",
      ],
      en: ["Can I copy a creature token?", "Can a token be copied?", "May I copy a token?"],
    },
  }),
  plainRule({
    id: "plain-rules/face-down-creatures-are-two-twos",
    title: { fr: "Une créature face cachée est une 2/2", en: "A face-down creature is a 2/2" },
    about: [["face-down-two-two"]],
    not: ["color", "name-card", "mana-value", "dies", "damage", "blink"],
    verdict: "yes",
    says: {
      fr: "un permanent face cachée est normalement une créature 2/2 sans texte, sans nom, sans type de créature et sans coût de mana",
      en: "a face-down permanent is normally a 2/2 creature with no text, no name, no creature types and no mana cost",
    },
    because: {
      fr: "L’effet qui l’a mise face cachée peut lui donner autre chose.",
      en: "The effect that put it face down may say otherwise.",
    },
    rules: ["708.2a"],
    questions: {
      fr: [
        "Une carte face cachée est-elle une 2/2\u202f?",
        "Une créature face cachée est-elle toujours une 2/2\u202f?",
        "Ma créature face cachée est-elle une 2/2\u202f?",
      ],
      en: [
        "Is a face-down creature a 2/2?",
        "Are face-down creatures always 2/2?",
        "Is my face-down card a 2/2?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/equip-only-your-own-creatures",
    title: { fr: "On équipe ses propres créatures", en: "Equipping your own creatures" },
    about: [["equips-anothers-creature"], ["equip", "equipment"]],
    not: [
      "opponents-turn",
      "hexproof",
      "shroud",
      "protection",
      "ward",
      "gain-control",
      "stolen-creature",
      "respond",
      "block",
      "attack",
    ],
    verdict: "no",
    says: {
      fr: "la capacité d’équipement cible une créature que vous contrôlez\u00a0: vous ne pouvez pas équiper celle d’un adversaire",
      en: "the equip ability targets a creature you control: you can’t equip an opponent’s creature",
    },
    because: {
      fr: "Un autre effet peut cependant y attacher un équipement.",
      en: "Another effect may attach an Equipment to it, though.",
    },
    rules: ["702.6a"],
    questions: {
      fr: [
        "Puis-je équiper la créature de mon adversaire\u202f?",
        "Peut-on équiper une créature adverse\u202f?",
        "Ai-je le droit d’équiper une créature de l’adversaire\u202f?",
      ],
      en: [
        "Can I equip my opponent’s creature?",
        "May I equip a creature an opponent controls?",
        "Can I equip an opponent’s creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/stolen-creatures-attack-later",
    title: { fr: "Une créature volée attaque plus tard", en: "A stolen creature attacks later" },
    about: [["stolen-creature", "gain-control"], ["attacks-at-once"]],
    not: ["haste", "commander", "enters-attacking", "planeswalker"],
    verdict: "no",
    says: {
      fr: "une créature dont vous venez de prendre le contrôle a le mal d’invocation\u00a0: sans la célérité elle n’attaque qu’à votre prochain tour",
      en: "a creature you just gained control of is summoning sick: without haste it can’t attack until your next turn",
    },
    because: {
      fr: "Il faut la contrôler sans interruption depuis le début de votre tour. Beaucoup d’effets lui donnent la célérité.",
      en: "You must have controlled it continuously since your turn began. Many such effects give it haste.",
    },
    rules: ["302.6", "508.1a"],
    questions: {
      fr: [
        "Une créature volée peut-elle attaquer tout de suite\u202f?",
        "Puis-je attaquer immédiatement avec une créature volée\u202f?",
        "Ma créature volée peut-elle attaquer immédiatement\u202f?",
      ],
      en: [
        "Can a stolen creature attack right away?",
        "Can I attack right away with a stolen creature?",
        "May a creature I stole attack immediately?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/sacrificing-is-not-destroying",
    title: { fr: "Sacrifier n’est pas détruire", en: "Sacrificing is not destroying" },
    about: [["sacrifice-as-destroying"]],
    not: ["indestructible", "regenerate", "commander"],
    verdict: "no",
    says: {
      fr: "sacrifier n’est pas détruire\u00a0: le permanent va directement au cimetière, et ni l’indestructible ni la régénération n’y changent rien",
      en: "sacrificing is not destroying: the permanent goes straight to the graveyard, and neither indestructible nor regeneration helps",
    },
    because: {
      fr: "Une créature sacrifiée meurt tout de même.",
      en: "A sacrificed creature dies all the same.",
    },
    rules: ["701.21a", "701.8b"],
    questions: {
      fr: [
        "Sacrifier compte-t-il comme détruire\u202f?",
        "Sacrifier une créature, est-ce la détruire\u202f?",
        "Un sacrifice compte-t-il comme une destruction\u202f?",
      ],
      en: [
        "Does sacrificing count as destroying?",
        "Is sacrificing the same as destroying?",
        "Does a sacrifice count as destroying the creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/flashback-casts-from-the-graveyard",
    title: { fr: "Le flashback se lance du cimetière", en: "Flashback casts from the graveyard" },
    about: [["flashback"], ["cast"], ["graveyard"]],
    not: [
      "opponents-turn",
      "sorcery",
      "instant",
      "exile",
      "counter-spell",
      "hand",
      "copy",
      "alternative-cost",
      "cost-increase",
      "commander",
      "split-second",
      "cast-trigger",
    ],
    verdict: "yes",
    says: {
      fr: "le flashback permet de lancer la carte depuis votre cimetière pour son coût de flashback, et elle est ensuite exilée",
      en: "flashback lets you cast the card from your graveyard for its flashback cost, and afterwards it is exiled",
    },
    because: {
      fr: "Le moment reste celui du type de la carte.",
      en: "The timing stays that of the card’s type.",
    },
    rules: ["702.34a"],
    questions: {
      fr: [
        "Puis-je lancer un sort au flashback depuis le cimetière\u202f?",
        "Le flashback permet-il de lancer la carte du cimetière\u202f?",
        "Avec flashback, puis-je lancer ma carte depuis mon cimetière\u202f?",
      ],
      en: [
        "Does flashback let me cast a card from my graveyard?",
        "Can I cast a spell with flashback from the graveyard?",
        "May I use flashback to cast this card from my graveyard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/copied-spells-are-not-cast",
    title: { fr: "Une copie de sort n’est pas lancée", en: "A copied spell is not cast" },
    about: [["copy", "copy-spell"], ["counts-as-cast"]],
    not: ["storm", "commander", "clone", "creature"],
    verdict: "no",
    says: {
      fr: "copier un sort met la copie directement sur la pile\u00a0: elle n’est pas lancée et ne déclenche pas «\u00a0quand vous lancez un sort\u00a0»",
      en: "copying a spell puts the copy straight onto the stack: it isn’t cast and doesn’t trigger “whenever you cast a spell”",
    },
    because: {
      fr: "Seule une copie qu’un effet dit de lancer est lancée.",
      en: "Only a copy that an effect tells you to cast is cast.",
    },
    rules: ["707.10"],
    questions: {
      fr: [
        "La copie d’un sort compte-t-elle comme lancée\u202f?",
        "Une copie de sort compte-t-elle comme un sort lancé\u202f?",
        "Copier un sort compte-t-il comme le lancer\u202f?",
      ],
      en: [
        "Does a copy of a spell count as cast?",
        "Does copying a spell count as casting it?",
        "Does a copied spell count as cast?",
      ],
    },
  }),
];
