import { type SmtpReceiver, startFakeLanguageModel, startSmtpReceiver } from "@spellwright/fakes";
import { type ApiProcess, startApi } from "./api-process.ts";
import { type Balancer, createBalancer } from "./balancer.ts";

const PUBLIC_URL = "https://spellwright.example.org";

/** Two processes of the server as one, with what they need of the outside world on this machine. */
export interface Pair {
  readonly mails: SmtpReceiver;
  readonly model: Awaited<ReturnType<typeof startFakeLanguageModel>>;
  readonly balancer: Balancer;
  readonly processes: () => readonly ApiProcess[];
  /** Ends one, which counts from 0, and starts another in its place. */
  replace(index: number, signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  close(): Promise<void>;
}

interface PairOptions {
  readonly databaseUrl: string;
  readonly program: readonly string[];
  /** Beside what both need. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts both on one PostgreSQL, behind a balancer that gives each request to the next one. */
export const startPair = async ({ databaseUrl, program, env = {} }: PairOptions): Promise<Pair> => {
  const [mails, model] = await Promise.all([startSmtpReceiver(), startFakeLanguageModel()]);
  const start = () =>
    startApi(program, {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL,
      SECRET: "a secret of two processes, long enough",
      SMTP_URL: mails.url,
      MAIL_FROM: "judge@example.org",
      TRUST_PROXY: "true",
      LOG_LEVEL: "info",
      LANGUAGE_MODEL_PROVIDER: "compatible",
      LANGUAGE_MODEL_NAME: "a-model",
      LANGUAGE_MODEL_KEY: model.apiKey,
      LANGUAGE_MODEL_URL: model.baseUrl,
      CARD_SERVICE_URL: "off",
      CARD_IMAGES_URL: "off",
      ...env,
    });
  const processes = [...(await Promise.all([start(), start()]))];
  return {
    mails,
    model,
    balancer: createBalancer(() => processes),
    processes: () => processes,
    async replace(index, signal) {
      await processes[index]?.end(signal);
      processes[index] = await start();
    },
    async close() {
      await Promise.all(processes.map((each) => each.end("SIGTERM")));
      await Promise.all([mails.close(), model.close()]);
    },
  };
};
