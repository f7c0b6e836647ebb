import * as z from "zod";

const SCOPES = ["identify", "email", "guilds"];

const Query = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal("code"),
  scope: z.string().refine((scope) => scope.split(" ").every((each) => SCOPES.includes(each))),
  state: z.string().optional(),
  prompt: z.enum(["none", "consent"]).optional(),
  code_challenge: z.string().length(43).optional(),
  code_challenge_method: z.literal("S256").optional(),
});
export type AuthorizationRequest = z.infer<typeof Query>;

/** What the application registered at Discord. */
export interface RegisteredClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Compared to the letter. */
  readonly redirectUris: readonly string[];
}

/** The request of an authorization address, or the reason why Discord shows no screen for it. */
export const readAuthorizationRequest = (
  url: URL,
  client: RegisteredClient,
): AuthorizationRequest | string => {
  const parsed = Query.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) return `Invalid ${parsed.error.issues[0]?.path.join(".")}`;
  const { client_id, redirect_uri, code_challenge, code_challenge_method } = parsed.data;
  if (client_id !== client.clientId) return "Unknown Application";
  if (!client.redirectUris.includes(redirect_uri)) return "Invalid OAuth2 redirect_uri";
  if ((code_challenge === undefined) !== (code_challenge_method === undefined))
    return "Invalid code_challenge";
  return parsed.data;
};

/** The address to go back to, with `state` as it came. */
export const backTo = (
  request: AuthorizationRequest,
  answer: Readonly<Record<string, string>>,
): string => {
  const url = new URL(request.redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== undefined) url.searchParams.set("state", request.state);
  return url.href;
};
