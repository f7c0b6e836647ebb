import { checkConnection, isConnected } from "../connection.ts";
import { hasWorker } from "../when-reachable.ts";

/** Calls that the packs of a device can answer without network (decision 043). */
const ANSWERED_ON_DEVICE: ReadonlySet<string> = new Set([
  "rules.contents",
  "rules.chapter",
  "rules.read",
  "rules.search",
  "rules.glossary",
  "rules.term",
  "cards.search",
  "cards.named",
  "cards.page",
]);
/** What reads the packs comes with the frame that nobody sees at first. */
const PATIENCE_MS = 10_000;

type Read = (call: string, input: unknown) => Promise<unknown>;
let arrive: (read: Read) => void = () => undefined;
const arrived = new Promise<Read>((resolve) => {
  arrive = resolve;
});

/** Says what reads the packs of this device; until then calls wait for it. */
export const readOnDeviceBy = (read: Read): void => arrive(read);

/** @returns what the packs of this device hold in place of an answer. Undefined with a network, or for other calls */
export const readOnDevice = async (call: string, input: unknown): Promise<unknown> => {
  if (!ANSWERED_ON_DEVICE.has(call) || !hasWorker()) return undefined;
  if (isConnected() && (await checkConnection())) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const read = await Promise.race([arrived, late]);
  return read?.(call, input).catch(() => undefined);
};
