import * as z from "zod";

/** DATA-08: names a run within its user, so that a repeated request joins it. */
export const RequestId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);
