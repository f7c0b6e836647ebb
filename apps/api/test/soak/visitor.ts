import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "../call-app.ts";
import { cookieOf, mailedLink, PASSWORD } from "../processes/newcomer.ts";
import type { Pair } from "../processes/pair.ts";
import type { Acknowledged } from "./acknowledged.ts";
import type { Tally } from "./tally.ts";

/** What everything under the load shares. */
export interface Load {
  readonly pair: Pair;
  readonly tally: Tally;
  readonly acknowledged: Acknowledged;
}

/** Somebody with a session. */
export interface Visitor {
  readonly load: Load;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A mail is posted after its call was answered. One that a kill took is asked for again. */
const MAIL_LOOK_MS = 100;
const MAIL_LOOKS = 30;
/** How often somebody tries again whose line broke or whose answer was interrupted. */
const TRIES = 60;
const TRY_AGAIN_MS = 500;

/** Sends once and counts what came. Undefined when the line broke. */
export const send = async (
  { load, headers }: Visitor,
  what: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer | undefined> => {
  const outcome = await load.pair.balancer.send({ method, path, body, headers });
  load.tally.count(what, outcome);
  return outcome.kind === "answer" ? outcome.answer : undefined;
};

/** Sends again what may be sent twice, until there is an answer that no end took part in. */
export const sendUntilAnswered = async (
  ...[visitor, what, ...request]: Parameters<typeof send>
): Promise<Answer | undefined> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await send(visitor, what, ...request);
    if (answer !== undefined && !visitor.load.tally.isExplained(answer)) return answer;
    await wait(TRY_AGAIN_MS);
  }
  visitor.load.tally.fault(`${what}: no answer in ${TRIES} tries`);
  return undefined;
};

/** The secret of the mailed link. A second mail is asked for by signing up again, as a person does. */
const waitForLink = async (visitor: Visitor): Promise<string | undefined> => {
  const { email } = visitor;
  const { mails } = visitor.load.pair;
  for (const mayAskAgain of [true, false]) {
    for (let looks = 0; looks < MAIL_LOOKS; looks += 1) {
      const link = mailedLink(mails, email);
      if (link !== undefined) return link;
      await wait(MAIL_LOOK_MS);
    }
    if (mayAskAgain)
      await sendUntilAnswered(visitor, "mail again", "POST", "/api/auth/sign-up/email", {
        email,
        password: PASSWORD,
      });
  }
  return undefined;
};

/** Signs somebody up, from an address of their own. Undefined when it did not come to a session. */
export const signUp = async (load: Load): Promise<Visitor | undefined> => {
  const email = `${randomUUID()}@example.org`;
  const address = Array.from(crypto.getRandomValues(new Uint8Array(3))).join(".");
  const stranger = { load, email, headers: { "x-forwarded-for": `10.${address}` } };
  const body = { email, password: PASSWORD };
  const begun = await sendUntilAnswered(
    stranger,
    "sign up",
    "POST",
    "/api/auth/sign-up/email",
    body,
  );
  if (begun?.status !== 200) return undefined;
  const link = await waitForLink(stranger);
  if (link === undefined) {
    load.tally.fault(`no mail to ${email}`);
    return undefined;
  }
  const use = { token_hash: link, type: "signup", password: PASSWORD };
  const confirmed = await sendUntilAnswered(stranger, "confirm", "POST", "/api/auth/verify", use);
  // A link whose use was acknowledged to nobody is used up: the password is what is left.
  const session =
    confirmed?.status === 200
      ? confirmed
      : await sendUntilAnswered(stranger, "sign in", "POST", "/api/auth/sign-in/email", body);
  if (session?.status !== 200) return undefined;
  load.acknowledged.people.add(email);
  return { load, email, headers: { ...stranger.headers, cookie: cookieOf(session.headers) } };
};
