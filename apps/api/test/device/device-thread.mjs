// The worker of the pages in a thread of Node: what a browser gives it, and nothing of the server.
import { parentPort, workerData } from "node:worker_threads";

const { bundle, starter, stored } = workerData;
globalThis.self = {
  addEventListener: (_type, hear) => parentPort.on("message", (data) => hear({ data })),
  postMessage: (message) => parentPort.postMessage(message),
};
globalThis.fetch = async () => new Response(starter);
globalThis.caches = {
  open: async () => ({
    match: async (address) => {
      const bytes = stored.get(address);
      return bytes === undefined ? undefined : new Response(bytes);
    },
    put: async () => undefined,
    delete: async () => true,
  }),
};
await import(bundle);
