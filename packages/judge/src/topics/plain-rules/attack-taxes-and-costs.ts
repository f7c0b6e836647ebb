import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Attack taxes, restrictions and least costs: one plain rule each. */
export const attackTaxesAndCosts: readonly Topic[] = [
  plainRule({
    id: "plain-rules/attack-tax-and-planeswalkers",
    title: {
      fr: "Payer pour attaquer\u00a0: un joueur ou son planeswalker",
      en: "Attack taxes: a player or their planeswalker",
    },
    about: [["attack-tax"], ["planeswalker", "attacks-each-planeswalker", "battle"]],
    verdict: "no",
    says: {
      fr: "un texte qui taxe les créatures qui vous attaquent ne protège que vous\u00a0: attaquer votre planeswalker ou une bataille ne coûte rien, sauf si le texte nomme aussi les planeswalkers",
      en: "a text that taxes creatures attacking you protects only you: attacking your planeswalker or a battle costs nothing, unless the text names planeswalkers too",
    },
    because: {
      fr: "Attaquer un planeswalker n’est pas attaquer son contrôleur.",
      en: "Attacking a planeswalker is not attacking its controller.",
    },
    rules: ["508.1h", "508.1b"],
    questions: {
      fr: [
        "Il faut payer {2} pour attaquer ce joueur. Dois-je aussi payer pour attaquer son planeswalker\u202f?",
        "La taxe d’attaque de mon adversaire protège-t-elle ses planeswalkers\u202f?",
        "Si je dois payer pour attaquer mon adv, je paie aussi si j’attaque son planeswalker\u202f?",
        "Payer pour attaquer vaut-il aussi pour mon planeswalker attaqué\u202f?",
      ],
      en: [
        "I must pay {2} to attack that player. Do I also pay to attack their planeswalker?",
        "Does an attack tax on creatures attacking me protect my planeswalkers?",
        "If I have to pay to attack my opponent, do I pay for sending creatures at a planeswalker?",
        "Is the pay {2} for each attacker rule also about attacks on my planeswalker?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/put-onto-the-battlefield-attacking-tax",
    title: { fr: "Arriver en attaquant sans payer", en: "Entering attacking without paying" },
    about: [["attack-tax"], ["token", "enters", "vigilance", "enters-attacking"]],
    verdict: "no",
    says: {
      fr: "une créature mise sur le champ de bataille attaquante n’a jamais été déclarée comme attaquant\u00a0: on ne paie rien pour elle, et une interdiction d’attaquer ne l’arrête pas",
      en: "a creature put onto the battlefield attacking was never declared as an attacker: nothing is paid for it, and restrictions on attacking do not stop it",
    },
    because: {
      fr: "Les coûts et les restrictions se vérifient seulement à la déclaration.",
      en: "Costs and restrictions are checked only at declaration.",
    },
    rules: ["508.4", "508.1h"],
    questions: {
      fr: [
        "Mes jetons arrivent attaquants. Dois-je payer pour attaquer avec eux s’il y a une taxe d’attaque\u202f?",
        "Il faut payer {2} pour attaquer\u00a0: dois-je payer pour un jeton qui arrive engagé et attaquant\u202f?",
        "Une créature mise sur le champ de bataille attaquante paie-t-elle la taxe d’attaque\u202f?",
        "Je crée un jeton attaquant, je paie pour attaquer avec\u202f?",
      ],
      en: [
        "My tokens enter attacking. Do I have to pay to attack with them when there is an attack tax?",
        "One must pay {2} to attack me. Is it owed for a token that enters tapped and attacking?",
        "Does a creature put onto the battlefield attacking pay the attack tax?",
        "I create an attacking token; must I pay for each creature that attack tax names?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/attack-limits-are-checked-once",
    title: {
      fr: "Une restriction d’attaque se vérifie à la déclaration",
      en: "Attack restrictions are checked at declaration",
    },
    about: [
      ["power-limits-attackers"],
      [
        "pump",
        "already-declared",
        "attack",
        "respond",
        "discard",
        "draw",
        "after-attacking",
        "keeps",
        "still",
        "hand",
        "plus-one-counter",
      ],
    ],
    verdict: "yes",
    says: {
      fr: "une restriction d’attaque n’est vérifiée qu’à la déclaration des attaquants\u00a0: une créature déjà attaquante continue d’attaquer, même si sa force augmente ou si la main se vide ensuite",
      en: "an attack restriction is checked only as attackers are declared: a creature that is already attacking goes on attacking, even if its power grows or the hand empties afterwards",
    },
    because: {
      fr: "Rien ne revient sur une déclaration légale\u202f; avant la déclaration, en revanche, le bonus l’empêcherait d’attaquer.",
      en: "Nothing undoes a legal declaration; a bonus before it would have stopped the attack.",
    },
    rules: ["508.1c", "506.4"],
    questions: {
      fr: [
        "Les créatures avec une force supérieure au nombre de cartes de sa main ne peuvent pas attaquer. J’attaque avec une 1/1 puis je lui donne +3/+3\u00a0: continue-t-elle d’attaquer\u202f?",
        "Les créatures de force 3 ou plus ne peuvent pas attaquer\u202f; si je donne un bonus après la déclaration, ma créature reste-t-elle attaquante\u202f?",
        "Mon adv vide sa main après ma déclaration, mais les créatures de force supérieure au nombre de cartes ne peuvent pas attaquer\u00a0: mon attaquant inflige-t-il encore ses blessures\u202f?",
        "Force supérieure au nombre de cartes en main, mais déjà attaquante\u00a0: elle reste en attaque\u202f?",
      ],
      en: [
        "Creatures with power greater than the number of cards in your hand can’t attack. I attack with a 1/1 and pump it afterwards. Does it keep attacking?",
        "Creatures with power 3 or greater can’t attack. If I pump after attackers are declared, does my creature still attack?",
        "My opponent empties their hand after I attack under Ensnaring Bridge. Does my attacker still deal damage?",
        "Power greater than the number of cards in hand but already attacking: does it stay an attacker?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/least-cost-of-spells",
    title: { fr: "Des sorts qui coûtent au moins tant", en: "Spells that cost at least so much" },
    about: [
      ["least-cost"],
      [
        "cast-free",
        "cost",
        "pay",
        "more-to-cast",
        "spell",
        "cast",
        "alternative-cost",
        "mana",
        "commander-tax",
        "suspend",
        "cascade",
      ],
    ],
    verdict: "yes",
    says: {
      fr: "un minimum s’applique en dernier au coût total\u00a0: un sort gratuit, réduit ou lancé pour un coût alternatif coûte quand même trois manas\u202f; une taxe compte d’abord dans ce minimum et ne s’y ajoute pas",
      en: "a least cost applies last, to the total cost: a free spell, a reduced one or one cast for an alternative cost still costs three mana; a tax counts toward that minimum first and does not add to it",
    },
    because: {
      fr: "On ajoute d’abord les coûts supplémentaires et les augmentations, on retire les réductions, puis on complète jusqu’à trois.",
      en: "Additional costs and increases come first, then reductions, and only then the total is filled up to three.",
    },
    rules: ["601.2f", "118.9"],
    questions: {
      fr: [
        "Chaque sort qui coûterait moins de trois manas en coûte trois. Dois-je payer trois pour un sort gratuit\u202f?",
        "Les sorts coûtent au moins trois manas. Mon sort lancé sans payer son coût de mana coûte-t-il trois\u202f?",
        "Si les sorts coûtent au moins {3}, une réduction de coût est-elle annulée\u202f?",
        "~Avec un minimum de trois manas et une taxe de {1}, combien coûte mon sort à un mana qui coûte au moins trois\u202f?",
        "Je lance un sort pour 0 mais il coûte au moins trois manas, je paie quand même trois\u202f?",
      ],
      en: [
        "Each spell that would cost less than three mana costs three mana. Do I pay three for a free spell?",
        "Spells cost at least three mana. Must I pay three for a spell cast without paying its mana cost?",
        "If spells cost at least {3}, is my cost reduction useless?",
        "~With spells that cost at least three mana and a tax of {1}, how much does my one-mana spell cost?",
        "I cast my pitch spell for zero under Trinisphere. Do I still owe three mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/countering-by-mana-value",
    title: { fr: "Contrecarrer selon la valeur de mana", en: "Countering by mana value" },
    about: [
      ["countered-by-mana-value"],
      [
        "cost",
        "cast-free",
        "x-value",
        "copy",
        "copy-spell",
        "land",
        "uncounterable",
        "mana-value",
        "counter-spell",
        "cast",
        "kicker",
        "more-to-cast",
        "commander-tax",
        "token",
        "storm",
        "spell",
      ],
    ],
    turned: ["copy", "copy-spell", "storm", "land", "uncounterable"],
    verdict: "yes",
    says: {
      fr: "seule compte la valeur de mana du sort sur la pile, quel que soit le prix payé\u00a0: gratuit, réduit ou taxé, elle ne change pas, et {X} vaut la valeur choisie\u202f; les copies ne sont pas lancées et les terrains ne sont pas des sorts, ils ne déclenchent rien",
      en: "only the mana value of the spell on the stack counts, whatever was paid: free, reduced or taxed, it stays the same, and {X} is the chosen value; copies are not cast and lands are no spells, so they trigger nothing",
    },
    because: {
      fr: "La capacité se déclenche au lancement\u202f; elle ne fait rien à un sort qui ne peut pas être contrecarré.",
      en: "The ability triggers on casting; it does nothing to a spell that can’t be countered.",
    },
    rules: ["202.3", "202.3e", "603.2"],
    questions: {
      fr: [
        "Un artefact contrecarre les sorts dont la valeur de mana est égale au nombre de marqueurs. Mon sort à un mana lancé gratuitement est-il contrecarré\u202f?",
        "Un artefact contrecarre les sorts de valeur de mana égale à 1\u202f; je paie 2 à cause d’une taxe, mon sort est-il contrecarré\u202f?",
        "!Le calice contrecarre les sorts de valeur de mana 1. Est-ce que les copies de storm sont contrecarrées\u202f?",
        "Sort avec {X}\u00a0: la valeur de mana égale au nombre de marqueurs compte-t-elle le X choisi\u202f?",
        "Mon calice à 2 contrecarre-t-il aussi mes propres sorts\u202f?",
      ],
      en: [
        "An artifact counters spells with mana value equal to the number of charge counters on it. Is my one-mana spell cast for free countered?",
        "A Chalice on one: I pay two because of a tax. Does it still counter my one-drop?",
        "!Chalice counters spells with mana value 1. Are the copies made by storm countered?",
        "For a spell with {X}, does mana value equal to the number of counters include my X?",
        "Will my own chalice on 2 counter my spells too?",
      ],
    },
  }),
];
