import type { Bilingual } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import type { GlossaryEntry, RulesDigest, RulesEdition } from "./edition.ts";
import { ancestorsOf } from "./rule-numbers.ts";

/**
 * An official edition with our digest's words beside its own, so that a reader can change between
 * them: paraphrases of rules, French titles, French glossary. Official texts stay as they are.
 * Numbers are re-used between editions: in another edition than the one that the digest paraphrases,
 * our words are attached only where the nearest title above has the same English name in both.
 */
export function withParaphrases(edition: RulesEdition, digest: RulesDigest): RulesEdition {
  const paraphrases = new Map(digest.rules.map((rule) => [rule.number, rule.paraphrase]));
  const officialTitles = titlesOf(edition);
  const digestTitles = titlesOf({ headings: [...digest.names.titles, ...digest.headings] });
  const sameEdition = edition.effectiveDate === digest.effectiveDate;
  const sameSubject = (number: string): boolean => {
    const title = [number, ...ancestorsOf(number)].find((above) => officialTitles.has(above));
    return (
      sameEdition ||
      (title !== undefined && sameName(officialTitles.get(title), digestTitles.get(title)))
    );
  };
  const entries = new Map(digest.glossary.map((entry) => [foldPhrase(entry.term.en), entry]));
  const headings = edition.headings.map((heading) => {
    const ours = digestTitles.get(heading.number);
    return ours !== undefined && sameSubject(heading.number)
      ? { number: heading.number, title: { fr: ours.fr, en: heading.title.en } }
      : heading;
  });
  // A keyword is a term of the glossary too.
  const keywords = headings.filter(({ number }) => number.includes(".")).map(({ title }) => title);
  const terms = new Map(
    [...keywords, ...digest.names.terms].map((term) => [foldPhrase(term.en), term.fr]),
  );

  return {
    ...edition,
    headings,
    rules: edition.rules.map((rule) => {
      const paraphrase = paraphrases.get(rule.number);
      return paraphrase != null && sameSubject(rule.number) ? { ...rule, paraphrase } : rule;
    }),
    glossary: edition.glossary.map((entry) =>
      withFrench(
        entry,
        entries.get(foldPhrase(entry.term.en)),
        terms.get(foldPhrase(entry.term.en)),
      ),
    ),
  };
}

const titlesOf = ({ headings }: Pick<RulesEdition, "headings">): ReadonlyMap<string, Bilingual> =>
  new Map(headings.map(({ number, title }) => [number, title]));

const sameName = (left: Bilingual | undefined, right: Bilingual | undefined): boolean =>
  left !== undefined && right !== undefined && foldPhrase(left.en) === foldPhrase(right.en);

/** An entry without a definition of ours has at least its French name, where we have one. */
function withFrench(
  entry: GlossaryEntry,
  ours: GlossaryEntry | undefined,
  name: string | undefined,
): GlossaryEntry {
  if (ours === undefined)
    return name === undefined ? entry : { ...entry, term: { fr: name, en: entry.term.en } };
  return {
    term: { fr: ours.term.fr, en: entry.term.en },
    definition: { fr: ours.definition.fr, en: entry.definition.en },
    rules: entry.rules,
  };
}
