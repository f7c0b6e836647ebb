import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import * as z from "zod";
import sentences from "../../../../../data/judge/sentences/look-up.json" with { type: "json" };
import { retrieveRules } from "../../evidence/retrieve-rules.ts";
import { understand } from "../../question/understand.ts";
import type { LookUp } from "./look-up.ts";
import { ruleName } from "./rule-name.ts";

const MOST_FOUND = 6;
const MOST_TOLD = 3;
const WORDS_LONGEST = 300;

/** Finds rules as they are found for a question: by concept, by text, by neighbourhood. */
export const searchRules = ({ evidence, book, tell }: LookUp): LanguageModelTool =>
  toolOf({
    name: "search_rules",
    description: sentences.tools.searchRules,
    input: z.object({ words: z.string().describe("What the rule is about, in a few words") }),
    run: async ({ words }) => {
      const { language, vocabulary } = evidence.understanding;
      const asked = {
        ...{ question: words.slice(0, WORDS_LONGEST), language, cards: [], cardRulings: [] },
        ...{ unknownCards: [], gameState: null, history: [], summary: "" },
      };
      const found = retrieveRules(understand(asked, vocabulary), asked, evidence);
      if (found.length === 0) return sentences.nothingFound;
      tell({
        what: "search",
        of: found
          .slice(0, MOST_TOLD)
          .map((number) => ruleName(number, evidence))
          .join(", "),
      });
      return book.read(found.slice(0, MOST_FOUND));
    },
  });
