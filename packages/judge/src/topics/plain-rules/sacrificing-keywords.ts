import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keywords that ask for a sacrifice or a tapped creature while casting or attacking: one plain rule each. */
export const sacrificingKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/exploit-itself",
    title: { fr: "L’exploitation", en: "Exploit" },
    about: [["exploit", "exploit-keyword"]],
    turned: ["forced", "opponent", "respond"],
    verdict: "yes",
    says: {
      fr: "l’exploitation vous laisse sacrifier une créature quand sa capacité d’arrivée se résout, et cette créature peut être elle-même\u202f; vous pouvez aussi ne rien sacrifier",
      en: "exploit lets you sacrifice a creature as its enters trigger resolves, and that creature may be itself; you may also choose to sacrifice nothing",
    },
    because: {
      fr: "«\u00a0Quand elle exploite une créature\u00a0» ne se déclenche que si vous avez sacrifié. Personne ne répond entre le choix et le sacrifice.",
      en: "“When it exploits a creature” triggers only if you did sacrifice. Nobody can respond between the choice and the sacrifice.",
    },
    rules: ["702.110a", "702.110b"],
    questions: {
      fr: [
        "Une créature avec exploitation (exploit) peut-elle se sacrifier elle-même\u202f?",
        "!L’exploitation (exploit) m’oblige-t-elle à perdre une créature\u202f?",
        "Puis-je exploiter un jeton de créature avec ma créature à exploit\u202f?",
        "~Comment fonctionne exploit\u202f?",
        "Mon Sidisi avec exploit arrive sur un board vide, je peux le sacrifier lui-même\u202f?",
      ],
      en: [
        "Can a creature with exploit sacrifice itself?",
        "!Do I have to sacrifice a creature to exploit?",
        "May I exploit a creature token with my exploit creature?",
        "~How does exploit work?",
        "My Sidisi with exploit enters an empty board, may she be her own sacrifice?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/emerge-cost",
    title: { fr: "L’émergence", en: "Emerge" },
    about: [["emerge", "emerge-keyword"]],
    turned: ["respond", "colored-mana"],
    verdict: "yes",
    says: {
      fr: "avec l’émergence, vous sacrifiez une créature en payant et le coût diminue d’autant de mana générique que sa valeur de mana\u202f; un jeton sans coût compte 0, et le mana coloré reste dû",
      en: "with emerge you sacrifice a creature as you pay and the cost is reduced by generic mana equal to its mana value; a token without a mana cost counts 0, and colored mana is still due",
    },
    because: {
      fr: "Le sacrifice est un coût\u00a0: il ne peut être empêché en réponse, et la créature reste perdue si le sort est contrecarré.",
      en: "The sacrifice is a cost: nobody can respond to prevent it, and the creature stays lost if the spell is countered.",
    },
    rules: ["702.119a", "702.119c", "601.2b"],
    questions: {
      fr: [
        "Puis-je sacrifier un jeton de créature pour l’émergence (emerge)\u202f?",
        "!Mon adversaire peut-il répondre en tuant la créature que je sacrifie pour émerger (emerge)\u202f?",
        "Le coût d’émergence (emerge) est-il réduit de la valeur de mana de la créature sacrifiée\u202f?",
        "~Combien coûte un sort avec émergence 7 si je sacrifie une créature de valeur de mana 3\u202f?",
        "Je sac un token pour lancer mon Eldrazi avec emerge, c’est permis\u202f?",
      ],
      en: [
        "Can I sacrifice a creature token to cast a spell with emerge?",
        "!Can my opponent respond by killing the creature I sacrifice for emerge?",
        "Is the emerge cost reduced by the mana value of the sacrificed creature?",
        "~How much does emerge cost if the sacrificed creature has mana value 3?",
        "I sac a token to cast my Elder Deep-Fiend for its emerge cost, is that legal?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/casualty-copies",
    title: { fr: "Casualty", en: "Casualty" },
    about: [["casualty", "casualty-keyword"]],
    turned: ["copy-is-cast", "counts-as-cast", "cast-trigger", "prowess", "storm", "respond"],
    verdict: "yes",
    says: {
      fr: "payer casualty en sacrifiant une créature de force N ou plus copie le sort en le lançant\u00a0: la copie n’est pas lancée, et elle reste si l’original est contrecarré",
      en: "paying casualty by sacrificing a creature with power N or more copies the spell when you cast it: the copy is not cast, and it stays if the original is countered",
    },
    because: {
      fr: "Le sacrifice est un coût supplémentaire, on n’y répond pas\u202f; la copie peut avoir d’autres cibles et se résout d’abord.",
      en: "The sacrifice is an additional cost, so nobody responds to it; the copy may have new targets and resolves first.",
    },
    rules: ["702.153a", "707.10"],
    questions: {
      fr: [
        "Si mon sort avec casualty est contrecarré, est-ce que je garde la copie\u202f?",
        "!La copie créée par casualty est-elle lancée, pour déclencher ma prouesse\u202f?",
        "Mon sort avec casualty se fait contrer\u00a0: la copie reste-t-elle\u202f?",
        "~Comment fonctionne casualty 2\u202f?",
        "J’ai payé casualty et mon adv contre mon sort, j’ai quand même la copie\u202f?",
      ],
      en: [
        "If my spell with casualty is countered, do I still get the copy?",
        "!Is the copy from casualty cast, so that it triggers prowess?",
        "My spell with casualty gets countered. Does the copy stay?",
        "~How does casualty 2 work?",
        "I paid casualty and they countered my spell. Do I keep the copy?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/bargained-spells",
    title: { fr: "Bargain", en: "Bargain" },
    about: [["bargain", "bargain-keyword"]],
    turned: ["twice", "opponent"],
    verdict: "yes",
    says: {
      fr: "bargain se paie en sacrifiant un artefact, un enchantement ou un jeton, même un jeton de créature, de Nourriture ou de Rôle, une seule fois par sort",
      en: "bargain is paid by sacrificing one artifact, enchantment or token, even a creature token, a Food or a Role, and only once per spell",
    },
    because: {
      fr: "C’est un coût supplémentaire facultatif\u00a0: rien n’est rendu si le sort est contrecarré.",
      en: "It is an optional additional cost: nothing is given back if the spell is countered.",
    },
    rules: ["702.166a", "702.166b"],
    questions: {
      fr: [
        "Puis-je sacrifier un jeton de créature pour payer bargain\u202f?",
        "Puis-je sacrifier un jeton Trésor comme coût de bargain\u202f?",
        "!Puis-je payer bargain deux fois pour le même sort\u202f?",
        "~Comment paie-t-on le coût de bargain\u202f?",
        "Un Role token attaché à ma créature, ça marche pour bargain\u202f?",
      ],
      en: [
        "Can I sacrifice a creature token to bargain a spell?",
        "Can I sacrifice a Treasure token to pay for bargain?",
        "!Can I bargain the same spell twice?",
        "~What can I sacrifice to bargain?",
        "Does sacrificing a Role token on my creature work for bargain?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/enlist-attackers",
    title: { fr: "L’enrôlement", en: "Enlist" },
    about: [
      ["enlist", "enlist-keyword"],
      ["creature", "attack", "tap"],
    ],
    verdict: "no",
    says: {
      fr: "pour l’enrôlement vous engagez, en déclarant l’attaque, une créature dégagée qui n’attaque pas et n’a pas le mal d’invocation (ou a la célérité)\u202f; l’attaquante gagne sa force jusqu’à la fin du tour",
      en: "for enlist you tap, as you declare attackers, an untapped creature that is not attacking and is not summoning sick (or has haste); the attacker gets +X/+0 where X is its power",
    },
    because: {
      fr: "Une créature ne s’enrôle pas elle-même, et n’en enrôle qu’une par capacité.",
      en: "A creature cannot enlist itself, and enlists only one other per instance.",
    },
    rules: ["702.154a", "702.154c"],
    questions: {
      fr: [
        "L’enrôlement (enlist) peut-il engager une créature qui attaque aussi\u202f?",
        "Puis-je enrôler (enlist) une créature avec le mal d’invocation\u202f?",
        "Une créature peut-elle s’enrôler elle-même avec enlist\u202f?",
        "~Quelles créatures puis-je engager pour enlist\u202f?",
        "Mon attaquante avec enlist peut-elle engager une créature posée ce tour-ci\u202f?",
      ],
      en: [
        "Can I enlist a creature that is also attacking?",
        "Can I enlist a summoning sick creature?",
        "Can a creature enlist itself?",
        "~Which creatures may I tap for enlist?",
        "Can my attacker with enlist tap a creature I cast this turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/spree-modes",
    title: { fr: "Spree", en: "Spree" },
    about: [["spree"]],
    verdict: "yes",
    says: {
      fr: "avec spree vous choisissez un ou plusieurs modes et payez le coût de chacun en plus du coût de mana\u202f; au moins un est obligatoire et chaque mode se choisit une seule fois",
      en: "with spree you choose one or more modes and pay the cost of each on top of the mana cost; at least one is required, and each mode may be chosen only once",
    },
    because: {
      fr: "Ces coûts restent dus si le sort est lancé sans payer son coût de mana, et une copie garde les modes.",
      en: "Those costs are still due when the spell is cast without paying its mana cost, and a copy keeps the modes.",
    },
    rules: ["702.172a", "700.2d"],
    questions: {
      fr: [
        "Avec spree, dois-je payer le coût d’au moins un mode\u202f?",
        "Si je lance un sort spree sans payer son coût de mana, dois-je quand même payer les modes\u202f?",
        "Puis-je choisir tous les modes d’un sort avec spree si je paie tout\u202f?",
        "~Comment fonctionne spree\u202f?",
        "Mon sort spree est gratuit grâce à cascade, je paie encore les coûts des modes\u202f?",
      ],
      en: [
        "With spree, do I have to pay for at least one mode?",
        "If I cast a spree spell without paying its mana cost, do I still pay for the modes?",
        "May I choose all modes of a spree spell if I pay for them all?",
        "~How does spree work?",
        "My spree card is free off cascade. Must I still pay the mode costs?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/escalate-modes",
    title: { fr: "L’intensification", en: "Escalate" },
    about: [["escalate", "escalate-keyword"]],
    verdict: "yes",
    says: {
      fr: "l’intensification se paie une fois pour chaque mode choisi après le premier\u00a0: un mode ne coûte rien de plus, trois modes coûtent 2 fois ce coût",
      en: "escalate is paid once for each mode beyond the first: one mode costs nothing more, three modes cost it 2 times",
    },
    because: {
      fr: "C’est un coût supplémentaire, dû aussi quand le sort est lancé sans payer son coût de mana.",
      en: "It is an additional cost, due even when the spell is cast without paying its mana cost.",
    },
    rules: ["702.120a", "601.2f"],
    questions: {
      fr: [
        "Avec l’intensification (escalate), dois-je payer pour chaque mode après le premier\u202f?",
        "Si un effet me laisse lancer gratuitement un sort avec escalate, dois-je payer l’intensification pour plusieurs modes\u202f?",
        "~Combien de fois dois-je payer l’intensification (escalate) pour choisir les trois modes\u202f?",
        "Puis-je choisir les trois modes d’un sort avec escalate en payant deux fois l’intensification\u202f?",
        "Collective Brutality avec deux modes\u00a0: je paie escalate une fois, c’est bien ça\u202f?",
      ],
      en: [
        "With escalate, do I pay for each mode beyond the first?",
        "If I cast an escalate spell for free, do I still pay escalate for extra modes?",
        "~How many times do I pay escalate if I choose all three modes?",
        "Can I choose all three modes of an escalate spell by paying escalate twice?",
        "Collective Brutality with two modes: is escalate paid just once?",
      ],
    },
  }),
];
