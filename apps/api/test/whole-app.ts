import type { LanguageModel } from "@spellwright/contract";
import { compose } from "../src/compose.ts";
import { readConfig } from "../src/config/config.ts";
import type { OpenDatabase } from "../src/database/index.ts";
import { callerOf } from "./call-app.ts";
import { createKeptLog } from "./kept-log.ts";

/** Where nobody listens. */
const NOBODY = "http://127.0.0.1:9";
/** No test asks the world outside, nor what else runs on the machine. */
const OFFLINE = {
  ...{ CARD_SERVICE_URL: "off", CARD_IMAGES_URL: "off", PAYMENT_SANDBOX: "off" },
  ...{ OLLAMA_URL: NOBODY, LM_STUDIO_URL: NOBODY, LLAMA_CPP_URL: NOBODY },
};

/** The whole server as `main.ts` puts it together, without its socket. */
export const createWholeApp = (
  opened: OpenDatabase,
  environment: Readonly<Record<string, string>> = {},
  model?: LanguageModel,
) => {
  const lines: string[] = [];
  const { app, work, seedDemo } = compose({
    config: readConfig({ TRUST_PROXY: "true", ...OFFLINE, ...environment }),
    secret: "a secret for tests, long enough",
    opened,
    log: createKeptLog(lines),
    ...(model === undefined ? {} : { model }),
  });
  const call = callerOf(app);
  return {
    app,
    call,
    seedDemo,
    /** What was logged so far, a line of JSON each. */
    lines,
    /** Ends what runs beside the requests. */
    stop: () => Promise.all(work.map((each) => each.stop())),
  };
};
