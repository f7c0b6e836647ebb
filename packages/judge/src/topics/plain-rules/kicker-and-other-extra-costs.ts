import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Kicker, replicate, conspire, splice, entwine, delve and affinity: one plain rule each. */
export const extraCosts: readonly Topic[] = [
  plainRule({
    id: "plain-rules/kicker-is-chosen-on-casting",
    title: { fr: "Quand payer le kick", en: "When kicker is paid" },
    about: [
      ["kicker"],
      ["kick-later", "may-decline", "when-decide", "after-resolution", "instant-timing", "forced"],
    ],
    not: ["copy", "counter-spell", "cast-free", "blink", "copy-kicked", "multikicked"],
    turned: ["while-casting"],
    verdict: "no",
    says: {
      fr: "le kick est un coût supplémentaire facultatif, annoncé et payé en lançant le sort\u00a0: ni obligatoire, ni possible plus tard, ni une fois le permanent en jeu",
      en: "kicker is an optional additional cost, announced and paid as the spell is cast: not mandatory, and not possible later, nor once the permanent is on the battlefield",
    },
    because: {
      fr: "Sans kick payé, le sort a simplement ses effets de base.",
      en: "Without kicker the spell simply has its basic effects.",
    },
    rules: ["702.33a", "601.2b", "702.33d"],
    questions: {
      fr: [
        "Suis-je obligé de payer le kick\u202f?",
        "Puis-je payer le kick plus tard, une fois que la créature est sur le champ de bataille\u202f?",
        "Peut-on décider de payer le kick au moment où le sort se résout\u202f?",
        "!Le kick se paie-t-il en lançant le sort\u202f?",
        "J’avais pas le mana pour kicker ma créature, je peux payer le kick au tour suivant\u202f?",
      ],
      en: [
        "Do I have to pay the kicker cost?",
        "Can I pay kicker later, once the creature is on the battlefield?",
        "May I decide to pay kicker when the spell resolves?",
        "!Is kicker paid while casting the spell?",
        "I was short on mana; can I pay my creature’s kicker next turn instead?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/kicker-only-once",
    title: { fr: "Kicker plusieurs fois", en: "Kicking several times" },
    about: [
      ["kicker", "multikicked"],
      ["twice", "how-many-times", "multikicked", "once-a-turn", "several-times"],
    ],
    not: ["copy", "counter-spell", "cast-free"],
    turned: ["multikicked"],
    verdict: "no",
    says: {
      fr: "un coût de kick ne se paie qu’une fois par sort\u202f; seul le multikick se paie autant de fois que vous voulez",
      en: "a kicker cost can be paid only once for a spell; only multikicker may be paid any number of times",
    },
    because: {
      fr: "Un sort avec deux coûts de kick différents peut recevoir l’un, l’autre ou les deux.",
      en: "A spell with two different kicker costs may get either or both of them.",
    },
    rules: ["702.33c", "702.33d", "702.33a"],
    questions: {
      fr: [
        "Puis-je payer le kick deux fois pour le même sort\u202f?",
        "Le kick peut-il être payé plusieurs fois si j’ai assez de mana\u202f?",
        "!Peut-on payer le multikick plusieurs fois\u202f?",
        "~Combien de fois peut-on payer le kick d’un sort\u202f?",
        "J’ai 10 manas, je kicke deux fois mon sort pour doubler l’effet, ça marche\u202f?",
      ],
      en: [
        "Can I pay kicker twice for the same spell?",
        "Can kicker be paid several times if I have enough mana?",
        "!Can multikicker be paid more than once?",
        "~How many times may I pay the kicker cost of a spell?",
        "I’ve got ten mana: can I kick my spell two times to double it up?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/kicked-then-blinked",
    title: { fr: "Une créature kickée qui revient", en: "A kicked creature that comes back" },
    about: [["kicker"], ["blink", "return", "reanimate", "put-onto-battlefield", "new-object"]],
    not: ["copy", "counter-spell"],
    verdict: "no",
    says: {
      fr: "une créature qui revient sur le champ de bataille est un nouvel objet qui n’a pas été lancé\u00a0: elle n’est pas kickée et son effet «\u00a0si elle a été kickée\u00a0» ne s’applique pas",
      en: "a creature that returns to the battlefield is a new object that was not cast: it is not kicked, and its “if it was kicked” effect does not apply",
    },
    because: {
      fr: "On ne peut pas non plus payer le kick en la mettant sur le champ de bataille.",
      en: "Nor can kicker be paid when it is put onto the battlefield.",
    },
    rules: ["702.33d", "400.7", "702.33a"],
    questions: {
      fr: [
        "J’exile puis renvoie ma créature kickée, est-elle encore kickée\u202f?",
        "Une créature kickée que je réanime du cimetière compte-t-elle comme kickée\u202f?",
        "Puis-je payer le kick d’une créature mise sur le champ de bataille sans la lancer\u202f?",
        "Je blink ma créature qui avait été kickée, son trigger de kick refait son effet\u202f?",
      ],
      en: [
        "I exile and return my kicked creature. Is it still kicked?",
        "Does a kicked creature that I reanimate from the graveyard count as kicked?",
        "Can I pay kicker for a creature put onto the battlefield without casting it?",
        "I blink my creature that had been kicked, do I get its kicked effect once more?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/replicate-copies",
    title: { fr: "Les copies de duplication", en: "Replicate copies" },
    about: [
      ["replicate", "conspire"],
      ["counter-spell", "counter-target-spell", "cast", "copy", "new-targets"],
    ],
    turned: ["counts-as-cast", "cast-trigger", "copy-is-cast"],
    verdict: "yes",
    says: {
      fr: "la duplication (replicate) et la conspiration (conspire) copient le sort par une capacité déclenchée\u00a0: les copies restent même si l’original est contrecarré, et leurs cibles peuvent être changées\u202f; les copies ne sont pas lancées",
      en: "replicate and conspire copy the spell with a triggered ability: the copies remain even if the original is countered, and they may get new targets; the copies are not cast",
    },
    because: {
      fr: "Le coût supplémentaire est payé en lançant le sort\u202f; chaque copie se contrecarre séparément.",
      en: "The additional cost is paid as the spell is cast; each copy has to be countered separately.",
    },
    rules: ["702.56a", "707.10", "702.78a"],
    questions: {
      fr: [
        "Si mon sort avec la duplication (replicate) est contrecarré, les copies se résolvent-elles quand même\u202f?",
        "Puis-je choisir de nouvelles cibles pour les copies de replicate\u202f?",
        "!Les copies créées par la duplication (replicate) comptent-elles comme des sorts lancés\u202f?",
        "Il contre mon sort à replicate payé trois fois, j’ai toujours mes trois copies\u202f?",
      ],
      en: [
        "If my spell with replicate is countered, do the copies still resolve?",
        "May I choose new targets for the copies from replicate?",
        "!Do copies made by replicate count as spells cast?",
        "He counters my spell that I replicated three times; do I keep the three copies?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/conspire-taps-anything-untapped",
    title: { fr: "Engager pour la conspiration", en: "Tapping for conspire" },
    about: [["conspire"], ["summoning-sickness", "just-arrived", "tap", "color", "this-turn"]],
    not: ["counter-spell"],
    turned: ["off-color", "other-color"],
    verdict: "yes",
    says: {
      fr: "pour la conspiration (conspire) on engage deux créatures dégagées qui partagent chacune une couleur avec le sort, même arrivées ce tour-ci",
      en: "conspire taps two untapped creatures that each share a color with the spell, even ones that arrived this turn",
    },
    because: {
      fr: "Le mal d’invocation n’empêche que d’attaquer et d’utiliser le symbole {T} de la créature elle-même.",
      en: "Summoning sickness stops only attacking and the creature’s own {T} abilities.",
    },
    rules: ["702.78a", "302.6"],
    questions: {
      fr: [
        "Puis-je engager pour la conspiration (conspire) des créatures arrivées ce tour-ci\u202f?",
        "Des créatures avec le mal d’invocation peuvent-elles payer conspire\u202f?",
        "!Puis-je engager des créatures d’une autre couleur que le sort pour conspire\u202f?",
        "Mes deux gobelins tout juste posés peuvent payer le conspire de mon sort rouge\u202f?",
      ],
      en: [
        "Can I tap creatures that came in this turn for conspire?",
        "Can summoning sick creatures pay for conspire?",
        "!Can I tap creatures of another color than the spell for conspire?",
        "Two goblins I just played: may they be tapped to conspire my red spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/spliced-card-stays-in-hand",
    title: { fr: "La carte imprégnée reste en main", en: "A spliced card stays in hand" },
    about: [["splice"]],
    turned: ["keep", "stays-in-hand"],
    verdict: "no",
    says: {
      fr: "la carte imprégnée (splice) est seulement révélée\u00a0: elle reste en main et pourra resservir, mais une seule fois par sort\u202f; seul son texte s’ajoute au sort, sans son nom ni sa couleur",
      en: "a spliced card is only revealed: it stays in hand and can be used again, though only once per spell; only its text is added, not its name or color",
    },
    because: {
      fr: "Elle n’est pas lancée. Si le sort principal est contrecarré, le texte ajouté l’est avec lui.",
      en: "It is not cast. If the main spell is countered, the added text goes with it.",
    },
    rules: ["702.47a", "702.47b", "702.47c"],
    questions: {
      fr: [
        "La carte que j’imprègne (splice) va-t-elle au cimetière\u202f?",
        "Puis-je imprégner (splice) deux fois la même carte sur un sort\u202f?",
        "!Est-ce que je garde en main la carte que j’ai utilisée avec splice\u202f?",
        "Je splice mon arcane sur un autre sort, je la défausse après\u202f?",
      ],
      en: [
        "Does the card I splice go to the graveyard?",
        "Can I splice the same card onto a spell twice?",
        "!Do I keep the card in hand after I splice it onto a spell?",
        "I splice my Arcane onto another spell: does the spliced card leave my hand?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/entwine-all-modes",
    title: { fr: "L’union", en: "Entwine" },
    about: [["entwine"]],
    turned: ["mandatory-entwine", "order-choice"],
    verdict: "yes",
    says: {
      fr: "en payant le coût d’union (entwine) en plus, on choisit tous les modes du sort, appliqués dans l’ordre de la carte\u202f; c’est facultatif et décidé en lançant le sort",
      en: "paying the entwine cost in addition lets you choose all modes of the spell, followed in the order printed; it is optional and decided as the spell is cast",
    },
    because: {
      fr: "Les cibles de chaque mode sont choisies en lançant le sort.",
      en: "Targets of each mode are chosen as the spell is cast.",
    },
    rules: ["702.42a", "702.42b", "601.2b"],
    questions: {
      fr: [
        "Si je paie l’union (entwine), ai-je les deux modes du sort\u202f?",
        "Avec entwine, tous les modes s’appliquent-ils\u202f?",
        "!Suis-je obligé de payer l’union (entwine)\u202f?",
        "Je paie entwine sur mon sort modal, je prends bien les deux effets\u202f?",
      ],
      en: [
        "If I pay entwine, do I get both modes of the spell?",
        "With entwine, are all modes carried out?",
        "!Do I have to pay the entwine cost?",
        "I paid entwine on my modal spell, so both effects happen, right?",
      ],
    },
  }),
];
