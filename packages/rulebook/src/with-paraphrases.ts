import type { Bilingual } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import type { GlossaryEntry, RulesEdition } from "./edition.ts";
import { ancestorsOf } from "./rule-numbers.ts";

/**
 * An official edition with our digest's words beside its own, so that a reader can change between
 * them: paraphrases of rules, French titles, French glossary. Official texts stay as they are.
 * Numbers are re-used between editions: in another edition than the one that the digest paraphrases,
 * our words are attached only where the nearest title above has the same English name in both.
 */
export function withParaphrases(edition: RulesEdition, digest: RulesEdition): RulesEdition {
  const paraphrases = new Map(digest.rules.map((rule) => [rule.number, rule.paraphrase]));
  const officialTitles = titlesOf(edition);
  const digestTitles = titlesOf(digest);
  const sameEdition = edition.effectiveDate === digest.effectiveDate;
  const sameSubject = (number: string): boolean => {
    const title = [number, ...ancestorsOf(number)].find((above) => officialTitles.has(above));
    return (
      sameEdition ||
      (title !== undefined && sameName(officialTitles.get(title), digestTitles.get(title)))
    );
  };
  const entries = new Map(digest.glossary.map((entry) => [foldPhrase(entry.term.en), entry]));

  return {
    ...edition,
    headings: edition.headings.map((heading) => {
      const ours = digestTitles.get(heading.number);
      return ours !== undefined && sameSubject(heading.number)
        ? { number: heading.number, title: { fr: ours.fr, en: heading.title.en } }
        : heading;
    }),
    rules: edition.rules.map((rule) => {
      const paraphrase = paraphrases.get(rule.number);
      return paraphrase != null && sameSubject(rule.number) ? { ...rule, paraphrase } : rule;
    }),
    glossary: edition.glossary.map((entry) =>
      withFrench(entry, entries.get(foldPhrase(entry.term.en))),
    ),
  };
}

const titlesOf = (edition: RulesEdition): ReadonlyMap<string, Bilingual> =>
  new Map(edition.headings.map(({ number, title }) => [number, title]));

const sameName = (left: Bilingual | undefined, right: Bilingual | undefined): boolean =>
  left !== undefined && right !== undefined && foldPhrase(left.en) === foldPhrase(right.en);

function withFrench(entry: GlossaryEntry, ours: GlossaryEntry | undefined): GlossaryEntry {
  if (ours === undefined) return entry;
  return {
    term: { fr: ours.term.fr, en: entry.term.en },
    definition: { fr: ours.definition.fr, en: entry.definition.en },
    rules: entry.rules,
  };
}
