import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import * as z from "zod";

const NONCE_BYTES = 16;

/** What a token is for: one kind is never taken for another. */
type TokenPurpose = "link" | "oauth-state";

/** Every token ends, and is known by a random number. */
const Basics = z.object({ nonce: z.string(), expires: z.number() });
type Basics = z.infer<typeof Basics>;

const macOf = (secret: string, purpose: TokenPurpose, text: string): Buffer =>
  createHmac("sha256", secret).update(`discord:${purpose}:${text}`).digest();

/**
 * A token that only this server makes: what it says is readable, and cannot be changed.
 *
 * @param lifeMs from now
 */
export const signToken = (
  secret: string,
  purpose: TokenPurpose,
  content: Readonly<Record<string, string>>,
  { now, lifeMs }: { readonly now: Date; readonly lifeMs: number },
): { token: string; nonce: string; expiresAt: Date } => {
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  const expires = now.getTime() + lifeMs;
  const text = Buffer.from(JSON.stringify({ ...content, nonce, expires })).toString("base64url");
  const token = `${text}.${macOf(secret, purpose, text).toString("base64url")}`;
  return { token, nonce, expiresAt: new Date(expires) };
};

/** What a token says. Undefined for one that is forged, of another kind, or over. */
export const readToken = <Content extends z.ZodRawShape>(
  secret: string,
  purpose: TokenPurpose,
  token: string,
  { content, now }: { readonly content: z.ZodObject<Content>; readonly now: Date },
): (z.infer<z.ZodObject<Content>> & Basics) | undefined => {
  const [text = "", mac = "", ...rest] = token.split(".");
  const shown = Buffer.from(mac, "base64url");
  const right = macOf(secret, purpose, text);
  if (rest.length > 0 || shown.length !== right.length || !timingSafeEqual(shown, right))
    return undefined;
  const said: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  const basics = Basics.parse(said);
  return basics.expires > now.getTime() ? { ...content.parse(said), ...basics } : undefined;
};
