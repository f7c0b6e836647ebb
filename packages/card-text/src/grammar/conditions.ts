import { choose } from "../engine/choose.ts";
import { phrase } from "../engine/phrase.ts";
import { oneOf } from "../engine/words.ts";
import { clause, condition } from "./holes.ts";

/** Whether what was offered just before was done. */
const done = oneOf(
  "you do",
  "you do not",
  "you can not",
  "they do",
  "they do not",
  "they can not",
  "that player do",
  "that player do not",
  "that opponent do",
  "the player do",
  "the player do not",
  "a player do",
  "any player do",
  "no player do",
  "no one do",
  "he or she do",
  "it do",
  "it do not",
  "SELF do",
  "its controller do",
  "its controller do not",
  "able",
  "possible",
  "so",
  "not",
);

/** What must hold: a clause, "you do", or several of them. */
condition.is(() =>
  choose(
    phrase`${{ done }}`,
    phrase`${{ clause }}`,
    phrase`${{ clause }} and ${{ and: condition }}`,
    phrase`${{ clause }} and if ${{ andIf: condition }}`,
    phrase`${{ clause }} or ${{ or: condition }}`,
    phrase`${{ clause }} or if ${{ orIf: condition }}`,
  ),
);
