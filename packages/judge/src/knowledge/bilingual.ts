import * as z from "zod";

/** A text of a data file in both languages, neither of them empty. */
export const Bilingual = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) });
