import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Qualities that cards ask for: one plain rule each. */
export const qualitiesOfObjects: readonly Topic[] = [
  plainRule({
    id: "plain-rules/historic-things",
    title: { fr: "Ce qui est historique", en: "What is historic" },
    about: [
      ["historic"],
      [
        "legendary",
        "artifact",
        "saga",
        "treasure",
        "treasure-token",
        "token",
        "permanent",
        "card",
        "creature",
        "counts-for",
      ],
    ],
    not: ["cast-trigger"],
    verdict: "yes",
    says: {
      fr: "est historique tout ce qui est légendaire, artefact ou saga\u00a0: un seul des trois suffit, une créature légendaire ou un jeton Trésor le sont donc",
      en: "anything legendary, an artifact or a Saga is historic: one of the three is enough, so a legendary creature or a Treasure token is",
    },
    because: {
      fr: "Une carte qui l’est deux fois ne compte qu’une fois.",
      en: "A card that is so twice counts only once.",
    },
    rules: ["700.6"],
    questions: {
      fr: [
        "Une créature légendaire est-elle historique\u202f?",
        "Un artefact non légendaire compte-t-il comme historique\u202f?",
        "Ma saga est-elle un permanent historique\u202f?",
        "Un jeton Trésor, c’est historique\u202f?",
      ],
      en: [
        "Is a legendary creature historic?",
        "Does a nonlegendary artifact count as historic?",
        "Would a Treasure token be historic?",
        "Is my Saga a historic permanent?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/modified-creatures",
    title: { fr: "Une créature modifiée", en: "Modified creatures" },
    about: [["modified"]],
    not: ["replacement-effect"],
    turned: ["opponents-aura"],
    verdict: "yes",
    says: {
      fr: "une créature est modifiée si elle porte un marqueur quelconque, un équipement, ou une aura que contrôle son contrôleur\u202f; un équipement d’un adversaire suffit, mais pas une aura d’un adversaire ni un bonus jusqu’à la fin du tour",
      en: "a creature is modified if it has a counter of any kind, is equipped, or is enchanted by an Aura its controller controls; an opponent’s Equipment is enough, but an opponent’s Aura or an until-end-of-turn bonus is not",
    },
    because: {
      fr: "Les marqueurs -1/-1 ou d’étourdissement comptent aussi.",
      en: "-1/-1 counters and stun counters count too.",
    },
    rules: ["700.9"],
    questions: {
      fr: [
        "Une créature avec un marqueur +1/+1 est-elle modifiée\u202f?",
        "Ma créature équipée compte-t-elle comme modifiée\u202f?",
        "!Une aura de mon adversaire rend-elle ma créature modifiée\u202f?",
        "Un marqueur -1/-1 suffit pour être modifiée\u202f?",
      ],
      en: [
        "Is a creature with a +1/+1 counter modified?",
        "Does my equipped creature count as modified?",
        "!Does an Aura my opponent controls make my creature modified?",
        "Is a creature with just a -1/-1 counter modified?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/base-power-ignores-counters",
    title: {
      fr: "La force de base ne compte ni marqueurs ni bonus",
      en: "Base power ignores counters and bonuses",
    },
    about: [
      ["base-power-counts"],
      [
        "counts-for",
        "plus-one-counter",
        "counter-marker",
        "pump",
        "equipment",
        "aura",
        "keeps",
        "still",
      ],
    ],
    not: ["set-power-toughness", "two-setters", "lose-abilities", "copy", "switch-power-toughness"],
    turned: ["counts-for"],
    verdict: "yes",
    says: {
      fr: "la force de base est celle avant marqueurs, équipements et bonus\u00a0: une 2/2 avec trois marqueurs +1/+1 a toujours une force de base de 2",
      en: "base power is the power before counters, Equipment and bonuses: a 2/2 with three +1/+1 counters still has base power 2",
    },
    because: {
      fr: "Seuls les effets qui fixent la force de base la changent.",
      en: "Only effects that set base power change it.",
    },
    rules: ["208.4", "613.4b", "613.4c"],
    questions: {
      fr: [
        "Ma 2/2 a trois marqueurs +1/+1. A-t-elle encore une force de base de 2\u202f?",
        "Une créature de force de base 1 avec un équipement qui donne +3/+3 garde-t-elle sa force de base 1\u202f?",
        "!Les marqueurs +1/+1 comptent-ils dans la force de base\u202f?",
        "Avec un bonus de +2/+2, sa force de base reste la même\u202f?",
      ],
      en: [
        "My 2/2 has three +1/+1 counters. Does it still have base power 2?",
        "Does a creature with base power 1 and an Equipment giving +3/+3 keep base power 1?",
        "!Do +1/+1 counters count for base power?",
        "With a +2/+2 bonus, is its base power still the same?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/counter-doublers-and-players",
    title: { fr: "Doubler les marqueurs des joueurs", en: "Doubling counters on players" },
    about: [
      ["doubling", "doubling-counters", "double", "player-counters-doubled"],
      ["player-counter-kind", "poison"],
    ],
    not: ["proliferate", "infect", "toxic"],
    verdict: "no",
    says: {
      fr: "un effet qui double les marqueurs «\u00a0mis sur un permanent\u00a0» ne double ni le poison, ni l’énergie, ni l’expérience\u00a0: un joueur n’est pas un permanent\u202f; il faut un effet qui dit aussi «\u00a0ou sur un joueur\u00a0»",
      en: "an effect that doubles counters “put on a permanent” doubles neither poison nor energy nor experience counters: a player is no permanent; it takes an effect that also says “or player”",
    },
    because: {
      fr: "L’effet ne remplace que ce qu’il décrit.",
      en: "The effect replaces only what it describes.",
    },
    rules: ["614.16", "122.1"],
    questions: {
      fr: [
        "Mon enchantement double les marqueurs mis sur mes permanents. Double-t-il aussi les marqueurs «\u00a0poison\u00a0»\u202f?",
        "Un effet qui double les marqueurs sur les permanents double-t-il mes marqueurs énergie\u202f?",
        "Les marqueurs «\u00a0expérience\u00a0» sont-ils doublés par un effet qui double les marqueurs des permanents\u202f?",
        "Ma saison du dédoublement double le poison\u202f?",
      ],
      en: [
        "My enchantment doubles counters put on my permanents. Does it double poison counters too?",
        "Does an effect that doubles counters on permanents double my energy counters?",
        "Are experience counters doubled by a counter doubler for permanents?",
        "Does my counter-doubling enchantment double energy I get?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/legendary-sorceries",
    title: { fr: "Les rituels légendaires", en: "Legendary sorceries" },
    about: [["legendary-sorcery"]],
    not: ["creature-spell"],
    verdict: "no",
    says: {
      fr: "on ne peut lancer un éphémère ou un rituel légendaire que si l’on contrôle une créature légendaire ou un planeswalker légendaire au moment de le lancer\u202f; s’ils partent ensuite, le sort se résout quand même, et rien n’empêche d’en lancer plusieurs",
      en: "a legendary instant or sorcery can be cast only if you control a legendary creature or a legendary planeswalker as you cast it; if they leave afterwards the spell still resolves, and nothing stops you from casting several",
    },
    because: {
      fr: "La règle des légendes ne concerne que les permanents.",
      en: "The legend rule concerns permanents only.",
    },
    rules: ["205.4e", "601.3"],
    questions: {
      fr: [
        "Puis-je lancer un rituel légendaire sans contrôler de créature légendaire\u202f?",
        "Un artefact légendaire suffit-il pour lancer un rituel légendaire\u202f?",
        "Est-ce que je peux lancer mon rituel légendaire gratuitement sans créature ni planeswalker légendaire\u202f?",
        "Sans légende en jeu, mon éphémère légendaire se lance\u202f?",
      ],
      en: [
        "Can I cast a legendary sorcery without controlling a legendary creature?",
        "Is a legendary artifact enough to cast a legendary sorcery?",
        "May I cast my legendary sorcery for free with no legendary creature or planeswalker?",
        "With no legend around, is my legendary instant castable?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/hybrid-symbols-in-mana-value",
    title: {
      fr: "La valeur de mana des symboles hybrides et phyrexians",
      en: "Mana value of hybrid and Phyrexian symbols",
    },
    about: [["hybrid-value", "hybrid", "phyrexian-hybrid", "phyrexian-symbol"], ["mana-value"]],
    not: ["color-identity", "devotion"],
    verdict: "yes",
    says: {
      fr: "chaque symbole hybride ou phyrexian compte pour 1 dans la valeur de mana, payé en mana ou en points de vie, et un symbole hybride à 2 génériques compte pour 2",
      en: "every hybrid or Phyrexian symbol counts 1 toward the mana value, whether paid with mana or life, and a monocolored hybrid symbol of two generic mana counts 2",
    },
    because: {
      fr: "On prend la plus grande part de chaque symbole\u202f; ce qui a été payé n’y change rien.",
      en: "The larger half of each symbol counts; what was paid makes no difference.",
    },
    rules: ["202.3f", "202.3g"],
    questions: {
      fr: [
        "Un symbole phyrexian payé en points de vie compte-t-il dans la valeur de mana\u202f?",
        "La valeur de mana d’un sort à mana phyrexian est-elle la même si je paie des points de vie\u202f?",
        "~Quelle est la valeur de mana d’une carte avec trois symboles hybrides\u202f?",
        "Symboles hybrides\u00a0: comptent-ils chacun pour 1 dans la valeur de mana\u202f?",
      ],
      en: [
        "Does a Phyrexian symbol paid with life count toward the mana value?",
        "Is the mana value of a Phyrexian mana spell the same if I pay life?",
        "~What is the mana value of a card with three hybrid symbols?",
        "Does a hybrid symbol count as 1 in the mana value?",
      ],
    },
  }),
];
