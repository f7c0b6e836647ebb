import type { Card } from "@spellwright/contract";
import { readNumber } from "@spellwright/text";
import templates from "../../../../../data/judge/engines/card-templates.json" with { type: "json" };
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";

/** What one resolution of a triggered ability gives, where the text prints a plain number. */
export type Yield = "life" | "loss" | "tokens" | "cards" | "damage" | "counters";

/** A triggered ability that looks at what enters, dies, attacks, is cast or drawn (CR 603.2, 603.6). */
export interface CountedTrigger {
  /** "enter", "die", "attack", "cast" or "draw". */
  readonly event: string;
  /** What it looks at: "creature", "land", "noncreature spell"; "itself" where it is about its permanent alone. */
  readonly of: string;
  /** Its own permanent counts among them: “this creature or another creature dies”. */
  readonly itself: boolean;
  /** “One or more”: once however many there are at one time (CR 603.2c). */
  readonly together: boolean;
  /** Whose creatures it looks at. */
  readonly whose: "anyone" | "its-controller" | "its-opponents";
  /** Words that narrow which of them count: "nontoken", "Goblin". */
  readonly only: readonly string[];
  /** What each resolution gives. Several where the text says so. */
  readonly yields: ReadonlyMap<Yield, number>;
  /** That is done to each opponent. */
  readonly toEach: boolean;
}

const YIELDS = listPatterns(templates.triggerYields, "iu");
const TEMPLATES = patternsOf(templates.triggers);
const CUES = patternsOf(templates.triggerWords, "iu");

export const yieldsOf = (effect: string): CountedTrigger["yields"] =>
  new Map(
    YIELDS.flatMap(([kind, pattern]) => {
      const amount = readNumber(pattern.exec(effect)?.[1]?.toLowerCase());
      return amount === undefined ? [] : [[kind, amount] as const];
    }),
  );

/** Who casts or draws. */
const WHOSE = {
  you: "its-controller",
  "an opponent": "its-opponents",
  "a player": "anyone",
} as const;

type Subject = Pick<CountedTrigger, "of" | "itself" | "together" | "whose" | "only">;

/** “another nontoken creature you control” read word by word. Undefined when a word is not understood. */
const readSubject = (written: string): Subject | undefined => {
  const own = /^~(?: or (?=another\b|an? ))?/.exec(written)?.[0] ?? "";
  if (own !== "" && own === written)
    return { of: "itself", itself: true, together: false, whose: "anyone", only: [] };
  const found = TEMPLATES.subject.exec(written.slice(own.length).toLowerCase());
  if (!found) return undefined;
  const [, article = "", narrowed = "", noun = "", control = ""] = found;
  const only = narrowed.split(" ").filter((word) => word !== "" && word !== "other");
  const isSpell = noun === "spell";
  if (only.includes("or") && !isSpell) return undefined;
  return {
    of: isSpell ? [...only, noun].join(" ") : noun,
    itself: own !== "" || (article !== "another" && !article.endsWith("other")),
    together: article.startsWith("one or more"),
    whose:
      control === " you control" ? "its-controller" : control === "" ? "anyone" : "its-opponents",
    only: isSpell ? [] : only,
  };
};

/** The lines of a card without ability words and reminder text. What names itself is “~”. */
const linesOf = ({ name, oracle_text, card_faces }: Card): readonly string[] =>
  [name, name.split(",")[0] ?? name, "this creature", "this enchantment", "this artifact"]
    .reduce(
      (text, self) => text.replaceAll(self, "~"),
      oracle_text ?? card_faces?.[0]?.oracle_text ?? "",
    )
    .replace(/\([^)]*\)/g, "")
    .split(/\n+/)
    .map((line) => line.replace(/^[^\u2014]{1,30} \u2014 (?=When)/, "").trim());

/** The abilities of a card that trigger on what can be counted. Those not understood are left out. */
export const countedTriggersOf = (card: Card): readonly CountedTrigger[] =>
  linesOf(card).flatMap((line) => {
    const found = TEMPLATES.trigger.exec(line);
    const { type_line } = card;
    if (!found) return [];
    const [, subject = "", event = "", or, object, effect = ""] = found;
    const read = readSubject(object === undefined ? subject : object.trim());
    const whose = WHOSE[subject.toLowerCase() as keyof typeof WHOSE];
    if (!read || CUES.optional.test(effect) || (object !== undefined && !whose)) return [];
    return [event, or].flatMap((each) =>
      each === undefined
        ? []
        : {
            ...read,
            event: each.replace(/s$/, ""),
            itself:
              read.itself && (read.of === "itself" || type_line.toLowerCase().includes(read.of)),
            whose: / under your control,/i.test(line) ? "its-controller" : (whose ?? read.whose),
            yields: yieldsOf(effect),
            toEach: CUES.eachOpponent.test(effect),
          },
    );
  });

/** Whether a card changes how often abilities trigger. */
export const changesTriggers = ({ oracle_text }: Card): boolean =>
  CUES.additional.test(oracle_text ?? "");

/** Whether a card makes a trigger of another one trigger once more: Panharmonicon (CR 603.2d). */
export const triggersAgain = (card: Card, trigger: CountedTrigger, source: Card): boolean =>
  linesOf(card).some((line) => {
    const [, who = "", event, spell = ""] = TEMPLATES.additional.exec(line) ?? [];
    const looksAt = who + spell;
    const of = trigger.of === "itself" ? source.type_line.toLowerCase().split(" ") : [trigger.of];
    return (
      event !== undefined &&
      trigger.event.startsWith(event.replace("dy", "di")) &&
      ["permanent", ...of].some((word) => looksAt.endsWith(word) || looksAt.includes(`${word} or`))
    );
  });
