import { namesOf } from "../vocabulary/index.ts";
import { ABILITY_KEYWORDS, ABILITY_WORDS } from "../vocabulary/keywords.ts";

/** A line of a text, without reminder text, with the name of its ability apart. */
export interface Line {
  /** Its place among the lines of the face. */
  readonly index: number;
  readonly label: string | undefined;
  readonly text: string;
}

const LABELS: ReadonlySet<string> = new Set([
  ...namesOf(ABILITY_WORDS),
  ...namesOf(ABILITY_KEYWORDS),
]);

/** The lines of a text that say something. */
export function linesOf(text: string): Line[] {
  return text
    .replaceAll(" // ", "\n")
    .split("\n")
    .flatMap((raw, index) => {
      const line = withoutReminder(raw).trim();
      return line === "" ? [] : [{ index, ...labelled(line) }];
    });
}

/** Leaves out what stands in parentheses: it explains and adds nothing. */
function withoutReminder(line: string): string {
  let depth = 0;
  let kept = "";
  for (const sign of line) {
    if (sign === "(") depth++;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += sign;
  }
  return kept;
}

/** Ability words and keywords before a dash are known. Other names before one are flavour and dropped. */
function labelled(line: string): { label: string | undefined; text: string } {
  const bullet = line.startsWith("• ") ? "• " : "";
  const body = line.slice(bullet.length);
  const dash = body.indexOf(" — ");
  const none = { label: undefined, text: line };
  if (dash < 0) return none;
  const name = body.slice(0, dash);
  const rest = body.slice(dash + 3);
  if (isChapter(name)) return { label: undefined, text: `${name} — ${labelled(rest).text}` };
  if (rest === "" || !isName(name)) return none;
  const lower = name.toLowerCase().replaceAll("’", "'");
  return { label: LABELS.has(lower) ? lower : undefined, text: bullet + rest };
}

/** A name, not the start of an ability: short, in capitals, with no sign of a rule in it. */
function isName(name: string): boolean {
  const words = name.split(" ");
  const first = words[0] ?? "";
  if (words.length > 6 || [...name].some((sign) => '.:{"'.includes(sign))) return false;
  if (first === "Choose" || first.startsWith("+") || first === "Spree") return false;
  return first.toLowerCase() !== first;
}

const isChapter = (name: string) => [...name].every((sign) => "IVX, ".includes(sign));
