import type { Topic } from "../topic.ts";

export const equipmentStays: Topic = {
  id: "state-based-actions/equipment-stays",
  title: { fr: "L’équipement reste", en: "Equipment stays behind" },
  about: [
    ["equipment", "equip"],
    [
      "dies",
      "kill",
      "destroy",
      "exile",
      "sacrifice",
      "return",
      "zone-change",
      "mass-death",
      "protection",
    ],
    ["keep", "graveyard", "falls-off", "unattach", "still", "battlefield", "dies", "attach"],
  ],
  not: [
    "respond",
    "aura",
    "triggered-ability",
    "gain-control",
    "living-weapon",
    "pump",
    "indestructible",
    "reconfigure",
  ],
  hints: [
    "dies-trigger",
    "keep",
    "graveyard",
    "exile",
    "dies",
    "attach",
    "unattach",
    "equip",
    "kill",
    "destroy",
    "falls-off",
    "state-based-action",
    "still",
    "battlefield",
    "equipment",
  ],
  rules: [
    {
      number: "704.5n",
      claim: {
        fr: "L’équipement se détache et reste sur le champ de bataille.",
        en: "The Equipment comes off and stays on the battlefield.",
      },
    },
    {
      number: "301.5c",
      claim: {
        fr: "Un équipement qui n’équipe plus rien de légal reste sur le champ de bataille.",
        en: "Equipment that no longer equips anything legal stays on the battlefield.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["graveyard", "destroy", "equipment-dies"], none: ["keep"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’équipement se détache et reste sur le champ de bataille, sans changer de contrôleur.",
        en: "No, the Equipment comes off and stays on the battlefield, under the same controller.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, l’équipement se détache et reste sur le champ de bataille\u202f; il pourra équiper une autre créature.",
        en: "Yes, the Equipment comes off and stays on the battlefield; it can equip another creature later.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’équipement se détache et reste sur le champ de bataille, sans rien équiper.",
        en: "The Equipment comes off and stays on the battlefield, equipping nothing.",
      },
    },
  ],
  explanation: {
    fr: "Contrairement à une aura, un équipement dont la créature a disparu, ou ne peut plus être équipée, n’est pas mis au cimetière. Une action basée sur l’état le détache simplement. Son contrôleur peut l’attacher à une autre créature en payant son coût d’équipement.",
    en: "Unlike an Aura, Equipment whose creature is gone or can’t be equipped any more isn’t put into the graveyard. A state-based action just unattaches it. Its controller may attach it to another creature by paying its equip cost.",
  },
  questions: [
    {
      language: "fr",
      text: "Quand la créature équipée meurt, l’équipement reste-t-il sur le champ de bataille ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si ma créature équipée meurt, l’équipement va-t-il au cimetière ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que devient l’équipement attaché à une créature exilée ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Ma créature équipée est tuée, est-ce que je garde l’équipement ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "When the equipped creature dies, does the equipment stay on the battlefield?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If my equipped creature dies, does the equipment go to the graveyard?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens to equipment attached to a creature that is exiled?",
      verdict: null,
    },
    {
      language: "en",
      text: "My creature holding a sword was killed, do I keep the equipment?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "fr",
      text: "La créature qui portait mon épée vient de mourir, l’épée part au cimetière avec elle\u202f?",
      verdict: "no",
    },
    { language: "fr", text: "Mon équipement meurt-il avec la créature\u202f?", verdict: "no" },
    { language: "en", text: "Does my equipment die with the creature?", verdict: "no" },
  ],
};
