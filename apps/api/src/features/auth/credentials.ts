import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@spellwright/contract";
import * as z from "zod";
import { AppError, fromValidationIssues } from "../../http/index.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** A mail address as it is stored and compared. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** No mail reaches an address there (RFC 2606), and some stand in for one that is missing. */
const UNREACHABLE = ".invalid";

const email = z
  .string()
  .transform(normalizeEmail)
  .pipe(
    z
      .email()
      .max(254)
      .refine((address) => !address.endsWith(UNREACHABLE)),
  );
export const EmailInput = z.object({ email });
export const CredentialsInput = z.object({ email, password: z.string() });
export const SignUpInput = CredentialsInput.extend({
  terms_version: z.iso.date().optional().describe("The day of the terms that were accepted"),
});

/**
 * Reads a JSON body by its schema.
 *
 * @throws AppError with the code of the first wrong field
 */
export const parseBody = async <Output>(
  schema: z.ZodType<Output>,
  request: Request,
): Promise<Output> => {
  const input: unknown = await request.json().catch(() => {
    throw new AppError("INVALID_JSON");
  });
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw fromValidationIssues(parsed.error.issues, input, "auth.");
};

/**
 * AUTH-04: at least 6 characters, blanks at the ends not counted, and none of the commonest (decision 056).
 *
 * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_COMMON
 */
export const checkPassword = async (password: string): Promise<void> => {
  if (password.trim().length < PASSWORD_MIN_LENGTH)
    throw new AppError("PASSWORD_TOO_SHORT", { min: PASSWORD_MIN_LENGTH });
  if (password.length > PASSWORD_MAX_LENGTH)
    throw new AppError("PASSWORD_TOO_LONG", { max: PASSWORD_MAX_LENGTH });
  if (await isCommonPassword(password)) throw new AppError("PASSWORD_COMMON");
};
