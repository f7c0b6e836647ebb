import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask, options } from "../test/ask.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import { madeUpCard } from "../test/made-up-card.ts";
import { createJudge } from "./judges.ts";

const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });

/** Cards of our own making, each with a text that a question about it turns on. */
const CARDS = {
  Overwhelm: "Destroy all creatures. They can't be regenerated.",
  "Plain Ruin": "Destroy target creature.",
  "Cold Bargain": "Target opponent sacrifices a creature.",
  "Far Away": "Exile target creature.",
};

const answer = async (question: string, language: Language) => {
  const cards = Object.entries(CARDS)
    .filter(([name]) => question.includes(name))
    .map(([name, oracle_text]) => ({
      card: madeUpCard(name, { oracle_text, type_line: "Instant" }),
      written: name,
    }));
  return (await judge.answer(ask(question, language, { cards }), options())).ruling;
};

type Asked = readonly [Language, string, "yes" | "no" | null, RegExp];

const answered = (rows: readonly Asked[]) =>
  test.each(rows)(
    "[ORA-17] (%s) is answered: %s → %s",
    async (language, question, verdict, said) => {
      const ruling = await answer(question, language);
      expect(ruling.verdict).toBe(verdict);
      expect(ruling.ruling).toMatch(said);
    },
  );

describe("[ORA-14] [ORA-17] a creature that just arrived may block, also where that is denied", () => {
  answered([
    ["en", "My new creature can't block, right?", null, /^On the contrary: yes, summoning/],
    ["en", "So a goblin I played this turn cannot block, correct?", null, /^On the contrary: yes/],
    ["en", "Your creatures can't block on the turn you cast them, true?", null, /contrary: yes/],
    ["en", "Can my new creature block?", "yes", /^Yes, summoning/],
    ["en", "May my new creature attack?", "no", /^No, without haste/],
    ["fr", "Ma nouvelle créature peut-elle attaquer ?", "no", /^Non, sans/],
    ["en", "My new creature can't attack, right?", null, /^That’s right: no/],
    [
      "en",
      "He's summoning sick, I flashed him in, so he can't block, right?",
      null,
      /contrary: yes/,
    ],
    ["fr", "Une créature avec le mal d'invocation ne peut pas bloquer, si ?", "yes", /^Si/],
    [
      "fr",
      "Ma nouvelle créature ne peut pas bloquer, c'est bien ça ?",
      null,
      /^Au contraire\s: si/,
    ],
    ["fr", "Ma nouvelle créature ne peut pas attaquer, c'est ça ?", null, /^C’est bien ça\s: non/],
    ["en", "My creature can't block. Can it still attack?", "yes", /^Yes/],
  ]);
});

describe("[ORA-14] what a named card says decides what regeneration saves from", () => {
  answered([
    ["en", "Can I regenerate my troll when my opponent casts Overwhelm?", "no", /regenerated/],
    ["en", "Will a regeneration shield save my creature from Overwhelm?", "no", /regenerated/],
    ["en", "Does my regenerated creature die to Overwhelm?", "yes", /destroyed/],
    ["fr", "La régénération sauve-t-elle ma créature de Overwhelm ?", "no", /régénérée/],
    ["en", "Does regeneration save my creature from Plain Ruin?", "yes", /stays/],
    ["fr", "La régénération sauve-t-elle ma créature de Plain Ruin ?", "yes", /reste/],
    ["en", "Does regeneration save my creature from Cold Bargain?", "no", /only destruction/],
    ["fr", "La régénération sauve-t-elle ma créature de Far Away ?", "no", /qu’une destruction/],
  ]);
});

describe("[ORA-14] no yes is said of numbers that a settled question does not know", () => {
  answered([
    ["en", "I attack with a 3/3 infect double strike. Does he die?", null, /both damage steps/],
    [
      "fr",
      "J'attaque avec une 3/3 infection et double initiative. Il meurt ?",
      null,
      /deux étapes/,
    ],
  ]);
});

describe("[ORA-14] plain questions on cards that everybody knows", () => {
  answered([
    ["en", "I cast Act of Treason on his tapped creature. Can I attack with it?", "yes", /untaps/],
    ["fr", "Je vole sa créature avec Acte de trahison. Puis-je attaquer avec ?", "yes", /célérité/],
    [
      "en",
      "I take control of his creature for good. Can I attack with it at once?",
      "no",
      /^Probably no/,
    ],
    ["en", "With Blood Moon out, does my shock land enter tapped?", "no", /untapped/],
    ["en", "Under Blood Moon, do shock lands enter untapped?", "yes", /enters untapped/],
    ["en", "Under Blood Moon, do I have to pay 2 life for a shock land?", "no", /nothing to pay/],
    ["fr", "Sous Lune de sang, mes shock lands arrivent-ils engagés ?", "no", /rien à payer/],
    ["fr", "Avec Lune de sang, mes terrains doubles sont-ils des montagnes ?", "yes", /montagne/],
    [
      "en",
      "I control Laboratory Maniac, my library is empty and I draw. Do I lose?",
      "no",
      /winning/,
    ],
    [
      "fr",
      "Bibliothèque vide et Maniaque de laboratoire : je pioche, je perds ?",
      "no",
      /victoire/,
    ],
    ["en", "Does my 1/1 with deathtouch kill his 12/12?", "yes", /^Yes/],
    ["fr", "Une 1/1 avec contact mortel tue une 8/8 ?", "yes", /^Oui/],
    ["fr", "J'exile ma créature. Est-ce que ça compte comme mourir ?", "no", /^Non/],
    ["en", "My creature is shuffled into my library. Does that count as dying?", "no", /^No/],
    ["fr", "Ma créature est mélangée dans la bibliothèque. Ça compte comme mourir ?", "no", /^Non/],
  ]);
});

describe("[ORA-14] a land that is named or a basic one is answered as what it is", () => {
  answered([
    ["en", "Does a basic Island tap for blue under Blood Moon?", null, /don’t change/],
    ["fr", "Sous Lune de sang, mes terrains de base restent des îles ?", null, /ne changent pas/],
  ]);
});

describe("[ORA-14] a number that is asked for stands first", () => {
  answered([
    ["en", "What's the starting life in Commander?", null, /^40/],
    ["en", "starting life total in EDH?", null, /^40/],
    ["fr", "Combien de points de vie au départ en Commander ?", null, /^40/],
    ["en", "What is the starting life total in Brawl?", null, /^25/],
    ["fr", "Quel est le total de points de vie de départ en Brawl ?", null, /^25/],
    ["en", "starting life two-headed giant", null, /^30/],
    ["en", "How many lands should I play in a sealed deck?", null, /^Usually 17/],
    ["fr", "Combien de terrains faut-il dans un deck de draft ?", null, /^17/],
    ["en", "What happens to a planeswalker at 0 loyalty?", null, /graveyard/],
    ["fr", "Que se passe-t-il quand un planeswalker est à 0 de loyauté ?", null, /cimetière/],
  ]);
});

describe("[ORA-14] [ORA-17] what is not there, and what is enough", () => {
  answered([
    ["en", "my library is empty but its not my draw step, do i lose", null, /^An empty library/],
    ["en", "my library is empty, do i lose in my draw step", "yes", /^(?:Yes|Probably yes)/],
    ["en", "deathtouch trample, do i only need to put 1 on the blocker", "yes", /yes|^Yes/],
    [
      "fr",
      "contact mortel + piétinement, ya juste besoin de mettre 1 sur le bloqueur ?",
      "yes",
      /^Oui|^Probablement oui/,
    ],
  ]);
});

describe("[ORA-14] whether something is stopped is no question of whether it happens", () => {
  answered([
    ["en", "Does vigilance stop a creature from tapping when it attacks?", null, /igilance/],
    [
      "fr",
      "Est-ce que la vigilance empêche une créature de s’engager quand elle attaque ?",
      null,
      /igilance/,
    ],
    ["en", "Does summoning sickness prevent a creature from blocking?", "no", /not stop blocking/],
    ["en", "Does defender stop a creature from blocking?", "no", /^Probably no: defender/],
  ]);
});

describe("[ORA-14] Phyrexian mana is not paid with more life than there is", () => {
  answered([
    ["en", "I'm at 1, can I pay Phyrexian mana with life?", "no", /^No, 2 life can’t/],
    ["en", "I'm at one. Can I pay two life for a Phyrexian mana symbol?", "no", /2 life can’t/],
    ["fr", "Je suis à 1, je peux payer le mana phyrexian avec ma vie ?", "no", /^Non, on ne peut/],
    ["en", "I'm at 2, can I pay Phyrexian mana with life?", "yes", /or 2 life/],
  ]);
});
