import * as z from "zod";
import { DiscussionType } from "../enumerations.ts";
import { ERRORS, type ErrorCode } from "../errors.ts";

/** Events of one message of a page. */
export const PAGE_EVENTS_MAX = 20;

/** Where page speed is told apart: the kinds of pages, never their addresses. */
export const PAGE_PLACES = ["oracle", "forge", "rules", "cards", "questions", "other"] as const;
/** A kind of page. */
export type PagePlace = (typeof PAGE_PLACES)[number];

/** What web-vitals measures. */
export const VITALS = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;
const VITAL_MAX = 600_000;

const CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Something that happened on a page (ERR-05). Every field is one of a few words or a number. */
export const PageEvent = z.discriminatedUnion("name", [
  z.strictObject({
    name: z.enum(["question_asked", "question_answered"]),
    place: DiscussionType,
  }),
  z.strictObject({
    name: z.literal("question_failed"),
    place: DiscussionType,
    code: z.enum(CODES),
  }),
  z.strictObject({
    name: z.enum(VITALS),
    place: z.enum(PAGE_PLACES),
    value: z.number().min(0).max(VITAL_MAX).describe("Milliseconds; of CLS a score"),
  }),
]);
export type PageEvent = z.infer<typeof PageEvent>;
