import type { Topic } from "../topic.ts";

export const protectionAndSweepers: Topic = {
  id: "keywords/protection-and-sweepers",
  title: { fr: "Protection et effets sans cible", en: "Protection and effects that do not target" },
  about: [["protection"], ["mass-death", "sacrifice", "untargeted"]],
  not: ["damage", "prevent", "aura", "equip", "equipment", "block", "respond"],
  hints: [
    "destroy",
    "creature",
    "save",
    "stops",
    "survives",
    "protects",
    "dies",
    "color",
    "target",
    "still",
    "player",
    "each-player",
    "edict",
    "exile",
    "kill",
    "spell",
    "opponent",
  ],
  rules: [
    {
      number: "702.16b",
      claim: {
        fr: "La protection empêche d’être ciblé par la qualité nommée.",
        en: "Protection stops being targeted by the stated quality.",
      },
    },
    {
      number: "702.16e",
      claim: {
        fr: "Elle prévient aussi les blessures de ces sources.",
        en: "It also prevents damage from those sources.",
      },
    },
    {
      number: "115.10a",
      claim: {
        fr: "Un effet sans «\u00a0cible\u00a0» ne cible pas.",
        en: "An effect without “target” does not target.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["save", "stops", "survives", "protects"] },
      verdict: "no",
      ruling: {
        fr: "Non, la protection n’arrête ni une destruction sans cible ni un sacrifice\u00a0: elle n’empêche que de cibler, blesser, attacher et bloquer.",
        en: "No, protection stops neither untargeted destruction nor a sacrifice: it only stops targeting, damage, attaching and blocking.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un effet qui ne cible pas et n’inflige pas de blessures touche la créature malgré la protection.",
        en: "Yes, an effect that neither targets nor deals damage gets the creature despite protection.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La protection n’empêche que les cibles, les blessures, les attachements et les blocages\u202f; une destruction ou un sacrifice sans cible passe.",
        en: "Protection only stops targets, damage, attachments and blocks; untargeted destruction or sacrifice gets through.",
      },
    },
  ],
  explanation: {
    fr: "La protection fait quatre choses et pas une de plus\u00a0: blessures prévenues, pas d’enchantement ni d’équipement de cette qualité, pas de blocage par ces créatures, pas de cible. Détruire toutes les créatures n’en fait pas partie. Les blessures d’un balayage, elles, sont prévenues.",
    en: "Protection does four things and no more: damage prevented, no Auras or Equipment of that quality, no blocking by those creatures, no targeting. Destroying all creatures is none of them. Damage from a sweeper, however, is prevented.",
  },
  questions: [
    {
      language: "fr",
      text: "La protection contre le blanc sauve-t-elle ma créature d’une Colère de Dieu\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature avec protection contre le noir peut-elle être sacrifiée à cause d’un sort noir\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "colere de dieu détruit une créature pro blanc (protection contre le blanc)\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does protection from white save my creature from a white board wipe?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I be forced to sacrifice a creature with protection from black to a black spell?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Will Wrath of God destroy a creature that has protection from white?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My opponent casts Wrath of God. Does protection from white save my creature?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Damnation détruit toutes les créatures, ma créature avec protection contre le noir survit-elle\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "La protection arrête-t-elle une destruction de toutes les créatures\u202f?",
      verdict: "no",
    },
    { language: "en", text: "Does protection stop board wipes?", verdict: "no" },
  ],
};
