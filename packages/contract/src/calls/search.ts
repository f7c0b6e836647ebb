import * as z from "zod";
import { SearchHit } from "../entities/search-hit.ts";
import { DiscussionType } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { sessionCall } from "./base.ts";

/** Full-text search over one's own discussions: titles, questions, answers, their cards and rules. */
export const search = sessionCall
  .route({
    method: "GET",
    path: "/search",
    tags: ["Discussions"],
    summary: "Best first; French and English, accents do not matter",
  })
  .input(
    z.object({
      q: z.string().trim().min(2).max(200),
      type: DiscussionType.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
  )
  .output(z.object({ items: z.array(SearchHit) }))
  .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID"));
