import type { Card } from "@spellwright/contract";
import { readNumber } from "@spellwright/text";

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

const YIELDS: readonly (readonly [Yield, RegExp])[] = [
  ["life", /\byou gain (\d+) life\b/i],
  ["loss", /\b(?:loses?) (\d+) life\b/i],
  ["tokens", /\bcreate (an?|one|two|three) [^.]*?\btokens?\b/i],
  ["cards", /\b(?:you )?draw (an?|one|two|three) cards?\b/i],
  ["damage", /\bdeals? (\d+) damage\b/i],
  ["counters", /\bput (an?|one|two|three) (?:\+1\/\+1|[a-z]+) counters?\b/i],
];
/** What the person who controls the ability may decline, or must pay for first: no plain number. */
const OPTIONAL =
  /\byou may\b|\bif you do\b|\bunless\b|\bpay\b|\bequal to\b|\bX\b|\bfor each\b|\bfirst time\b|\bonly once\b/i;

const TRIGGER =
  /^Whenever (.+?) (enters?|die|dies)(?: the battlefield)?(?: under your control)?, (?=you|create|draw|put|each|target|it|this|that|[A-Z])(.+)$/;

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
      .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|")}) or (?=another\\b|a\\b)`,
    "i",
  );
  const itself = self.test(written);
  const rest = written.replace(self, "").toLowerCase();
  const found =
    /^(another|an?|one or more other|one or more) (?:((?:[a-z-]+ )*?))creatures?( you control| an opponent controls| your opponents control)?$/.exec(
      rest,
    );
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
    const found = TRIGGER.exec(line.replace(/^[^—]{1,30} — (?=Whenever)/, ""));
    if (!found) return [];
    const [, subject = "", event = "", effect = ""] = found;
    const under = / under your control,/i.test(line);
    const read = readSubject(subject, card.name);
    if (!read || OPTIONAL.test(effect)) return [];
    return [
      {
        event: event.startsWith("enter") ? ("enters" as const) : ("dies" as const),
        ...read,
        ...(under ? { whose: "its-controller" as const } : {}),
        yields: yieldsOf(effect),
      },
    ];
  });
