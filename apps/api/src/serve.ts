import { compose } from "./compose.ts";
import { atPort, type Config, localUrl } from "./config/config.ts";
import { missingForSaleNotice } from "./config/operator-config.ts";
import { loadOrCreateSecret } from "./config/secret.ts";
import type { OpenDatabase } from "./database/index.ts";
import { seedDemoAccount } from "./features/auth/index.ts";
import { loadStarter } from "./features/knowledge/index.ts";
import {
  type BackgroundWork,
  CONNECTION_LIMITS,
  type ConnectionLimits,
  createLog,
  type Log,
  listen,
} from "./http/index.ts";
import { startObserving } from "./observability/index.ts";
import { serveOrders } from "./operator/index.ts";
import { connectionsAllowed } from "./resources/index.ts";
import { announceLocalModels } from "./runtime/announce-local-models.ts";

/** The first signal ends the server in order. A second one at once. */
const endOnSignal = (end: () => Promise<void>): void => {
  let ending = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      void end();
    });
};

const startWork = async (work: readonly BackgroundWork[]): Promise<void> => {
  for (const each of work) await each.start();
};

/** What takes the operator's orders where this process alone may touch the database. */
const takeOrders = (config: Config, log: Log, { db, changes, privateFolder }: OpenDatabase) =>
  privateFolder === undefined
    ? undefined
    : serveOrders({
        ...{ database: db, changes, dataDir: config.dataDir },
        ...{ folder: privateFolder, log },
      });

const connectionLimits = async (): Promise<Partial<ConnectionLimits>> => ({
  ofAll: Math.min(CONNECTION_LIMITS.ofAll, connectionsAllowed()),
});

/** Serves people on an open database, until a signal ends the process. */
export const serve = async (config: Config, opened: OpenDatabase): Promise<void> => {
  const log = createLog(config.logLevel);
  await loadStarter(opened.db);
  const secret = config.secret ?? loadOrCreateSecret(config.dataDir);
  const observing = await startObserving(config, opened);
  const listening = await listen(config, await connectionLimits());
  const { app, work, warmUp, seedDemo } = compose({
    config: atPort(config, listening.port),
    secret,
    opened,
    log,
  });
  // Beside others, a process that stops for its first question would let its runs be taken for dead.
  const warm = config.production ? warmUp() : undefined;
  listening.serve(async (...request: Parameters<typeof app.fetch>) => {
    await warm;
    return app.fetch(...request);
  });
  // Before anything long: the operator of a server that answers people can give it orders.
  const endOrders = await takeOrders(config, log, opened);
  await warm;
  await startWork(work);
  if (config.demoAccount) {
    const { userId } = await seedDemoAccount(opened.db);
    await seedDemo(userId);
  }
  opened.beginServing();
  void opened.lost.then(() => {
    // Nothing is lost: a supervisor's new process opens the folder, and refunds what was under way.
    console.error("Spellwright ends: the embedded database has stopped; start it again");
    process.exit(1);
  });
  endOnSignal(async () => {
    const answered = listening.stop();
    // Runs hear of the end first: the answers that wait for them are among the last ones.
    await Promise.all(work.map((each) => each.stop()));
    await answered;
    await Promise.all([endOrders?.(), observing.stop()]);
    await opened.close();
    process.exit(0);
  });
  if (observing.metricsPort !== undefined) console.info(`Metrics on port ${observing.metricsPort}`);
  console.info(`Spellwright ready at ${localUrl(config.host, listening.port)}`);
  const closed = missingForSaleNotice(config.paypal !== undefined, config.operator);
  if (closed !== undefined) console.info(closed);
  // Its line comes when it comes: nobody waits for it.
  if (config.localModels) void announceLocalModels(config.localModels, console.info);
};
