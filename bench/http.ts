import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureDecksHttp } from "./decks-http.ts";
import { type Measure, milliseconds, quantile, timed } from "./measure.ts";
import { questions } from "./questions.ts";
import { SERVER, startProgram } from "./server.ts";

/** The demo account's daily cap leaves room for this many rulings. */
const RULINGS = 32;

/** The demo account's bearer token. */
export const signIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@spellwright.local", password: "spellwright-demo" }),
  });
  const token = response.headers.get("set-auth-token");
  if (token === null) throw new Error(`sign-in answered ${response.status}`);
  return `Bearer ${token}`;
};

const ask = async (url: string, authorization: string, index: number): Promise<void> => {
  const { language, text } = questions[index % questions.length] ?? { language: "fr", text: "" };
  const response = await fetch(`${url}/api/ruling`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language, authorization },
    body: JSON.stringify({ question: text }),
  });
  if (!response.ok)
    throw new Error(`a ruling answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
};

/** Milliseconds of each ruling that the day leaves room for. */
export const askAll = (url: string, authorization: string): Promise<number[]> => {
  const indexes = Array.from({ length: RULINGS }, (_, index) => index);
  return timed(indexes, (index) => ask(url, authorization, index), 2);
};

/** The built server over HTTP, on its embedded database. */
export const measureHttp = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "spellwright-bench-"));
  const env = { PORT: "0", DATA_DIR: folder };
  await (await startProgram(SERVER, env)).stop();
  const server = await startProgram(SERVER, env);
  try {
    const authorization = await signIn(server.url);
    const rulings = await askAll(server.url, authorization);
    const decks = await measureDecksHttp(server.url, authorization);
    return [
      ...decks,
      milliseconds("ruling.http.p50", quantile(rulings, 0.5), 60),
      milliseconds("ruling.http.p99", quantile(rulings, 0.99), 250),
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
