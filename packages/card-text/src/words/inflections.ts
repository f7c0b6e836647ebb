import { ALL_SUBTYPES, CARD_TYPES, COLOURS } from "../vocabulary/index.ts";
import { GAME_NOUNS, IRREGULAR_PLURALS } from "../vocabulary/nouns.ts";
import { IRREGULAR_VERBS, REGULAR_VERBS } from "../vocabulary/verbs.ts";

/** What a word of a text stands for: its plain words, and whether it was a plural. */
export interface PlainWord {
  readonly words: readonly string[];
  readonly plural: boolean;
}

/** Marks before a verb: "drew" is read as "-ed draw", "attacking" as "-ing attack". */
export const PAST = "-ed";
export const ONGOING = "-ing";

const FIXED: Readonly<Record<string, string>> = {
  an: "a",
  is: "be",
  are: "be",
  am: "be",
  was: "-ed be",
  were: "-ed be",
  been: "-ed be",
  being: "-ing be",
  has: "have",
  had: "-ed have",
  having: "-ing have",
  does: "do",
  did: "-ed do",
  done: "-ed do",
  doing: "-ing do",
  "can't": "can not",
  cannot: "can not",
  "don't": "do not",
  "doesn't": "do not",
  "didn't": "-ed do not",
  "isn't": "be not",
  "aren't": "be not",
  "wasn't": "-ed be not",
  "weren't": "-ed be not",
  "hasn't": "have not",
  "haven't": "have not",
  "hadn't": "-ed have not",
  "won't": "will not",
  "couldn't": "could not",
  "wouldn't": "would not",
  "it's": "it be",
  "you're": "you be",
  "you've": "you have",
  "you'd": "you would",
  "they're": "they be",
  "they've": "they have",
  "that's": "that be",
  "there's": "there be",
  "who's": "who be",
  "he's": "he be",
  "she's": "she be",
  "you'll": "you will",
  "they'd": "they would",
  dice: "dice",
  beginning: "beginning",
  named: "-ed name",
  dies: "die",
  dying: "-ing die",
  died: "-ed die",
};

/** Verbs that double their last letter: “tapped”, “getting”. */
const DOUBLES_LAST_LETTER = new Set([
  "tap",
  "control",
  "untap",
  "skip",
  "flip",
  "plot",
  "begin",
  "put",
  "cut",
  "win",
  "get",
  "set",
  "bid",
  "swap",
  "equip",
  "drop",
  "quip",
  "ship",
  "wrap",
  "strip",
]);

/** Every form of every known word. Verbs win over nouns where both have the form: their plain form is the same. */
const FORMS: ReadonlyMap<string, PlainWord> = formTable();

/** The plain form of a word in lower case. Unknown words are their own. */
export function plainWord(word: string): PlainWord {
  return FORMS.get(word) ?? { words: [word], plural: false };
}

function formTable(): Map<string, PlainWord> {
  const forms = new Map<string, PlainWord>();
  const put = (form: string, words: readonly string[], plural = false) => {
    if (!forms.has(form)) forms.set(form, { words, plural });
  };
  for (const [form, words] of Object.entries(FIXED)) put(form, words.split(" "));
  const nouns = [...CARD_TYPES, ...ALL_SUBTYPES, ...GAME_NOUNS, ...COLOURS];
  for (const noun of nouns) if (!noun.endsWith("s")) put(thirdPerson(noun), [noun], true);
  for (const [form, noun] of Object.entries(IRREGULAR_PLURALS)) put(form, [noun], true);
  for (const [base, past, participle] of IRREGULAR_VERBS) {
    put(thirdPerson(base), [base]);
    put(`${stemBefore(base, "ing")}ing`, [ONGOING, base]);
    if (past !== base) put(past, [PAST, base]);
    if (participle !== base) put(participle, [PAST, base]);
  }
  for (const verb of REGULAR_VERBS) {
    put(thirdPerson(verb), [verb]);
    put(`${stemBefore(verb, "ing")}ing`, [ONGOING, verb]);
    put(pastOf(verb), [PAST, verb]);
  }
  return forms;
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && "aeiou".includes(letter);
}

function thirdPerson(verb: string): string {
  if (verb.endsWith("y") && !isVowel(verb.at(-2))) return `${verb.slice(0, -1)}ies`;
  return verb.endsWith("s") ||
    verb.endsWith("sh") ||
    verb.endsWith("ch") ||
    verb.endsWith("x") ||
    verb.endsWith("o")
    ? `${verb}es`
    : `${verb}s`;
}

function stemBefore(verb: string, ending: "ing" | "ed"): string {
  if (verb === "die") return "dy";
  if (DOUBLES_LAST_LETTER.has(verb)) return verb + verb.at(-1);
  if (verb.endsWith("e") && !verb.endsWith("ee")) return verb.slice(0, -1);
  if (ending === "ed" && verb.endsWith("y") && !isVowel(verb.at(-2)))
    return `${verb.slice(0, -1)}i`;
  return verb;
}

function pastOf(verb: string): string {
  return verb.endsWith("ee") ? `${verb}d` : `${stemBefore(verb, "ed")}ed`;
}
