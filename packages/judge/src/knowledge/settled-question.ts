import { Language } from "@spellwright/contract";
import * as z from "zod";
import { Bilingual } from "./bilingual.ts";

const Id = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'an id such as "combat/trample-and-deathtouch"');
const Concepts = z.array(z.string().min(1)).min(1);
const Verdict = z.enum(["yes", "no"]).nullable();

/** What kind of answer a question wants. */
export const QuestionForm = z.enum(["yes_no", "number", "which", "explain"]);
export type QuestionForm = z.infer<typeof QuestionForm>;

/** What a yes/no question asks about its predicate: whether one may, whether one must, whether it is so. */
export const Mood = z.enum(["may", "must", "fact"]);
export type Mood = z.infer<typeof Mood>;

/** A test on the concepts of a question. All that is given must hold. */
export const Condition = z.strictObject({
  all: Concepts.optional(),
  any: Concepts.optional(),
  none: Concepts.optional(),
  form: z.array(QuestionForm).min(1).optional(),
  /** One of these in the sentence that asks: “I kept it. Do I lose it?” asks about losing. */
  asks: Concepts.optional(),
  /** One of these in what a named card says: it “can't be regenerated”. */
  card: Concepts.optional(),
  /** “Do I have to block?” asks for another yes than “may I block?”. */
  mood: z.array(Mood).min(1).optional(),
});
export type Condition = Readonly<z.infer<typeof Condition>>;

/** A line of `data/judge/settled`: one settled question of the rules, decided once in both languages. */
export const SettledQuestionLine = z.strictObject({
  /** "<family>/<name>": it stays, stored answers name it. */
  id: Id,
  title: Bilingual,
  /** One to eight, the decisive one first; without a claim the answer says the neutral sentence by it. */
  rules: z
    .array(
      z.strictObject({
        number: z.string().regex(/^\d{3}\.\d+[a-z]?$/),
        claim: Bilingual.optional(),
      }),
    )
    .min(1)
    .max(8),
  /** A question about it usually holds one concept of every group. */
  concepts: z.array(Concepts),
  /** The answer without yes or no. */
  neutral: Bilingual,
  /** Tried in order. The first whose condition holds answers, else the neutral answer. */
  answers: z.array(
    z.strictObject({
      when: Condition.optional(),
      /** The yes or no to the question as it is asked under `when`. */
      verdict: Verdict,
      /** Absent: “Yes, ” or “No, ” and the neutral answer. */
      says: Bilingual.optional(),
      /** Instead of the settled question's own. */
      because: Bilingual.optional(),
    }),
  ),
  because: Bilingual,
  /** Ideas or cards that meet here: “Trample + Deathtouch”. */
  pairs: z
    .array(z.strictObject({ between: Bilingual, description: Bilingual }))
    .min(1)
    .optional(),
  /** Steps of the detailed reasoning. The rules they apply are among `rules`. */
  steps: z
    .array(
      z.strictObject({
        action: Bilingual,
        rule: z.string().optional(),
        layer: z.string().optional(),
      }),
    )
    .min(1)
    .optional(),
});
export type SettledQuestionLine = z.infer<typeof SettledQuestionLine>;

/** A line of `data/judge/wordings`: how a player asks about a settled question, and the yes or no to it. */
export const WordingLine = z.strictObject({
  id: Id,
  language: Language,
  text: z.string().min(1),
  verdict: Verdict.optional(),
  heldBack: z.literal(true).optional(),
});
export type Wording = Readonly<Omit<z.infer<typeof WordingLine>, "id">>;

/** What answers under a condition. */
export interface Answer {
  readonly when?: Condition | undefined;
  readonly verdict: "yes" | "no" | null;
  readonly says: z.infer<typeof Bilingual>;
  readonly because?: z.infer<typeof Bilingual> | undefined;
}

/** A settled question with all that its line leaves out, and the ways players ask about it. */
export interface SettledQuestion extends Readonly<Omit<SettledQuestionLine, "rules" | "answers">> {
  readonly rules: readonly { readonly number: string; readonly claim: z.infer<typeof Bilingual> }[];
  /** The neutral answer last. */
  readonly answers: readonly Answer[];
  readonly wordings: readonly Wording[];
}
