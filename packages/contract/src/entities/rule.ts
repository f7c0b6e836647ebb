import * as z from "zod";
import { Bilingual, Language } from "../enumerations.ts";

/** A rule as a reader sees it: the text in use, our paraphrase where there is one, and its neighbours. */
export const RuleView = z.object({
  number: z.string(),
  edition: z.string(),
  effective_date: z.iso.date(),
  verbatim: z.boolean(),
  text: z.string().describe("Official English text, or our paraphrase in the asked language"),
  paraphrase: Bilingual.nullable(),
  examples: z.array(z.string()),
  heading: z.string().nullable().describe("Name of the rule or chapter it stands under"),
  parent: z.string().nullable(),
  children: z.array(z.string()),
});
export type RuleView = z.infer<typeof RuleView>;

/** A rule named on the page of another: enough for a link with a first line below it. */
export const RuleLink = z.object({
  number: z.string(),
  heading: z.string().nullable().describe("Name of the rule or chapter it stands under"),
  text: z.string(),
  verbatim: z.boolean(),
  paraphrase: Bilingual.nullable(),
});
export type RuleLink = z.infer<typeof RuleLink>;

/** An entry of the glossary, in the asked language where we have it. */
export const GlossaryTerm = z.object({
  term: z.string(),
  english: z.string().describe("The official English term"),
  proper: z.boolean().describe("A subtype: meant only where it is written with a capital"),
  definition: z.string().describe("Lines are parted by \\n"),
  rules: z.array(z.string()).describe("Numbers of “See rule …”"),
  language: Language.describe("Of the definition: English where we have no French"),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

/**
 * All that the page of one rule shows: a `RuleView`, and around it
 * - `ancestors`: section, chapter and rule above it, the widest first (a breadcrumb);
 * - `child_rules`: the rules right below it, with their texts (as `children`, same order);
 * - `links`: where its text says "see rule …"; `cited_by`: rules whose text points here (at most 50);
 * - `glossary`: entries whose term the text uses, or that point to this rule (at most 20);
 * - `previous` and `next`: its neighbours in the order of the book.
 */
export const RulePage = RuleView.extend({
  ancestors: z.array(RuleLink),
  child_rules: z.array(RuleLink),
  links: z.array(RuleLink),
  cited_by: z.array(RuleLink),
  glossary: z.array(GlossaryTerm),
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
export type RulePage = z.infer<typeof RulePage>;

/** A section ("7") or chapter ("702") of the contents; `rules` counts the numbered rules in it. */
const Chapter = z.object({ number: z.string(), title: z.string(), rules: z.number().int() });

/** The contents of the edition in use, in the order of the book. Only chapters that hold rules. */
export const RulesContents = z.object({
  edition: z.string(),
  effective_date: z.iso.date(),
  verbatim: z.boolean(),
  sections: z.array(Chapter.extend({ chapters: z.array(Chapter) })),
});
export type RulesContents = z.infer<typeof RulesContents>;

/**
 * One page of the rules of a chapter, in the order of the book (`items` from the rule after the cursor).
 * `previous` and `next` are the chapters beside it.
 */
export const ChapterPage = Chapter.extend({
  edition: z.string(),
  effective_date: z.iso.date(),
  verbatim: z.boolean(),
  section: z.object({ number: z.string(), title: z.string() }).nullable(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  items: z.array(RuleView),
  next_cursor: z.string().nullable(),
});
export type ChapterPage = z.infer<typeof ChapterPage>;

/** An edition of the rules that the server keeps: the one in use and the one it replaced. */
export const KeptEdition = z.object({
  edition: z.string().describe("ISO effective date, or starter-<that date> for our digest"),
  effective_date: z.iso.date(),
  verbatim: z.boolean(),
  rules: z.number().int(),
  in_use: z.boolean(),
  imported_at: z.iso.datetime(),
});
export type KeptEdition = z.infer<typeof KeptEdition>;

/** How a rule differs between two editions. */
export const RULE_CHANGES = ["added", "removed", "renumbered", "reworded"] as const;
export const RuleChangeKind = z.enum(RULE_CHANGES);
export type RuleChangeKind = z.infer<typeof RuleChangeKind>;

/** One side of a change: the rule as that edition holds it. */
export const RuleInEdition = z.object({
  number: z.string(),
  text: z.string(),
  examples: z.array(z.string()),
});
export type RuleInEdition = z.infer<typeof RuleInEdition>;

/**
 * One change: `before` is null for an added rule, `after` for a removed one. A renumbered rule has the
 * same text under another number (numbers that it names aside). A reworded one may have moved as well.
 */
export const RuleChange = z.object({
  kind: RuleChangeKind,
  before: RuleInEdition.nullable(),
  after: RuleInEdition.nullable(),
});
export type RuleChange = z.infer<typeof RuleChange>;

/** One page of what changed from an edition to another, in the order of the book. */
export const EditionDiff = z.object({
  from: KeptEdition,
  to: KeptEdition,
  comparable: z
    .boolean()
    .describe("false: one is our digest, so that only missing numbers are told, no wordings"),
  counts: z.object({
    added: z.number().int(),
    removed: z.number().int(),
    renumbered: z.number().int(),
    reworded: z.number().int(),
    unchanged: z.number().int(),
  }),
  items: z.array(RuleChange),
  next_cursor: z.string().nullable(),
});
export type EditionDiff = z.infer<typeof EditionDiff>;
