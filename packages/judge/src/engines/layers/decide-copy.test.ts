import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { decideCopy } from "./decide-copy.ts";

const decide = (question: string) => decideWith(decideCopy)(question);
const size = (question: string) => decide(question)?.ruling.match(/\d+\/\d+/)?.[0];

describe("[ORA-17] the size of a copy (CR 707.2, layer 1)", () => {
  test.each([
    [
      "Mon clone copie une 2/2 qui a deux marqueurs +1/+1. Quelle est la taille de mon clone ?",
      "2/2",
    ],
    ["Je crée un jeton copie de ma 3/3 qui a reçu +4/+4 : quelle taille fait le jeton ?", "3/3"],
    [
      "Ma 1/4 est devenue une 7/7 et je la copie avec un clone. Quelle taille fait la copie ?",
      "1/4",
    ],
    [
      "Mon clone copie une 5/5 dont la force et l’endurance sont échangées, quelle est sa force et son endurance ?",
      "5/5",
    ],
    ["Je copie une 4/4 avec un marqueur -1/-1. Quelle est la taille de la copie ?", "4/4"],
    [
      "Une créature 2/3 porte trois marqueurs +1/+1 et mon jeton en devient une copie. Quelle est sa taille ?",
      "2/3",
    ],
    ["Je clone une 6/6 qui a perdu toutes ses capacités. Quelle taille fait mon clone ?", "6/6"],
    ["My Clone copies a 2/2 with two +1/+1 counters. What size is my Clone?", "2/2"],
    ["I make a token that is a copy of a 3/3 that got +4/+4. How big is the token?", "3/3"],
    ["A 1/4 became a 7/7 and I copy it with a clone. What size is the copy?", "1/4"],
    ["My clone copies a 5/5 with a -1/-1 counter. What are its power and toughness?", "5/5"],
    ["Their 2/3 has three +1/+1 counters. I copy it. What size is my copy?", "2/3"],
    ["I clone a 4/1 that has +2/+0. What is the power and toughness of the clone?", "4/1"],
    ["My copy is of a 6/6 that lost all abilities. What size is the copy?", "6/6"],
  ])("is computed: %s → %s", (question, expected) => {
    expect(size(question)).toBe(expected);
  });

  test("says what stays with the original, and by which rules", () => {
    const told = decide("My Clone copies a 2/2 with two +1/+1 counters. What size is my Clone?");
    expect(told?.explanation).toMatch(
      /Layer 1, copy of 2\/2: 2\/2\.[\s\S]*Stays with the original/,
    );
    expect(told?.steps).toMatchObject([{ layer: "1", rule: "613.1a" }]);
    expect(told?.citations.map(({ number }) => number)).toEqual(["707.2", "613.1a"]);
  });

  test.each([
    [
      "the copy is changed afterwards",
      "My clone copies a 2/2. Then I put a +1/+1 counter on it. What size is it?",
    ],
    ["no size is told", "My clone copies a creature with two +1/+1 counters. What size is it?"],
    ["two sizes", "My 1/1 becomes a copy of a 2/2 and a 3/3 watches. What size is it?"],
    ["a copy of a spell", "I copy a spell that makes a 2/2. What size is the copy?"],
    [
      "it says what is different",
      "My token is a copy of a 4/4 except it's smaller. What size is it?",
    ],
    [
      "it enters with counters of its own",
      "My clone copies a 0/0 that enters with counters. What size is it?",
    ],
    ["a yes or no", "Does my clone of a 2/2 with counters have the counters?"],
  ])("stays silent: %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});
