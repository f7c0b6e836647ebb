import { expect, test } from "vitest";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { expandShorthand } from "../question/expand-shorthand.ts";
import { readWording } from "./read-wording.ts";
import { settledIndexOf } from "./recognise.ts";
import { readAsked } from "./same-answer.ts";

const { vocabulary, wordings } = shippedKnowledge;
const index = settledIndexOf(shippedKnowledge);

test("[ORA-17] what is kept of a wording is what reading it anew tells", () => {
  for (let of = 0; of < index.settledQuestions.length; of += 7)
    for (const [place, kept] of index.askedBy(of, wordings.placesOf(of))) {
      const { text, language } = wordings.read(place);
      const written = { text: expandShorthand(text, language), language };
      expect(kept).toEqual(readAsked(readWording(written, vocabulary)));
    }
});
