import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import * as z from "zod";
import sentences from "../../../../../data/judge/sentences/look-up.json" with { type: "json" };
import type { LookUp } from "./look-up.ts";
import { ruleName } from "./rule-name.ts";

const NUMBER = /\d{3}(?:\.\d{1,3}[a-z]?)?/i;
/** A rule of many subrules is read from its first ones. The next are read by their own numbers. */
const MOST_CHILDREN = 10;
/** Rules before and after the one that is read. */
const BESIDE = 1;

/** The rule, then what stands under it; else what it stands under and what stands beside it. */
const around = (number: string, rulebook: Rulebook): readonly string[] => {
  const children = rulebook.childrenOf(number);
  if (children.length > 0) return [number, ...children.slice(0, MOST_CHILDREN)];
  const parent = rulebook.parentOf(number);
  if (parent === undefined) return [number];
  const siblings = rulebook.childrenOf(parent);
  const at = siblings.indexOf(number);
  const beside = siblings.slice(Math.max(0, at - BESIDE), at + BESIDE + 1);
  return [number, parent, ...beside.filter((one) => one !== number)];
};

/** Reads a rule with its neighbours. */
export const readRule = ({ evidence, book, tell }: LookUp): LanguageModelTool =>
  toolOf({
    name: "read_rule",
    description: sentences.tools.readRule,
    input: z.object({ number: z.string().describe("702.19, 702.19b or 613") }),
    run: async (input) => {
      const number = NUMBER.exec(input.number)?.[0].toLowerCase() ?? "";
      if (!evidence.rulebook.has(number)) return sentences.noSuchRule;
      tell({ what: "rule", of: ruleName(number, evidence) });
      return book.read(around(number, evidence.rulebook));
    },
  });
