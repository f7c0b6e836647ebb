import { MailError, type Mailer } from "@spellwright/services";
import { type MailFacts, timedChannels, traceWork } from "./channels.ts";

/** The same mailer, told of by kind and outcome: neither address nor text leaves. */
export const watchedMailer = (mailer: Mailer): Mailer => ({
  send(message) {
    const facts: MailFacts = { kind: message.kind };
    return traceWork(timedChannels.mail, facts, async () => {
      try {
        await mailer.send(message);
      } catch (error) {
        facts.failure = error instanceof MailError ? error.failure : "unknown";
        throw error;
      }
    });
  },
});
