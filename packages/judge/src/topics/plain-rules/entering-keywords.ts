import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keywords that decide how a creature enters: one plain rule each. */
export const enteringKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/riot-choice",
    title: { fr: "L’émeute", en: "Riot" },
    about: [["riot-keyword", "riot-words"]],
    verdict: "no",
    says: {
      fr: "l’émeute se choisit pendant que la créature arrive\u00a0: soit un marqueur +1/+1, soit la célérité, qu’elle garde tant qu’elle est sur le champ de bataille\u202f; personne ne répond à ce choix",
      en: "riot is chosen as the creature enters: either a +1/+1 counter or haste, which it keeps for as long as it is on the battlefield, never both; nobody can respond to the choice",
    },
    because: {
      fr: "Ce n’est pas une capacité déclenchée. Deux émeutes donnent deux choix.",
      en: "It is not a triggered ability. Two instances of riot give two choices.",
    },
    rules: ["702.136a", "702.136b"],
    questions: {
      fr: [
        "Peut-on répondre au choix de l’émeute (riot)\u202f?",
        "Avec l’émeute (riot), puis-je avoir à la fois le marqueur et la célérité\u202f?",
        "La célérité donnée par l’émeute (riot) disparaît-elle à la fin du tour\u202f?",
        "~Comment fonctionne l’émeute (riot)\u202f?",
        "Mon adv peut-il tuer ma créature avec riot avant que le marqueur arrive\u202f?",
      ],
      en: [
        "Can players respond to the riot choice?",
        "With riot, can I have both the counter and haste?",
        "Does the haste from riot wear off at end of turn?",
        "~How does riot work?",
        "Can my opponent kill my creature with riot before it gets the counter?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/unleashed-blockers",
    title: { fr: "L’emportement", en: "Unleash" },
    about: [["unleash"]],
    turned: ["attack"],
    verdict: "no",
    says: {
      fr: "une créature avec l’emportement ne peut pas bloquer tant qu’elle a un marqueur +1/+1, d’où qu’il vienne\u202f; prendre ce marqueur en arrivant est facultatif, et elle peut attaquer",
      en: "a creature with unleash can’t block as long as it has a +1/+1 counter, wherever that came from; taking the counter as it enters is optional, and it can still attack",
    },
    because: {
      fr: "Un marqueur reçu d’un autre effet l’empêche aussi de bloquer\u202f; sans marqueur, elle bloque.",
      en: "A counter from another effect stops it from blocking too; without one it blocks.",
    },
    rules: ["702.98a"],
    questions: {
      fr: [
        "Ma créature avec emportement (unleash) et un marqueur +1/+1 peut-elle bloquer\u202f?",
        "Si un autre effet met un marqueur +1/+1 sur ma créature avec unleash, peut-elle encore bloquer\u202f?",
        "Suis-je obligé de prendre le marqueur de l’emportement (unleash)\u202f?",
        "~Comment fonctionne unleash\u202f?",
        "J’ai unleash mon Rakdos Cackler, il peut bloquer au tour adverse\u202f?",
      ],
      en: [
        "Can my creature with unleash block while it has a +1/+1 counter?",
        "If another effect puts a +1/+1 counter on my unleash creature, can it still block?",
        "Do I have to take the unleash counter?",
        "~How does unleash work?",
        "I unleashed my Rakdos Cackler. Will it be able to block next turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/tribute-paid",
    title: { fr: "Le tribut", en: "Tribute" },
    about: [["tribute", "tribute-keyword", "tribute-words"]],
    verdict: "no",
    says: {
      fr: "avec tribut, l’adversaire que vous choisissez décide, pendant que la créature arrive, de mettre ou non les marqueurs +1/+1\u202f; s’il refuse, la capacité «\u00a0si le tribut n’a pas été payé\u00a0» se déclenche",
      en: "with tribute the opponent you choose, not you, decides as the creature enters whether to put the +1/+1 counters on it; if they decline, the “if tribute wasn’t paid” ability triggers",
    },
    because: {
      fr: "Personne ne peut répondre entre ce choix et l’arrivée. Renvoyée puis revenue, elle redemande un tribut.",
      en: "Nobody can respond between the choice and the arrival. If it is blinked, tribute is asked again.",
    },
    rules: ["702.104a", "702.104b"],
    questions: {
      fr: [
        "Est-ce moi qui choisis si le tribut (tribute) est payé\u202f?",
        "Peut-on répondre pendant que l’adversaire décide du tribut (tribute)\u202f?",
        "L’adversaire est-il obligé de payer le tribut (tribute)\u202f?",
        "~Comment fonctionne le tribut (tribute)\u202f?",
        "Ma Nessian Wilds Ravager avec tribute arrive, je décide des marqueurs\u202f?",
      ],
      en: [
        "Do I choose whether tribute is paid?",
        "Can players respond while the opponent decides on tribute?",
        "Does the opponent have to pay tribute?",
        "~How does tribute work?",
        "My creature with tribute enters. Am I the one who pays tribute?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/fabricate-choice",
    title: { fr: "La fabrication", en: "Fabricate" },
    about: [["fabricate", "fabricate-keyword"]],
    verdict: "yes",
    says: {
      fr: "la fabrication laisse choisir, à la résolution, entre N marqueurs +1/+1 sur le permanent et N jetons Servo 1/1\u202f; s’il n’est plus là, vous créez les Servos",
      en: "fabricate lets you choose, on resolution, between N +1/+1 counters on the permanent and N 1/1 Servo tokens; if it is gone, you create the Servos",
    },
    because: {
      fr: "C’est l’un ou l’autre, pas un mélange.",
      en: "It is one or the other, not a mix.",
    },
    rules: ["702.123a"],
    questions: {
      fr: [
        "Ma créature avec fabrication (fabricate) est tuée en réponse, est-ce que je crée quand même les Servos\u202f?",
        "Puis-je choisir les jetons Servo au lieu des marqueurs avec fabricate\u202f?",
        "Le choix de la fabrication (fabricate) se fait-il à la résolution\u202f?",
        "~Combien de Servos donne fabricate 2\u202f?",
        "Mon adv foudroie ma créature avec fabricate sur la pile, j’ai mes jetons\u202f?",
      ],
      en: [
        "My creature with fabricate is killed in response. Do I still get the Servos?",
        "May I choose Servo tokens instead of counters with fabricate?",
        "Is the fabricate choice made on resolution?",
        "~How many Servos does fabricate 2 make?",
        "They bolt my creature with the fabricate trigger on the stack. Do I get tokens?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/ravenous-draw",
    title: { fr: "Ravenous", en: "Ravenous" },
    about: [["ravenous"]],
    turned: ["less", "lower-total", "cast-free", "x-is-zero"],
    verdict: "yes",
    says: {
      fr: "une créature avec ravenous arrive avec X marqueurs +1/+1 et vous piochez une carte si X vaut 5 ou plus, quel que soit le nombre de marqueurs reçus en fin de compte",
      en: "a creature with ravenous enters with X +1/+1 counters, and you draw one card if X is 5 or more, however many counters it really got",
    },
    because: {
      fr: "Une seule carte, même avec X plus grand. Non lancée, ou lancée sans payer, X vaut 0.",
      en: "Only one card, even for a larger X. Not cast, or cast without paying, X is 0.",
    },
    rules: ["702.156a", "107.3m"],
    questions: {
      fr: [
        "Si X vaut 5 pour ma créature avec ravenous, est-ce que je pioche une carte\u202f?",
        "Avec un doubleur de marqueurs, ravenous regarde-t-il toujours X plutôt que les marqueurs\u202f?",
        "!Ma créature avec ravenous est lancée sans payer son coût de mana\u00a0: est-ce que je pioche\u202f?",
        "~Combien de cartes pioche-t-on avec ravenous si X vaut 10\u202f?",
        "Je pose mon Tyranide ravenous à X=6, j’ai droit à ma carte\u202f?",
      ],
      en: [
        "If X is 5 for my creature with ravenous, do I draw a card?",
        "With a counter doubler, does ravenous look at X rather than at the counters?",
        "!My ravenous creature is cast without paying its mana cost. Do I draw?",
        "~How many cards do I draw with ravenous if X is 10?",
        "I cast my ravenous Tyranid for X=6. Do I get my card?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/squad-copies",
    title: { fr: "Squad", en: "Squad" },
    about: [["squad", "squad-keyword"]],
    turned: ["blink", "copy-is-cast", "counts-as-cast", "cast-trigger"],
    verdict: "yes",
    says: {
      fr: "le coût de squad peut être payé plusieurs fois en lançant la créature\u202f; à son arrivée, une capacité déclenchée crée autant de jetons copies, qui ne sont pas lancés et ne refont pas squad",
      en: "the squad cost may be paid any number of times as you cast the creature; when it enters, a trigger creates that many token copies, which are not cast and do not squad again",
    },
    because: {
      fr: "Clignotée, la créature ne refait pas de jetons. Sans payer son coût de mana, on peut encore payer squad.",
      en: "Blinked, the creature makes no more tokens. When it is cast for free, squad may still be paid.",
    },
    rules: ["702.157a", "601.2b"],
    questions: {
      fr: [
        "Puis-je payer squad trois fois pour avoir trois jetons\u202f?",
        "!Les copies créées par squad sont-elles lancées\u202f?",
        "!Si ma créature avec squad est clignotée (blink), refait-elle ses jetons\u202f?",
        "~Comment fonctionne squad\u202f?",
        "J’ai 9 manas, j’ai le droit de payer le coût de squad trois fois\u202f?",
      ],
      en: [
        "Can I pay squad three times to get three tokens?",
        "!Are the copies made by squad cast?",
        "!If my creature with squad is blinked, do I get the tokens again?",
        "~How does squad work?",
        "I have nine mana. Am I allowed to pay the squad cost several times?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/offspring-token",
    title: { fr: "Offspring", en: "Offspring" },
    about: [["offspring", "offspring-keyword"]],
    turned: ["blink", "twice"],
    verdict: "yes",
    says: {
      fr: "si vous avez payé offspring, la créature crée en arrivant un jeton qui est sa copie, mais 1/1\u00a0: il a ses capacités, y compris d’arrivée, et naît même si la créature meurt avant",
      en: "if you paid offspring, the creature makes a token copy of itself when it enters, except it is 1/1: it has its abilities, enters abilities included, and comes even if the creature dies first",
    },
    because: {
      fr: "Offspring ne se paie qu’une fois par sort, et une créature clignotée n’en refait pas.",
      en: "Offspring is paid only once per spell, and a blinked creature makes none again.",
    },
    rules: ["702.175a", "707.2"],
    questions: {
      fr: [
        "Le jeton créé par offspring a-t-il les capacités de la créature\u202f?",
        "La capacité d’arrivée du jeton offspring se déclenche-t-elle aussi\u202f?",
        "!Ma créature payée avec offspring est clignotée (blink), est-ce que je reçois un nouveau jeton\u202f?",
        "~Comment fonctionne offspring\u202f?",
        "Je paie offspring et l’adv tue la créature en réponse, j’ai quand même le petit\u202f?",
      ],
      en: [
        "Does the token made by offspring have the abilities of the creature?",
        "Does the enters ability of the offspring token trigger too?",
        "!My offspring creature gets blinked. Do I get another token?",
        "~How does offspring work?",
        "I paid for offspring and they killed the creature in response. Do I still get the baby?",
      ],
    },
  }),
];
