import type { Translate } from "@spellwright/locales";
import { useEffect, useState } from "react";
import { ApiError, errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { isEmailUsed, requestPasswordReset, showCode, signIn, signUp } from "../api/auth-calls.ts";
import {
  emailError,
  type FieldErrors,
  newPasswordErrors,
  passwordError,
} from "../model/check-fields.ts";
import type { AuthMode, SignInRequest } from "../model/sign-in-request.ts";
import { rememberSignUp } from "../model/sign-up-page.ts";

interface AuthFields {
  email: string;
  password: string;
  confirmation: string;
  code: string;
}

const EMPTY: AuthFields = { email: "", password: "", confirmation: "", code: "" };

/** Refusals of the server that belong under a field. */
const fieldOf = (error: unknown): keyof FieldErrors | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "EMAIL_INVALID") return "email";
  if (error.code === "CODE_WRONG") return "code";
  return error.code.startsWith("PASSWORD_") ? "password" : null;
};

/** What is refused before the server is asked. */
const refusedOf = (mode: AuthMode, typed: AuthFields, t: Translate): FieldErrors => ({
  ...(mode === "code" ? {} : emailError(typed.email, t)),
  ...(mode === "signIn" ? passwordError(typed.password, t) : {}),
  ...(mode === "signUp" ? newPasswordErrors(typed.password, typed.confirmation, t) : {}),
});

/**
 * What was typed into the sign-in dialog and what became of it. It lives above the dialog, so that
 * closing loses nothing. Changing the mode empties fields and messages (AUTH-02).
 *
 * @param request may ask for a mode to begin with
 * @param onSignedIn after the server accepted a sign-in. Says whether the session holds
 */
export const useAuthForm = (request: SignInRequest, onSignedIn: () => Promise<boolean>) => {
  const { t, language } = useText();
  const [mode, setMode] = useState<AuthMode>("signIn");
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (request.mode !== undefined) setMode(request.mode);
  }, [request]);

  const clear = () => {
    setErrors({});
    setFailure(null);
    setSent(null);
  };

  const changeMode = (next: AuthMode) => {
    setMode(next);
    setFields(EMPTY);
    clear();
  };
  const tellEnd = () => setFailure(t("errors.SESSION_EXPIRED"));
  const enter = async () => ((await onSignedIn()) ? changeMode("signIn") : tellEnd());
  const send = async ({ email, password, code }: AuthFields) => {
    if (mode !== "forgot") request.onAddress?.(email);
    if (mode === "code") await showCode(code).then(enter);
    else if (mode === "signIn") await ((await signIn(email, password)) ? setMode("code") : enter());
    else if (mode === "forgot") {
      await requestPasswordReset(email);
      setSent(t("auth.forgot.sent", { email }));
    } else if (await isEmailUsed(email)) {
      setErrors({ email: t("auth.signUp.emailUsed") });
    } else {
      await signUp(email, password);
      rememberSignUp(email, request.comeBackTo ?? window.location.pathname);
      setSent(t("auth.signUp.sent", { email }));
    }
  };

  const submit = async (typed: AuthFields = fields) => {
    if (busy) return;
    clear();
    const values = { ...typed, email: typed.email.trim() };
    const refused = refusedOf(mode, values, t);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const [field, sentence] = [fieldOf(error), errorSentence(error, language)];
      if (error instanceof ApiError && error.code === "SIGN_IN_AGAIN") setMode("signIn");
      field === null ? setFailure(sentence) : setErrors({ [field]: sentence });
    } finally {
      setBusy(false);
    }
  };

  return {
    mode,
    fields,
    errors,
    failure,
    sent,
    busy,
    change: (field: keyof AuthFields, value: string) => {
      setFields((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    changeMode,
    /** Back to what was typed: to mend the address, or to have the link sent again. */
    typeAgain: () => setSent(null),
    /** A failure that another part of the dialog met. */
    fail: setFailure,
    submit: () => submit(),
    /** Fills the form with an account and sends it. */
    submitAs: (email: string, password: string) => {
      const values = { ...EMPTY, email, password };
      setFields(values);
      return submit(values);
    },
  };
};

export type AuthForm = ReturnType<typeof useAuthForm>;
