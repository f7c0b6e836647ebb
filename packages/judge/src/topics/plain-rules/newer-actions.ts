import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Newer keyword actions, and those that act on two things: one plain rule each. */
export const newerActions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/endure-choice",
    title: { fr: "«\u00a0Endure\u00a0»", en: "Endure" },
    about: [["endure", "endure-keyword"]],
    verdict: "yes",
    says: {
      fr: "c’est le contrôleur de la créature qui choisit\u00a0: N marqueurs +1/+1 sur elle ou un jeton Esprit N/N\u202f; si elle n’est plus là, il crée le jeton Esprit",
      en: "the controller of the creature chooses: N +1/+1 counters on it, or an N/N Spirit token; if the creature is gone, they create the Spirit token",
    },
    because: {
      fr: "Le choix se fait à la résolution, et «\u00a0endure 0\u00a0» ne fait rien.",
      en: "The choice is made on resolution, and endure 0 does nothing.",
    },
    rules: ["701.63a", "701.63b"],
    questions: {
      fr: [
        "Avec endure 2, puis-je créer un jeton Esprit au lieu des marqueurs\u202f?",
        "Ma créature avec endure meurt en réponse, est-ce que je crée quand même l’Esprit\u202f?",
        "Est-ce moi qui choisis entre les marqueurs et le jeton quand ma créature endure\u202f?",
        "~Comment fonctionne endure 3 sur une créature\u202f?",
        "On tue ma créature avant que endure se résolve, j’ai le jeton Esprit\u202f?",
      ],
      en: [
        "With endure 2, may I make a Spirit token instead of putting the counters?",
        "My creature with endure is killed in response. Do I still get the Spirit?",
        "Do I choose between counters and a token when my creature endures?",
        "~How does a creature with endure 3 work?",
        "They bolt my creature with the endure trigger on the stack, do I get the Spirit token?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/airbent-cards",
    title: { fr: "Airbend", en: "Airbend" },
    about: [["airbend"]],
    turned: ["token"],
    verdict: "yes",
    says: {
      fr: "une carte exilée par «\u00a0airbend\u00a0» peut être relancée depuis l’exil par son propriétaire pour {2} au lieu de son coût de mana, tant qu’elle reste exilée\u202f; un jeton exilé cesse d’exister",
      en: "a card exiled with airbend may be cast from exile by its owner for {2} rather than its mana cost for as long as it remains exiled; an exiled token ceases to exist",
    },
    because: {
      fr: "Elle se lance au moment normal pour son type. Un sort ainsi exilé n’est pas contrecarré, mais il ne se résout pas.",
      en: "It is cast when its type allows. A spell exiled this way is not countered, but it does not resolve.",
    },
    rules: ["701.65a", "601.3"],
    questions: {
      fr: [
        "Mon adv airbend ma créature, puis-je la relancer de l’exil pour deux manas\u202f?",
        "Si on airbend mon sort sur la pile, ai-je le droit de le relancer plus tard pour {2}\u202f?",
        "!Un jeton exilé par airbend peut-il être relancé\u202f?",
        "~Comment fonctionne airbend\u202f?",
        "Ma grosse créature à 7 manas a été airbend\u00a0: je peux la rejouer pour {2} dans trois tours\u202f?",
      ],
      en: [
        "My creature was airbent. Can I cast it from exile for two mana?",
        "If they airbend my spell on the stack, may I cast it again later for {2}?",
        "!Can a token exiled by airbend be cast again?",
        "~How does airbend work?",
        "My seven-drop got hit by airbend, may I recast it for {2} several turns later?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/earthbent-lands",
    title: { fr: "Earthbend", en: "Earthbend" },
    about: [["earthbend"]],
    verdict: "yes",
    says: {
      fr: "le terrain visé par «\u00a0earthbend\u00a0» devient une créature 0/0 avec la célérité et N marqueurs +1/+1, sans cesser d’être un terrain\u00a0: il peut attaquer et produire du mana tout de suite, et s’il meurt ou est exilé il revient engagé sous votre contrôle",
      en: "the land becomes a 0/0 creature with haste and N +1/+1 counters, while still a land: it can attack and tap for mana at once, and when it dies or is exiled it returns tapped under your control",
    },
    because: {
      fr: "Le terrain revenu est un nouvel objet, simple terrain. Renvoyé en main, il ne revient pas.",
      en: "The returned land is a new object and just a land again. Bounced to hand, it does not return.",
    },
    rules: ["701.66a"],
    questions: {
      fr: [
        "Mon terrain animé par earthbend peut-il attaquer ce tour-ci\u202f?",
        "Un terrain earthbend reste-t-il un terrain qui produit du mana\u202f?",
        "Si mon terrain earthbend est détruit, revient-il sur le champ de bataille\u202f?",
        "~Comment fonctionne earthbend 3\u202f?",
        "J’ai earthbend une forêt et elle se fait exiler, je la récupère\u202f?",
      ],
      en: [
        "Can a land I just earthbent attack this turn?",
        "Is an earthbent land still a land that taps for mana?",
        "If my earthbent land is destroyed, does it come back to the battlefield?",
        "~How does earthbend 3 work?",
        "They exile the forest I earthbent. Do I get it back?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/waterbend-payment",
    title: { fr: "Payer avec waterbend", en: "Paying with waterbend" },
    about: [["waterbend"]],
    turned: ["colored-mana"],
    verdict: "yes",
    says: {
      fr: "pour chaque mana générique d’un coût «\u00a0waterbend\u00a0», vous pouvez engager un artefact ou une créature dégagés que vous contrôlez, même une créature arrivée ce tour-ci",
      en: "for each generic mana in a waterbend cost you may tap an untapped artifact or creature you control, even a summoning-sick creature, instead of paying that mana",
    },
    because: {
      fr: "Cela ne paie ni le mana coloré, ni le reste du coût du sort.",
      en: "It pays neither colored mana nor the rest of the spell’s cost.",
    },
    rules: ["701.67a", "701.67b"],
    questions: {
      fr: [
        "Puis-je engager une créature arrivée ce tour-ci pour payer waterbend\u202f?",
        "Est-ce que je peux engager mes artefacts pour payer un coût de waterbend 4\u202f?",
        "!Waterbend peut-il payer le mana coloré du sort\u202f?",
        "~Comment paie-t-on un coût de waterbend\u202f?",
        "Mes créatures ont le mal d’invocation, elles peuvent servir pour waterbend\u202f?",
      ],
      en: [
        "Can I tap a summoning sick creature to pay for waterbend?",
        "May I tap my artifacts to pay a waterbend 4 cost?",
        "!Can waterbend pay for colored mana in the spell’s cost?",
        "~How do I pay a waterbend cost?",
        "All my creatures came in this turn, may they help with waterbend?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/incubator-tokens",
    title: { fr: "Incuber", en: "Incubator tokens" },
    about: [["incubate", "incubator"]],
    verdict: "no",
    says: {
      fr: "un jeton Incubateur est un artefact avec N marqueurs +1/+1 et pas encore une créature\u202f; pour {2}, à tout moment où vous avez la priorité, il se transforme en Phyrexian 0/0 et garde ses marqueurs",
      en: "an Incubator token is an artifact with N +1/+1 counters and not a creature yet; for {2}, any time you have priority, it transforms into a 0/0 Phyrexian creature and keeps its counters",
    },
    because: {
      fr: "Transformé, il peut attaquer si vous le contrôlez sans interruption depuis le début de votre tour.",
      en: "Once transformed it can attack if you have controlled it continuously since your turn began.",
    },
    rules: ["701.53a", "701.53b", "111.10i"],
    questions: {
      fr: [
        "Un jeton Incubateur (incubate) est-il une créature dès qu’il arrive\u202f?",
        "Mon incubator peut-il bloquer avant d’être transformé\u202f?",
        "Le jeton incubate perd-il ses marqueurs +1/+1 quand il se transforme\u202f?",
        "~Comment fonctionne incubate 3\u202f?",
        "Une Colère de Dieu détruit-elle mon jeton Incubator non transformé\u202f?",
      ],
      en: [
        "Is an Incubator token a creature when it enters?",
        "Can my Incubator block before I transform it?",
        "Does the incubate token lose its +1/+1 counters when it transforms?",
        "~How does incubate 3 work?",
        "Does Wrath of God destroy my untransformed Incubator token?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/blighted-creatures",
    title: { fr: "Flétrir ses propres créatures", en: "Blight" },
    about: [["blight-action"]],
    verdict: "no",
    says: {
      fr: "«\u00a0blight N\u00a0» met N marqueurs -1/-1 sur une créature que vous contrôlez\u202f; sans créature qui peut les recevoir, vous ne pouvez pas choisir de le faire",
      en: "to blight N is to put N -1/-1 counters on a creature you control, never on an opponent’s; with no creature that can get them you cannot choose to do it",
    },
    because: {
      fr: "C’est le joueur qui «\u00a0blight\u00a0» qui choisit sa créature, sans cibler, et elle peut en mourir.",
      en: "The player who blights chooses the creature without targeting, and it may die of it.",
    },
    rules: ["701.68a", "701.68b"],
    questions: {
      fr: [
        "Puis-je mettre les marqueurs de blight 2 sur une créature de mon adversaire\u202f?",
        "Puis-je payer un coût de blight si je ne contrôle aucune créature\u202f?",
        "Est-ce que blight cible la créature qui reçoit les marqueurs -1/-1\u202f?",
        "Je n’ai pas de créature, je peux quand même choisir blight 1\u202f?",
      ],
      en: [
        "Can I put the counters of blight 2 on a creature my opponent controls?",
        "Can I pay a blight cost if I control no creatures?",
        "Does blight target the creature that gets the -1/-1 counters?",
        "With an empty board, may I still blight 1 to get the bonus?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/exchanging-control",
    title: { fr: "Échanger le contrôle", en: "Exchanging control" },
    about: [
      ["exchange"],
      [
        "gain-control",
        "control",
        "target-gone",
        "gone",
        "illegal-target",
        "creature",
        "permanent",
        "sacrifice",
        "respond",
        "fizzle",
      ],
    ],
    not: ["life-total", "switch-power-toughness"],
    verdict: "no",
    says: {
      fr: "un échange se fait en entier ou pas du tout\u00a0: si l’un des deux permanents est parti ou ne peut pas changer de contrôleur, rien n’est échangé, et deux permanents du même joueur ne s’échangent pas",
      en: "an exchange happens completely or not at all: if one of the two permanents is gone or can’t change controller, nothing is exchanged, and two permanents of the same player are not exchanged",
    },
    because: {
      fr: "L’échange se fait à la résolution, des deux côtés en même temps.",
      en: "It is checked as the spell or ability resolves, and both sides change at once.",
    },
    rules: ["701.12a", "701.12b"],
    questions: {
      fr: [
        "Un sort échange ma créature contre la sienne. S’il sacrifie la sienne en réponse, prend-il ma créature\u202f?",
        "Si l’une des deux créatures à échanger a disparu, l’autre change-t-elle de contrôleur\u202f?",
        "L’échange de contrôle a-t-il lieu si je contrôle les deux permanents\u202f?",
        "~Que se passe-t-il si une moitié d’un échange de contrôle est impossible\u202f?",
        "Mon pote veut échanger nos créatures, je bounce la mienne en réponse\u00a0: il me donne quand même la sienne\u202f?",
      ],
      en: [
        "A spell exchanges my creature and theirs. If they sacrifice theirs in response, do they still get mine?",
        "If one of the two creatures to be exchanged is gone, does the other change control?",
        "Does an exchange of control do anything if I control both permanents?",
        "~What happens if half of an exchange of control is impossible?",
        "I swap our creatures with a spell and my opponent bounces his in response. Does he gain control of mine anyway?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/bite-is-one-sided",
    title: { fr: "Une morsure n’est pas un combat singulier", en: "One-sided fights" },
    about: [
      ["bite"],
      [
        "in-return",
        "damage",
        "deals-damage",
        "lethal-damage",
        "fight",
        "deathtouch",
        "dies",
        "blocker",
        "combat-damage",
        "lifelink",
      ],
    ],
    turned: ["lifelink", "deathtouch"],
    verdict: "no",
    says: {
      fr: "une créature qui «\u00a0inflige des blessures égales à sa force\u00a0» à une autre n’en reçoit pas en retour\u00a0: seul «\u00a0se bat\u00a0» fait infliger des blessures aux deux créatures",
      en: "a creature that “deals damage equal to its power” to another takes none back: only “fights” makes both creatures deal damage to each other",
    },
    because: {
      fr: "C’est bien la créature qui inflige les blessures, donc son contact mortel et son lien de vie comptent.",
      en: "The creature itself is the source, so its deathtouch and lifelink apply.",
    },
    rules: ["701.14a", "120.1"],
    questions: {
      fr: [
        "Ma créature inflige des blessures égales à sa force à une créature ciblée (Rabid Bite)\u00a0: reçoit-elle des blessures en retour\u202f?",
        "!Avec Rabid Bite, le contact mortel de ma créature s’applique-t-il\u202f?",
        "Une «\u00a0morsure\u00a0» (bite) fait-elle aussi des blessures à ma créature comme un fight\u202f?",
        "~Quelle est la différence entre un bite et un fight\u202f?",
        "Je lance Rabid Bite avec mon 3/3 sur son 5/5, est-ce que son 5/5 me blesse en retour\u202f?",
      ],
      en: [
        "My creature deals damage equal to its power to target creature. Does it take damage back?",
        "!With Rabid Bite, does my creature’s deathtouch apply?",
        "Does a bite spell make the other creature deal damage back like a fight?",
        "~What is the difference between a bite and a fight?",
        "I cast Rabid Bite with my 3/3 on their 5/5. Is my creature dealt damage in return?",
      ],
    },
  }),
];
