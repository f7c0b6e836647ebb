import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** The stack and triggers: one plain rule each. */
export const stackAndTriggers: readonly Topic[] = [
  plainRule({
    id: "plain-rules/face-up-is-not-entering",
    title: {
      fr: "Retourner face visible n’est pas arriver",
      en: "Turning face up is not entering",
    },
    about: [
      ["face-up", "morph", "turned-up", "disguise", "manifest"],
      ["enters-trigger", "enters"],
    ],
    verdict: "no",
    says: {
      fr: "un permanent retourné face visible était déjà sur le champ de bataille\u00a0: il n’arrive pas, et «\u00a0quand il arrive\u00a0» ne se déclenche pas",
      en: "a permanent that is turned face up was already on the battlefield: it does not enter, and “when this enters” does not trigger",
    },
    because: {
      fr: "Celles qui disent «\u00a0quand il est retourné face visible\u00a0» se déclenchent, elles.",
      en: "Abilities that say “when this is turned face up” do trigger.",
    },
    rules: ["708.8"],
    questions: {
      fr: [
        "Retourner une créature face visible déclenche-t-il sa capacité d’arrivée\u202f?",
        "Si je démorphe ma créature, sa capacité «\u00a0quand elle arrive\u00a0» se déclenche-t-elle\u202f?",
        "Est-ce que retourner une mue compte comme une arrivée sur le champ de bataille\u202f?",
      ],
      en: [
        "Does turning a creature face up trigger its enters the battlefield ability?",
        "If I flip my morph face up, does its “when this enters” ability trigger?",
        "Does unmorphing count as entering the battlefield?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/choosing-targets-for-copies",
    title: { fr: "Choisir les cibles d’une copie", en: "Choosing targets for a copy" },
    about: [
      ["copy", "copy-spell"],
      ["new-targets", "copy-targets", "change-target"],
    ],
    not: ["several-targets", "clone", "ward", "added-target"],
    verdict: "yes",
    says: {
      fr: "si l’effet dit que vous pouvez choisir de nouvelles cibles, vous contrôlez la copie et pouvez changer chacune de ses cibles en la créant, chacune pour une cible légale",
      en: "if the effect says that you may choose new targets, you control the copy and may change any of its targets as it is created, each to a legal one",
    },
    because: {
      fr: "Leur nombre reste, ainsi que les modes et X. Sans cette phrase, la copie garde les cibles.",
      en: "Their number stays, and so do modes and X. Without that sentence the copy keeps the targets.",
    },
    rules: ["707.10c", "707.10"],
    questions: {
      fr: [
        "Si je copie un sort, puis-je choisir de nouvelles cibles\u202f?",
        "Puis-je choisir une autre cible pour la copie de mon sort\u202f?",
        "J’ai copié le sort de mon adversaire, c’est moi qui choisis les nouvelles cibles de la copie\u202f?",
      ],
      en: [
        "If I copy a spell with Twincast, can I choose new targets?",
        "Can I choose a different target for the copy of my spell?",
        "I copied my opponent’s spell. Do I get to choose new targets for the copy?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/modes-once-each",
    title: { fr: "Choisir les modes", en: "Choosing modes" },
    about: [
      ["modal"],
      ["choose", "modal", "change-target", "copy", "second-time", "twice", "permission"],
    ],
    verdict: "no",
    says: {
      fr: "les modes se choisissent quand on lance le sort, chacun une fois au plus sauf indication contraire, et ne changent plus ensuite, pas même pour une copie",
      en: "modes are chosen as the spell is cast, each at most once unless it says otherwise, and they never change afterwards, not even for a copy",
    },
    because: {
      fr: "Un mode sans cible légale ne peut pas être choisi.",
      en: "A mode without a legal target can’t be chosen.",
    },
    rules: ["700.2a", "700.2d", "700.2g"],
    questions: {
      fr: [
        "Puis-je choisir deux fois le même mode d’un sort «\u00a0choisissez deux\u00a0»\u202f?",
        "Puis-je changer le mode de mon sort modal à la résolution\u202f?",
        "Un même mode peut-il être choisi deux fois pour mon sort modal\u202f?",
      ],
      en: [
        "Can I choose the same mode twice for a “choose two” spell?",
        "Can I change the mode of my modal spell on resolution?",
        "May the same mode be chosen twice for a modal spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/ending-the-turn",
    title: { fr: "Mettre fin au tour", en: "Ending the turn" },
    about: [["ends-the-turn"]],
    verdict: "no",
    says: {
      fr: "mettre fin au tour exile tous les sorts et capacités de la pile\u00a0: aucun ne se résout, et l’on passe directement à l’étape de nettoyage",
      en: "ending the turn exiles every spell and ability on the stack, so none of them resolves, and the turn goes straight to its cleanup step",
    },
    because: {
      fr: "Une capacité à retardement exilée est perdue\u202f; celle qui ne s’est pas encore déclenchée attend sa prochaine occasion.",
      en: "A delayed trigger that was exiled is gone; one that has not triggered yet waits for its next occasion.",
    },
    rules: ["724.1a", "724.1"],
    questions: {
      fr: [
        "Si je mets fin au tour, les sorts sur la pile se résolvent-ils\u202f?",
        "Je mets fin au tour avec la capacité de sacrifice sur la pile, la créature est-elle sacrifiée plus tard\u202f?",
        "Quand on termine le tour en réponse, la capacité de l’étape de fin a lieu quand même\u202f?",
      ],
      en: [
        "If I end the turn, do the spells on the stack still resolve?",
        "I end the turn with a sacrifice trigger on the stack. Is the creature sacrificed later?",
        "Do end step triggers still happen when a player ends the turn in response to them?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/activated-abilities-are-stopped",
    title: { fr: "Interdire les capacités activées", en: "Forbidding activated abilities" },
    about: [["cannot-activate"]],
    verdict: "no",
    says: {
      fr: "«\u00a0ne peuvent pas être activées\u00a0» vaut pour toutes les capacités activées, y compris celles de mana sauf si le texte les excepte\u202f; les capacités déclenchées continuent",
      en: "“can’t be activated” covers every activated ability, mana abilities included unless the text excepts them; triggered abilities go on as usual",
    },
    because: {
      fr: "Une capacité activée s’écrit «\u00a0coût\u00a0: effet\u00a0»\u202f; une déclenchée commence par quand, à chaque fois que ou au.",
      en: "An activated ability is written “cost: effect”; a triggered one begins with when, whenever or at.",
    },
    rules: ["602.5", "605.1a"],
    questions: {
      fr: [
        "Les capacités activées des créatures ne peuvent pas être activées. Ma créature peut-elle encore s’engager pour du mana\u202f?",
        "Un effet interdit d’activer les capacités des créatures, ma créature à mana marche-t-elle\u202f?",
        "Si on ne peut plus activer les capacités, mes capacités de mana passent-elles\u202f?",
      ],
      en: [
        "Abilities of creatures can’t be activated. Can my creature still tap for mana?",
        "An effect says activated abilities can’t be activated. Is my mana ability exempt?",
        "Under an effect that forbids activating creature abilities, may I use my mana creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/uncast-effects-do-not-stop-triggers",
    title: {
      fr: "Interdire les sorts n’arrête pas les déclenchements",
      en: "Forbidding spells does not stop triggers",
    },
    about: [["cannot-cast"], ["triggered-ability"]],
    verdict: "yes",
    says: {
      fr: "un effet qui empêche de lancer des sorts ou d’activer des capacités n’arrête pas les capacités déclenchées\u00a0: elles se déclenchent et se résolvent comme d’habitude",
      en: "an effect that stops players from casting spells or activating abilities does not stop triggered abilities: they trigger and resolve as usual",
    },
    because: {
      fr: "Une capacité déclenchée n’est ni lancée ni activée.",
      en: "Triggered abilities are neither cast nor activated.",
    },
    rules: ["603.2", "603.3"],
    questions: {
      fr: [
        "Mes adversaires ne peuvent ni lancer de sorts ni activer de capacités, leurs capacités déclenchées se déclenchent-elles\u202f?",
        "Je ne peux pas lancer de sorts ce tour-ci, mes déclenchements marchent-ils\u202f?",
        "Un effet m’empêche de lancer des sorts pendant son tour, ma capacité se déclenche quand même\u202f?",
      ],
      en: [
        "My opponents can’t cast spells or activate abilities. Do their triggered abilities still trigger?",
        "I can’t cast spells this turn. Will my triggers still work?",
        "Opponent has an effect that stops me from casting spells during his turn. Does my trigger still happen?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/countered-ability-costs",
    title: { fr: "Une capacité contrecarrée", en: "A countered ability" },
    about: [
      ["counter-ability"],
      ["cost", "refund", "costs-first", "pay", "sacrifice", "lost-card", "fetch-land"],
    ],
    verdict: "yes",
    says: {
      fr: "une capacité activée contrecarrée n’a aucun effet et ses coûts restent payés\u00a0: ce qui a été sacrifié et les points de vie payés ne sont pas rendus",
      en: "a countered activated ability has no effect and its costs stay paid: sacrificed permanents and life that was paid are not returned",
    },
    because: {
      fr: "Les coûts se paient à l’activation, bien avant qu’on puisse la contrecarrer.",
      en: "Costs are paid as it is activated, long before it could be countered.",
    },
    rules: ["602.2b", "701.6b"],
    questions: {
      fr: [
        "Mon adversaire contrecarre la capacité de mon fetch, ai-je perdu le terrain\u202f?",
        "Si une capacité activée est contrecarrée, ses coûts sont-ils perdus\u202f?",
        "On m’a contré la capacité activée\u00a0: le sacrifice et les points de vie sont perdus\u202f?",
      ],
      en: [
        "My opponent counters the ability of my fetch land. Is the land lost anyway?",
        "If an activated ability is countered, are its costs lost?",
        "My activated ability got countered. Have I lost the creature I sacrificed for it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/tapped-cannot-pay-tap",
    title: { fr: "Un permanent engagé ne paie pas {T}", en: "A tapped permanent cannot pay {T}" },
    about: [["tapped-state"], ["treasure", "tap-for-mana", "mana-ability", "tap-symbol"]],
    not: [
      "unless-pays",
      "summoning-sickness",
      "just-arrived",
      "convoke",
      "creature",
      "crew",
      "untap",
      "equip",
      "attack",
      "block",
    ],
    verdict: "no",
    says: {
      fr: "un permanent déjà engagé ne peut pas s’engager pour payer {T}\u202f; un Trésor doit être dégagé pour être sacrifié contre du mana",
      en: "a permanent that is already tapped can’t be tapped to pay {T}; a Treasure needs to be untapped to be sacrificed for mana",
    },
    because: {
      fr: "Un coût de sacrifice sans {T} se paie aussi avec un permanent engagé.",
      en: "Sacrifice costs without {T} may be paid with a tapped permanent.",
    },
    rules: ["107.5", "111.10a"],
    questions: {
      fr: [
        "Puis-je sacrifier un Trésor engagé pour faire du mana\u202f?",
        "Puis-je utiliser la capacité {T} d’un artefact déjà engagé\u202f?",
        "Mon jeton Trésor est engagé, je peux quand même le craquer pour du mana\u202f?",
      ],
      en: [
        "Can I sacrifice a tapped Treasure for mana?",
        "Can I use a tapped artifact’s {T} ability?",
        "My Treasure token is tapped. May I still crack it for mana?",
      ],
    },
  }),
];
