import * as z from "zod";
import {
  ChapterPage,
  EditionDiff,
  GlossaryTerm,
  KeptEdition,
  RuleChangeKind,
  RulePage,
  RulesContents,
  RuleView,
} from "../entities/rule.ts";
import { Language } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall, pageOf, pageQuery } from "./base.ts";

const tags = ["Rules"];
const inLanguage = z.object({ language: Language.default("fr") });
const editionId = z.string().max(40);

/** ORA-17: the text behind a citation and the rules browser. Readable signed out, never metered. */
export const rules = {
  search: openCall
    .route({ method: "GET", path: "/rules/search", tags })
    .input(
      inLanguage.extend({
        q: z.string().trim().min(1).max(200),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.object({ items: z.array(RuleView) }))
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
  contents: openCall
    .route({ method: "GET", path: "/rules/chapters", tags, summary: "Sections and chapters" })
    .input(inLanguage)
    .output(RulesContents),
  chapter: openCall
    .route({ method: "GET", path: "/rules/chapters/{number}", tags, summary: "Rules of a chapter" })
    .input(pageQuery.extend({ number: z.string().max(12) }).extend(inLanguage.shape))
    .output(ChapterPage)
    .errors(declareErrors("RULE_NOT_FOUND", "FIELD_INVALID")),
  glossary: openCall
    .route({
      method: "GET",
      path: "/rules/glossary",
      tags,
      summary: "Glossary in the order of its language; `q` keeps terms that begin with it",
    })
    .input(pageQuery.extend({ q: z.string().trim().max(100).optional() }).extend(inLanguage.shape))
    .output(pageOf(GlossaryTerm))
    .errors(declareErrors("FIELD_INVALID")),
  term: openCall
    .route({
      method: "GET",
      path: "/rules/glossary/{term}",
      tags,
      summary: "One entry by its term, English or French, accents and case aside",
    })
    .input(inLanguage.extend({ term: z.string().trim().min(1).max(100) }))
    .output(GlossaryTerm)
    .errors(declareErrors("TERM_NOT_FOUND")),
  editions: openCall
    .route({ method: "GET", path: "/rules/editions", tags, summary: "Kept editions, newest first" })
    .output(z.object({ items: z.array(KeptEdition) })),
  diff: openCall
    .route({
      method: "GET",
      path: "/rules/editions/{from}/diff/{to}",
      tags,
      summary: "What changed between two kept editions, in the order of the book",
    })
    .input(pageQuery.extend({ from: editionId, to: editionId, kind: RuleChangeKind.optional() }))
    .output(EditionDiff)
    .errors(declareErrors("EDITION_NOT_FOUND", "FIELD_INVALID")),
  keywords: openCall
    .route({
      method: "GET",
      path: "/rules/keywords",
      tags,
      summary: "Keywords as texts write them, each with its rule in the edition in use",
    })
    .input(inLanguage)
    .output(z.object({ items: z.array(z.object({ name: z.string(), rule: z.string() })) })),
  read: openCall
    .route({
      method: "GET",
      path: "/rules/{number}",
      tags,
      summary: "A rule and what is around it",
    })
    .input(inLanguage.extend({ number: z.string().max(12) }))
    .output(RulePage)
    .errors(declareErrors("RULE_NOT_FOUND")),
};
