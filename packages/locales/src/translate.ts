import type { Language } from "@spellwright/contract";
import type { KeyOf, Values } from "./catalogue.ts";
import type { fr } from "./fr/index.ts";

/** Where a sentence stands in the catalogues: `oracle.ruling.showMore`. A wrong one is a compile error. */
export type TextKey = KeyOf<typeof fr>;
/** A key whose sentence names no value. */
export type PlainKey = {
  [Key in TextKey]: Values<typeof fr, Key> extends [] ? Key : never;
}[TextKey];
/**
 * The sentence of a key in one language; `values` fill its gaps, `count` chooses singular or plural. One that is
 * forgotten or misspelt is a compile error.
 */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...values: Values<typeof fr, Key>
) => string;
/**
 * A sentence whose values are data, as a finding or a failure carries them: which ones there are is known only
 * while it runs.
 */
export const translateWithData = (
  t: (key: never, ...values: never) => string,
  key: string,
  values: Readonly<Record<string, unknown>>,
): string => (t as (key: string, values: unknown) => string)(key, values);

/** Parts of the pages whose texts come with them, and not with the first load. */
export type TextPart =
  | "admin"
  | "bracketPage"
  | "cards"
  | "cardSearch"
  | "deckImport"
  | "deckTools"
  | "discord"
  | "installation"
  | "later"
  | "legal"
  | "offline"
  | "outbox"
  | "payments"
  | "questions"
  | "rules"
  | "settings"
  | "table"
  | "thinking";

/** What every language says; English is checked against French where it is written. */
type Texts = Readonly<Record<string, object>> & {
  readonly thinking?: Readonly<Record<"messages" | "forge", readonly string[]>>;
};

const spoken = new Map<Language, Texts>();

const textsOf = (language: Language): Texts => {
  const texts = spoken.get(language);
  if (texts === undefined) throw new Error(`the texts of ${language} are not loaded`);
  return texts;
};

/** Makes a language's texts known. A server knows both from the start, a page the one it shows. */
export const registerTexts = (language: Language, texts: Texts): void => {
  spoken.set(language, texts);
};

/** Makes the texts of one more part known, in a language that is spoken already. */
export const registerPartTexts = (language: Language, texts: object): void =>
  registerTexts(language, { ...textsOf(language), ...texts });

/** By language, made when a sentence first counts: a page does not wait for them. */
const plurals = new Map<Language, Intl.PluralRules>();

const pluralOf = (language: Language, count: number): string => {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
};

/** The sentence at a dotted path. Undefined for what is no sentence. */
const sentenceAt = (texts: object, key: string): string | undefined => {
  let place: unknown = texts;
  for (const name of key.split("."))
    place = (place as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof place === "string" ? place : undefined;
};

/** The forms of a sentence for a number, best first: none at all may have words of its own. */
const formsOf = (key: string, count: unknown, language: Language): string[] => {
  if (typeof count !== "number") return [key];
  const forms = [`${key}_${pluralOf(language, count)}`, `${key}_other`, key];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
};

/**
 * The texts of one language.
 *
 * @returns a function from a key of the catalogues, and the values its sentence names, to the sentence;
 * `count` chooses the plural form. Values are not escaped: the place that shows them does that. A key
 * whose texts are not there is given back.
 * @throws when the language is not loaded
 */
export const translator = (language: Language): Translate => {
  textsOf(language);
  return (key, ...[params = {}]: [Readonly<Record<string, unknown>>?]) => {
    const texts = textsOf(language);
    const [sentence = key] = formsOf(key, params.count, language).flatMap(
      (form) => sentenceAt(texts, form) ?? [],
    );
    return sentence.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(params[name] ?? ""));
  };
};

/** Who thinks: what each does is said in its own words. */
export type Thinker = "oracle" | "forge";

/** The thinking messages of a language, in catalogue order (ORA-04). None until they have come with the chat. */
export const thinkingMessages = (
  language: Language,
  thinker: Thinker = "oracle",
): readonly string[] => {
  const said = textsOf(language).thinking;
  return (thinker === "forge" ? said?.forge : said?.messages) ?? [];
};
