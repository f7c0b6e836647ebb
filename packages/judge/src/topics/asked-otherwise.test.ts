import { describe, expect, test } from "vitest";
import { ask, options } from "../../test/ask.ts";
import { loadStarterRulebook } from "../../test/load-rulebook.ts";
import { createJudge } from "../create-judge.ts";
import { shippedKnowledge } from "../shipped-knowledge.ts";

const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });
const answer = async (question: string, history: readonly string[] = []) => {
  const said = history.map((content) => ({ role: "user" as const, content }));
  const { ruling } = await judge.answer(ask(question, "fr", { history: said }), options());
  return ruling;
};

describe("the same rule asked from the other side", () => {
  test.each([
    ["Does a creature with 0 toughness and indestructible survive?", "no"],
    ["Le contact mortel tue-t-il une créature indestructible ?", "no"],
    ["Doesn't deathtouch kill indestructible creatures?", "no"],
    ["My spell's only target becomes illegal. Does the spell still resolve?", "no"],
    ["Mon sort a deux cibles, une devient illégale, est-il contrecarré ?", "no"],
    ["If I control two legendary permanents with the same name, do both die?", "no"],
    ["Can a summoning-sick creature block?", "yes"],
    ["Does lifelink use the stack?", "no"],
    ["Can I tap a creature I just cast for mana?", "no"],
    ["Can I tap an artifact I just cast for mana?", "yes"],
    ["Puis-je engager un artefact qui vient d’arriver pour du mana ?", "yes"],
    ["Can my flyer be blocked by a creature with reach?", "yes"],
    ["Ma créature volante peut-elle être bloquée par une créature terrestre ?", "no"],
    ["Can a goaded creature block?", "yes"],
    ["Does a shield counter protect from exile?", "no"],
    ["Can I turn a morph face up while a split second spell is on the stack?", "yes"],
    ["Can I sacrifice a creature for mana while split second is on the stack?", "yes"],
    ["Peut-on activer une capacité de mana pendant split second ?", "yes"],
    ["Est-ce que je peux blocker avec une creature engagee ?", "no"],
    ["ma créature a menace, mon adv n'a qu'une seule créature, il peut bloquer ?", "no"],
    ["ma bete avec vigilance attaque, elle s'engage pas ?", "no"],
    ["Est-ce que la cascade marche si le sort est contrecarré ?", "yes"],
    ["Can I target my own hexproof creature with an aura?", "yes"],
  ] as const)("%s → %s", async (question, verdict) => {
    expect(await answer(question)).toMatchObject({ outcome: "ruling", verdict });
  });
});

describe("no yes or no where a topic's words meet another situation", () => {
  test.each([
    "Is it forbidden to block one attacker with several creatures?",
    "Is a goaded creature allowed to stay home?",
    "Is it true that deathtouch doesn't kill indestructible creatures?",
    "C’est vrai que le contact mortel ne tue pas une créature indestructible ?",
    "Does a flying creature with reach get blocked by ground creatures?",
    "Puis-je bloquer avec deux créatures une créature qui a la menace et le vol si aucune n’a la portée ?",
    "Can my opponent choose which legendary permanent I keep?",
    "Can a tapped creature with vigilance attack?",
    "Do damage and -X/-X stack to kill a creature?",
    "Does proliferate double the number of counters?",
    "Ma créature avec protection contre le rouge meurt-elle de blessures qui ne peuvent pas être prévenues ?",
    "Can I play Sol Ring in my commander deck?",
    "Does an 8/8 trampler without deathtouch need to assign lethal damage?",
  ])("%s", async (question) => {
    expect((await answer(question)).verdict).toBeNull();
  });
});

describe("[ORA-12] a discussion that holds a ruling on trample", () => {
  const BEFORE = [
    "Mon attaquante avec le piétinement et le contact mortel est bloquée par deux créatures. Une blessure par bloqueuse suffit-elle ?",
  ];

  test.each([
    "Quel est le taux de TVA sur la vente de cartes Magic en France ?",
    "Et la météo demain ?",
  ])("declines what is not about the rules: %s", async (question) => {
    expect((await answer(question, BEFORE)).outcome).toBe("declined");
  });

  test("decides a complete question on its own", async () => {
    const { verdict, relevant_rules } = await answer("Does a creature with vigilance tap?", BEFORE);
    expect(verdict).toBe("no");
    expect(relevant_rules.map(({ number }) => number)).not.toContain("702.19b");
  });

  test("does not lend its topic to a follow-up about another keyword", async () => {
    const numbers = (await answer("Et avec la menace ?", BEFORE)).relevant_rules.map(
      ({ number }) => number,
    );
    expect(numbers).toContain("702.111b");
    expect(numbers).not.toContain("702.2c");
  });

  test("answers a follow-up by what it continues", async () => {
    const trample = ["Mon attaquante avec le piétinement est bloquée. Où vont ses blessures ?"];
    const { relevant_rules, outcome } = await answer("Et avec le contact mortel ?", trample);
    expect(outcome).toBe("ruling");
    expect(relevant_rules.map(({ number }) => number)).toContain("702.2c");
  });
});
