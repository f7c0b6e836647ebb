import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startFakeLanguageModel, startSmtpReceiver } from "@spellwright/fakes";
import { vi } from "vitest";
import { WAIT_MS } from "../../../../test-limits.ts";
import { DEMO_ACCOUNT } from "../../src/features/auth/index.ts";
import { PRODUCTION } from "../account-app.ts";
import { DATABASES } from "../databases.ts";
import { type ApiProcess, startApi } from "../processes/api-process.ts";
import { cookieOf, mailedLink } from "../processes/newcomer.ts";
import { nodeArguments } from "../programs.ts";

export const MODES = ["embedded", "production"] as const;
export type Mode = (typeof MODES)[number];

/** The real server in one of the two ways in which it is run, with somebody who is signed in. */
export interface AttackedServer {
  readonly process: ApiProcess;
  readonly model: Awaited<ReturnType<typeof startFakeLanguageModel>>;
  /** Where its mails arrive in production. */
  readonly mails: Awaited<ReturnType<typeof startSmtpReceiver>>;
  readonly dataDir: string;
  /** The session of a person, as a header. */
  readonly cookie: string;
  close(): Promise<void>;
}

const JACE = { email: "jace@example.org", password: "islands of the sea" };

const poster =
  (url: string) =>
  async (address: string, body: object, cookie = "") => {
    const answer = await fetch(url + address, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
    return answer;
  };

type Mails = AttackedServer["mails"];

const mailedOnce = (mails: Mails, email: string): string => {
  const link = mailedLink(mails, email);
  if (link === undefined) throw new Error("no mail has come");
  return link;
};

const signInAs: Readonly<Record<Mode, (url: string, mails: Mails) => Promise<Response>>> = {
  embedded: (url) => poster(url)("/api/auth/sign-in/email", DEMO_ACCOUNT),
  production: async (url, mails) => {
    const post = poster(url);
    const signedUp = await post("/api/auth/sign-up/email", JACE);
    const token_hash = await vi.waitFor(() => mailedOnce(mails, JACE.email), { timeout: WAIT_MS });
    // A link is opened in the browser that signed up.
    await post("/api/auth/verify", { token_hash, type: "signup" }, cookieOf(signedUp.headers));
    return post("/api/auth/sign-in/email", JACE);
  },
};

export const startAttacked = async (mode: Mode): Promise<AttackedServer> => {
  const [mails, model, fresh, dataDir] = await Promise.all([
    startSmtpReceiver(),
    startFakeLanguageModel(),
    mode === "production" ? DATABASES.postgresql() : undefined,
    mkdtemp(path.join(tmpdir(), "spellwright-unread-")),
  ]);
  const own = fresh && {
    ...{ ...PRODUCTION, NODE_ENV: "production" },
    ...{ DATABASE_URL: fresh.location.url ?? "", SMTP_URL: mails.url },
  };
  const server = await startApi(nodeArguments("main"), {
    LOG_LEVEL: "info",
    TRUST_PROXY: "true",
    LANGUAGE_MODEL_PROVIDER: "compatible",
    LANGUAGE_MODEL_NAME: "a-model",
    LANGUAGE_MODEL_KEY: model.apiKey,
    LANGUAGE_MODEL_URL: model.baseUrl,
    CARD_SERVICE_URL: "off",
    CARD_IMAGES_URL: "off",
    DATA_DIR: dataDir,
    ...own,
  });
  const { headers } = await signInAs[mode](server.url, mails);
  return {
    ...{ process: server, model, mails, cookie: cookieOf(headers) },
    dataDir,
    async close() {
      await server.end("SIGTERM");
      await Promise.all([mails.close(), model.close(), fresh?.remove()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
