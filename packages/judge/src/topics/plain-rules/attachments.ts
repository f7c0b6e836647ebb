import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Equipment, Auras, Roles and Vehicles: one plain rule each. */
export const attachments: readonly Topic[] = [
  plainRule({
    id: "plain-rules/equipment-enters-unattached",
    title: { fr: "L’équipement arrive détaché", en: "Equipment enters unattached" },
    about: [["equipment", "equip"], ["enters-attached"]],
    not: ["blink", "living-weapon", "reconfigure", "for-mirrodin", "job-select"],
    verdict: "no",
    says: {
      fr: "un équipement arrive détaché comme tout artefact\u202f; pour l’attacher il faut payer son coût d’équipement, à vitesse de rituel, à moins qu’une capacité l’attache elle-même",
      en: "an Equipment enters unattached like any artifact; to attach it you pay its equip cost, at sorcery speed, unless an ability attaches it itself",
    },
    because: {
      fr: "Le lancer et l’équiper sont deux actions et deux coûts.",
      en: "Casting it and equipping are two actions with two costs.",
    },
    rules: ["301.5b", "702.6a"],
    questions: {
      fr: [
        "Quand je lance un équipement, arrive-t-il attaché à ma créature\u202f?",
        "L’équipement que je pose est-il attaché tout de suite, sans payer l’équipement\u202f?",
        "Est-ce que mon épée s’attache automatiquement à une créature quand elle arrive\u202f?",
        "Je pose mon marteau, il arrive déjà attaché à ma créature\u202f?",
      ],
      en: [
        "When I cast an Equipment, does it enter attached to my creature?",
        "Is my Equipment attached right away without paying the equip cost?",
        "Does my sword attach automatically to a creature when it comes in?",
        "I play my Equipment; does it enter attached to a creature I control?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/several-equipment-on-one-creature",
    title: {
      fr: "Plusieurs équipements sur une créature",
      en: "Several Equipment on one creature",
    },
    about: [
      ["several-attached"],
      ["creature", "equip", "equipment", "aura", "attach", "as-well", "bonus", "pump"],
    ],
    not: ["gain-control", "control", "aura-of-stolen", "protection", "unattach"],
    verdict: "yes",
    says: {
      fr: "une créature peut porter autant d’équipements et d’auras que l’on veut, même plusieurs du même nom, et leurs bonus s’additionnent",
      en: "a creature may carry any number of Equipment and Auras, even several with the same name, and their bonuses add up",
    },
    because: {
      fr: "Seule la règle des légendes ou un texte de carte pose une limite.",
      en: "Only the legend rule or a card’s text sets a limit.",
    },
    rules: ["301.5", "702.6a", "303.4"],
    questions: {
      fr: [
        "Puis-je attacher deux équipements à la même créature\u202f?",
        "Une créature peut-elle porter plusieurs équipements à la fois\u202f?",
        "Les bonus de deux auras sur la même créature s’additionnent-ils\u202f?",
        "Ma créature peut avoir trois équipements en même temps\u202f?",
      ],
      en: [
        "Can I attach two Equipment to the same creature?",
        "May one creature wear several Equipment at once?",
        "Do the bonuses of two Auras on one creature add up?",
        "Can my creature carry more than one Equipment with the same name?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/creature-equipment-cannot-equip",
    title: { fr: "Un équipement devenu créature", en: "Equipment that is a creature" },
    about: [
      ["equipment-animated"],
      [
        "attach",
        "already-attached",
        "equip",
        "equip-moves",
        "unattach",
        "keep",
        "keeps",
        "falls-off",
        "still",
      ],
    ],
    not: ["reconfigure"],
    turned: ["unattach", "falls-off"],
    verdict: "no",
    says: {
      fr: "un équipement qui est aussi une créature ne peut équiper aucune créature\u00a0: s’il le devient, il se détache et reste sur le champ de bataille, sauf s’il a la reconfiguration",
      en: "an Equipment that is also a creature can’t equip a creature: if it becomes one, it becomes unattached and stays on the battlefield, unless it has reconfigure",
    },
    because: {
      fr: "C’est une action basée sur un état\u202f; une aura qui devient une créature va au cimetière.",
      en: "This is a state-based action; an Aura that becomes a creature goes to the graveyard.",
    },
    rules: ["301.5c", "704.5n", "303.4d"],
    questions: {
      fr: [
        "Mon équipement devient une créature. Reste-t-il attaché à ma créature\u202f?",
        "Un équipement qui est aussi une créature peut-il équiper une autre créature\u202f?",
        "!Si j’anime mon équipement, se détache-t-il\u202f?",
        "J’anime mon équipement déjà attaché, il reste attaché\u202f?",
      ],
      en: [
        "My Equipment becomes a creature. Does it stay attached to my creature?",
        "Can an Equipment that is also a creature equip another creature?",
        "!If I animate my Equipment, does it become unattached?",
        "I animate an attached Equipment; an Equipment creature keeps equipping, right?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/aura-with-nothing-to-enchant",
    title: { fr: "Une aura sans rien à enchanter", en: "An Aura with nothing to enchant" },
    about: [["nothing-to-enchant"]],
    verdict: "no",
    says: {
      fr: "une aura qui arriverait sans être lancée mais n’a rien de légal à enchanter reste dans sa zone, au cimetière ou en exil par exemple, et n’arrive pas sur le champ de bataille",
      en: "an Aura that would enter without being cast but has nothing legal to enchant stays where it is, in the graveyard or in exile for instance, and does not enter the battlefield",
    },
    because: {
      fr: "Sinon son contrôleur choisit ce qu’elle enchante quand elle arrive, sans cibler.",
      en: "Otherwise its controller chooses what it enchants as it enters, without targeting.",
    },
    rules: ["303.4g", "303.4f"],
    questions: {
      fr: [
        "Je ramène une aura du cimetière mais il n’y a aucune créature à enchanter. Arrive-t-elle sur le champ de bataille\u202f?",
        "Mon aura blinkée revient, mais il n’y a rien à enchanter\u00a0: arrive-t-elle\u202f?",
        "S’il n’y a rien qu’elle puisse enchanter, l’aura réanimée arrive-t-elle quand même\u202f?",
        "Aucun permanent à enchanter\u00a0: mon aura quitte le cimetière\u202f?",
      ],
      en: [
        "I return an Aura from the graveyard with no creature to enchant. Does it enter the battlefield?",
        "My flickered Aura comes back but there is nothing to enchant. Does it enter?",
        "With nothing legal to enchant, does a reanimated Aura enter anyway?",
        "No creature to enchant is around; will my Aura leave the graveyard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/one-role-each",
    title: { fr: "Un seul Rôle par joueur", en: "One Role per player" },
    about: [["role-token"]],
    turned: ["opponent"],
    verdict: "no",
    says: {
      fr: "une créature ne garde qu’un Rôle de chaque joueur\u00a0: de deux Rôles que vous contrôlez, le plus ancien va au cimetière\u202f; un Rôle d’un adversaire peut rester à côté du vôtre",
      en: "a creature keeps only one Role of each player: of two Roles that you control, the older goes to the graveyard; an opponent’s Role may stay beside yours",
    },
    because: {
      fr: "C’est une action basée sur un état\u00a0: seul le Rôle le plus récent de chaque joueur reste.",
      en: "It is a state-based action: only each player’s newest Role remains.",
    },
    rules: ["303.7a", "704.5y"],
    questions: {
      fr: [
        "Ma créature a déjà un Rôle et j’en mets un deuxième. Garde-t-elle les deux Rôles\u202f?",
        "Puis-je avoir deux Rôles sur la même créature\u202f?",
        "!Mon adversaire met un Rôle sur ma créature qui a déjà mon Rôle, restent-ils tous les deux\u202f?",
        "Un second jeton Rôle que je contrôle laisse-t-il l’ancien en place\u202f?",
      ],
      en: [
        "My creature already has a Role and I put a second Role on it. Does it keep both?",
        "May I have two Roles on the same creature?",
        "!My opponent puts a Role on my creature that already has my Role. Do both stay?",
        "If I make another Role token for it, does the old one stay?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/vehicle-without-its-crew",
    title: { fr: "Le véhicule dont l’équipage meurt", en: "A Vehicle whose crew dies" },
    about: [["pilot-gone"], ["vehicle", "crew", "becomes-creature", "creature", "still", "attack"]],
    turned: ["stops"],
    verdict: "yes",
    says: {
      fr: "une fois la capacité de pilotage résolue, le véhicule reste une créature jusqu’à la fin du tour, même si les créatures qui l’ont piloté meurent ou quittent le champ de bataille",
      en: "once the crew ability has resolved the Vehicle is a creature until end of turn, even if the creatures that crewed it die or leave",
    },
    because: {
      fr: "Engager l’équipage est un coût déjà payé.",
      en: "Tapping the crew is a cost that was already paid.",
    },
    rules: ["702.122a", "611.2a"],
    questions: {
      fr: [
        "La créature qui a piloté mon véhicule meurt. Le véhicule reste-t-il une créature ce tour-ci\u202f?",
        "Mon adversaire tue le pilote après le pilotage, mon véhicule continue-t-il d’attaquer\u202f?",
        "Si l’équipage meurt en réponse au pilotage, le véhicule devient-il quand même une créature\u202f?",
        "On détruit mon pilote, mon véhicule attaque toujours\u202f?",
      ],
      en: [
        "The creature that crewed my Vehicle dies. Is the Vehicle still a creature this turn?",
        "My opponent kills the pilot after crewing. Does my Vehicle keep attacking?",
        "If the crew is killed in response to the crew ability, does the Vehicle still become a creature?",
        "They killed my crewing creature that tapped for it; can my Vehicle still attack?",
      ],
    },
  }),
];
