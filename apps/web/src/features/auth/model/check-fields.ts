import type { Translate } from "@spellwright/locales";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../../lib/http/contract.static.ts";

/** Sentences under the fields that are refused. */
export interface FieldErrors {
  email?: string;
  password?: string;
  confirmation?: string;
  code?: string;
}

/** The form of an address, not its existence: the server and the mail decide that. */
export const emailError = (email: string, t: Translate): FieldErrors =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: t("errors.EMAIL_INVALID") };

/** AUTH-04: length of a password, 6 to 128. */
export const passwordError = (password: string, t: Translate): FieldErrors => {
  if (password.trim().length < PASSWORD_MIN_LENGTH)
    return { password: t("auth.passwordHelp", { min: PASSWORD_MIN_LENGTH }) };
  if (password.length > PASSWORD_MAX_LENGTH)
    return { password: t("errors.PASSWORD_TOO_LONG", { max: PASSWORD_MAX_LENGTH }) };
  return {};
};

/** AUTH-04: the password and its confirmation. */
export const newPasswordErrors = (
  password: string,
  confirmation: string,
  t: Translate,
): FieldErrors => ({
  ...passwordError(password, t),
  ...(password === confirmation ? {} : { confirmation: t("auth.signUp.mismatch") }),
});
