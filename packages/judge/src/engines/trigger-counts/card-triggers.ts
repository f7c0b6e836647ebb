import type { Card } from "@spellwright/contract";
import { escapePattern, readNumber } from "@spellwright/text";
import templates from "../../../../../data/judge/engines/card-templates.json" with { type: "json" };
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";

/** What one resolution of a triggered ability gives, where the text prints a plain number. */
export type Yield = "life" | "loss" | "tokens" | "cards" | "damage" | "counters";

/** A triggered ability that looks at creatures which enter or die (CR 603.6a, 603.6c). */
export interface CreatureTrigger {
  readonly event: "enters" | "dies";
  /** Its own permanent counts among them: “this creature or another creature dies”. */
  readonly itself: boolean;
  /** “One or more”: once however many there are at one time (CR 603.2c). */
  readonly together: boolean;
  /** Whose creatures it looks at. */
  readonly whose: "anyone" | "its-controller" | "its-opponents";
  /** Words that narrow which creatures count: "nontoken", "Goblin". */
  readonly only: readonly string[];
  /** What each resolution gives; several where the text says so. */
  readonly yields: ReadonlyMap<Yield, number>;
}

const YIELDS = listPatterns(templates.triggerYields, "iu");
const TEMPLATES = patternsOf(templates.creatureTriggers);
const SAYS = patternsOf(templates.creatureTriggerWords, "iu");

/** Whether a card changes how often abilities trigger. */
export const changesTriggers = ({ oracle_text }: Card): boolean =>
  SAYS.additional.test(oracle_text ?? "");

const yieldsOf = (effect: string): ReadonlyMap<Yield, number> =>
  new Map(
    YIELDS.flatMap(([kind, pattern]) => {
      const amount = readNumber(pattern.exec(effect)?.[1]?.toLowerCase());
      return amount === undefined ? [] : [[kind, amount] as const];
    }),
  );

/** “another nontoken creature you control” read word by word; undefined when a word is not understood. */
const readSubject = (
  written: string,
  name: string,
): Pick<CreatureTrigger, "itself" | "together" | "whose" | "only"> | undefined => {
  const short = name.split(",")[0] ?? name;
  const self = new RegExp(
    `^(?:${[name, short, "this creature", "this enchantment", "this artifact", "~"]
      .map(escapePattern)
      .join("|")}) or (?=another\\b|a\\b)`,
    "i",
  );
  const itself = self.test(written);
  const rest = written.replace(self, "").toLowerCase();
  const found = TEMPLATES.subject.exec(rest);
  if (!found) return undefined;
  const [, article = "", only = "", control = ""] = found;
  const words = only.split(" ").filter((word) => word !== "" && word !== "other");
  if (words.includes("or")) return undefined;
  return {
    itself: itself || (article !== "another" && !article.endsWith("other")),
    together: article.startsWith("one or more"),
    whose:
      control === " you control" ? "its-controller" : control === "" ? "anyone" : "its-opponents",
    only: words,
  };
};

const sentencesOf = ({ oracle_text, card_faces }: Card): readonly string[] =>
  (oracle_text ?? card_faces?.[0]?.oracle_text ?? "")
    .replace(/\([^)]*\)/g, "")
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The abilities of a card that trigger on creatures entering or dying; those not understood are left out. */
export const creatureTriggersOf = (card: Card): readonly CreatureTrigger[] =>
  sentencesOf(card).flatMap((line) => {
    const found = TEMPLATES.trigger.exec(line.replace(/^[^—]{1,30} — (?=Whenever)/, ""));
    if (!found) return [];
    const [, subject = "", event = "", effect = ""] = found;
    const under = / under your control,/i.test(line);
    const read = readSubject(subject, card.name);
    if (!read || SAYS.optional.test(effect)) return [];
    return [
      {
        event: event.startsWith("enter") ? ("enters" as const) : ("dies" as const),
        ...read,
        ...(under ? { whose: "its-controller" as const } : {}),
        yields: yieldsOf(effect),
      },
    ];
  });
