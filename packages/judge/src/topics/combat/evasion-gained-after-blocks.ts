import type { Topic } from "../topic.ts";

export const evasionGainedAfterBlocks: Topic = {
  id: "combat/evasion-gained-after-blocks",
  title: { fr: "Imblocable ou vol après le blocage", en: "Evasion gained after blocks" },
  about: [
    [
      "flying",
      "menace",
      "unblocked",
      "protection",
      "shadow",
      "skulk",
      "fear",
      "intimidate",
      "landwalk",
    ],
    ["after-blocks", "already-declared"],
  ],
  not: ["blocker-gone", "enters-attacking", "attacker-gone"],
  hints: [
    "block",
    "blocker",
    "attack",
    "attacker",
    "stays-blocked",
    "gain-ability",
    "declare-blockers",
    "damage",
    "still",
    "gets-through",
    "spell",
    "instant",
    "respond",
    "creature",
    "combat-damage",
  ],
  rules: [
    {
      number: "509.1b",
      claim: {
        fr: "Les restrictions de blocage ne sont vérifiées qu’à la déclaration des bloqueurs.",
        en: "Blocking restrictions are checked only as blockers are declared.",
      },
    },
    {
      number: "509.1h",
      claim: {
        fr: "Une attaquante bloquée le reste, même si toutes ses bloqueuses disparaissent.",
        en: "A blocked attacker stays blocked even if all of its blockers are gone.",
      },
    },
    {
      number: "506.4a",
      claim: {
        fr: "Une fois la créature déclarée attaquante ou bloqueuse, ce qui l’en aurait empêchée ne la retire plus du combat.",
        en: "Once a creature is an attacker or a blocker, what would have kept it from that no longer takes it out of combat.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["stays-blocked"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le blocage déjà déclaré tient\u00a0: une capacité d’évasion gagnée ensuite arrive trop tard.",
        en: "Yes, the block already declared stands: an evasion ability gained afterwards comes too late.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, c’est trop tard\u00a0: l’attaquante est déjà bloquée et le reste, même si elle gagne le vol, la menace ou «\u00a0ne peut pas être bloquée\u00a0».",
        en: "No, it is too late: the attacker is already blocked and remains blocked, even if it gains flying, menace or “can’t be blocked”.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Rien ne change\u00a0: la créature déjà bloquée reste bloquée\u202f; l’évasion doit être donnée avant la déclaration des bloqueurs.",
        en: "Nothing changes: the creature already blocked stays blocked; evasion must be given before blockers are declared.",
      },
    },
  ],
  explanation: {
    fr: "Le vol, la menace, la protection et l’imblocabilité ne comptent qu’au moment où les bloqueurs sont déclarés. Pour éviter un blocage, donnez la capacité avant cette déclaration, au plus tard dans l’étape de déclaration des attaquants. La protection gagnée ensuite prévient toutefois les blessures de la bloqueuse.",
    en: "Flying, menace, protection and unblockability only matter at the moment blockers are declared. To avoid a block, give the ability before that declaration, at the latest in the declare attackers step. Protection gained afterwards does, however, prevent the blocker’s damage.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je donne le vol à mon attaquant après le blocage, devient-il non bloqué\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature est déjà bloquée, puis-je la rendre imblocable pour qu’elle passe\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une attaquante qui gagne la menace une fois bloquée reste-t-elle bloquée\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "je rends ma créature imblocable après la déclaration des bloqueurs, ca enleve le blocage\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I give my attacker flying after blocks, does it become unblocked?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I make my creature unblockable after it is already blocked so the damage goes through?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My attacker gains menace after blockers are declared. Does it stay blocked by the single creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "He blocked and then I cast Jump on my attacker after blocks to give it flying. Is the block undone?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
