import { foldText } from "@spellwright/text";
import { describe, expect, test } from "vitest";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import spoken from "../../test/words-of-players.json" with { type: "json" };

const { vocabulary } = shippedKnowledge;
const idsIn = (text: string) =>
  vocabulary.find(vocabulary.readThroughSlips(foldText(text).tokens)).map(({ id }) => id);

describe("[ORA-14] the table's own words", () => {
  test.each([
    ["Can I flicker my commander?", "blink"],
    ["Can I blink it in response?", "blink"],
    ["What if I crack a fetch at end of turn?", "fetch-land"],
    ["I mill three cards", "mill"],
    ["They bounce my token", "return"],
    ["Je bounce sa créature", "return"],
    ["Est-ce que je peux bouncer un jeton ?", "return"],
    ["La défausse se fait quand ?", "discard"],
    ["Il me fait meuler dix cartes", "mill"],
    ["My pinger pings for one", "ping"],
    ["After a board wipe, what stays?", "mass-death"],
    ["On se prend une wrath", "mass-death"],
    ["I tutor for a land", "search"],
    ["Does ramp count as a land drop?", "ramp"],
    ["My mana rock is tapped", "mana-ability"],
    ["I chump with a token", "chump"],
    ["I swing with everything", "attack"],
    ["Je dois taper mes terrains avant ?", "tap"],
    ["Je tape avec ma 5/5", "attack"],
    ["Puis-je dégager mes terrains ?", "untap"],
    ["Il détape ses îles", "untap"],
    ["Je reanim un dragon depuis le cimetière", "reanimate"],
    ["My creature is unblockable", "evasion"],
    ["Sa créature est imblocable", "evasion"],
    ["What is its cmc on the stack?", "mana-value"],
    ["Je mull à six", "mulligan"],
    ["A topdecked card", "library"],
    ["I flash it in at eot", "end-step"],
    ["Elle a le mal d’invoc", "summoning-sickness"],
    ["I hold prio", "priority"],
    ["Je peux goader sa créature ?", "goad"],
  ])("reads %s as %s", (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  test("« je tape avec » attacks, it taps nothing", () => {
    expect(idsIn("Je tape avec ma 5/5")).not.toContain("tap");
  });
});

describe("[ORA-14] misspelt terms", () => {
  test.each([
    ["pietinnement", "trample"],
    ["piétinemment", "trample"],
    ["contcat mortel", "deathtouch"],
    ["lien de vie et célérite", "haste"],
    ["defense talismannique", "hexproof"],
    ["deathtoch", "deathtouch"],
    ["indestructable", "indestructible"],
    ["viligance", "vigilance"],
    ["regenaration", "regenerate"],
    ["hexprof", "hexproof"],
    ["exaltasion", "exalted"],
    ["le cimetierre", "graveyard"],
    ["ma creture", "creature"],
    ["la biblioteque", "library"],
    ["lifelinck", "lifelink"],
    ["œuvre : enchantment", "enchantment"],
  ])("« %s » is read as %s", (written, id) => {
    expect(idsIn(`que fait ${written} ici`)).toContain(id);
  });

  test.each(["process", "friend", "reward", "people", "series", "phrases", "market", "regarde"])(
    "the ordinary word « %s » stays as it is",
    (word) => {
      expect(vocabulary.readThroughSlips([word])).toEqual([word]);
    },
  );

  test("short words, and words between two terms, are left alone", () => {
    expect(vocabulary.readThroughSlips(["vold", "wart", "hate"])).toEqual(["vold", "wart", "hate"]);
  });

  test("a long question is read to its end, whatever it holds", () => {
    const tokens = foldText(
      "convokation pietinnement xxxxxxxxxxxx indestructble ".repeat(40),
    ).tokens;
    expect(vocabulary.readThroughSlips(tokens)).toHaveLength(tokens.length);
  });

  /** What players say for an idea, by language: `test/words-of-players.json`. */
  const said = Object.values(spoken).flatMap((ideas) =>
    Object.entries(ideas).flatMap(([id, texts]) => texts.map((text) => [id, text] as const)),
  );

  test("an idea is known by every word that players have for it", () => {
    expect(said.filter(([id, text]) => !idsIn(text).includes(id))).toEqual([]);
  });

  test.each([
    ["Il vole ma créature", "flying"],
    ["Mon ours est mort", "lose-game"],
    ["Combien de points de vie je gagne ?", "win-game"],
    ["How much life do I win back?", "win-game"],
    ["Mon dragon arrive en jeu", "dredge"],
    ["I have a dragon", "dredge"],
    ["On the battlefield", "top-of-library"],
    ["I turn the card face up", "attack"],
  ])("%s reads nothing of %s", (text, id) => {
    expect(idsIn(text)).not.toContain(id);
  });
});
