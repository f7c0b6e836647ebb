import { client } from "../../../lib/http/api.ts";
import { ApiError, decodeError, toCallError } from "../../../lib/http/api-error.ts";
import { TERMS_VERSION } from "../../../lib/http/contract.static.ts";
import { request } from "../../../lib/http/request.ts";
import { pageLanguage } from "../../../lib/text/page-language.ts";

/** Who is signed in; `image` is an address of ours, null without a picture. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly image: string | null;
}

/** A call beside the contract, by its path under `/api`. Failures are ApiErrors. */
export const authCall = async (path: string, body?: object): Promise<unknown> => {
  const language = pageLanguage();
  try {
    const response = await request(
      `/api/${path}`,
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          },
    );
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok)
      throw decodeError(answer, response.status, response.headers.get("retry-after"), language);
    return answer;
  } catch (error) {
    throw toCallError(error, language);
  }
};

/** A user out of an answer or out of storage, whatever shape it has. */
export const asUser = (value: unknown): SessionUser | null => {
  if (typeof value !== "object" || value === null) return null;
  const { id, email, image } = value as Record<string, unknown>;
  if (typeof id !== "string" || typeof email !== "string") return null;
  return { id, email, image: typeof image === "string" ? image : null };
};

/** Who is signed in, or null. A banned account is nobody (AUTH-10). */
export const readSession = async (): Promise<SessionUser | null> => {
  const answer = await authCall("auth/get-session").catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "ACCOUNT_BANNED") return null;
    throw error;
  });
  return typeof answer === "object" && answer !== null && "user" in answer
    ? asUser(answer.user)
    : null;
};

/** @returns whether the account asks for a code besides (`showCode`) */
export const signIn = async (email: string, password: string): Promise<boolean> => {
  const answer = await authCall("auth/sign-in/email", { email, password });
  return typeof answer === "object" && answer !== null && "second_factor" in answer;
};

/** The second step: a code of the phone, or a recovery code. */
export const showCode = (code: string) => authCall("auth/second-factor", { code });

/** AUTH-04. The name is asked for nowhere: the library only wants the field. */
export const signUp = (email: string, password: string) =>
  authCall("auth/sign-up/email", {
    email,
    password,
    name: "",
    terms_version: TERMS_VERSION,
  });

const addressOf = (answer: unknown): string | null =>
  typeof answer === "object" && answer !== null && "url" in answer && typeof answer.url === "string"
    ? answer.url
    : null;

/**
 * AUTH-06: where to go to sign in with Discord.
 *
 * @param returnTo path and query of the page to come back to
 * @returns null when somebody is signed in already
 */
export const startDiscordSignIn = async (
  returnTo: string,
  silent: boolean,
): Promise<string | null> =>
  addressOf(await authCall("auth/sign-in/discord", { return_to: returnTo, silent }));

/**
 * Where to go to link one's Discord account.
 *
 * @param password may be absent right after a sign-in
 */
export const startDiscordLink = async (
  returnTo: string,
  password?: string,
): Promise<string | null> =>
  addressOf(await authCall("account/discord", { return_to: returnTo, password }));

export const signOut = () => authCall("auth/sign-out", {});

/** AUTH-05. */
export const requestPasswordReset = (email: string) =>
  authCall("auth/request-password-reset", { email });

/** AUTH-04: whether an account has the address. A check that fails counts as free. */
export const isEmailUsed = (email: string): Promise<boolean> =>
  client.auth.emailExists({ email }).then(
    ({ exists }) => exists,
    () => false,
  );
