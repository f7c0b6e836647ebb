import path from "node:path";
import type { Plugin } from "vite";
import { runnerImport } from "vite";

const MODULE = "virtual:starter-pack";
const MAKER = path.join(import.meta.dirname, "make-starter-pack.ts");

const make = async (): Promise<string> => {
  const { module } = await runnerImport<typeof import("./make-starter-pack.ts")>(MAKER);
  return JSON.stringify(await module.makeStarterPack());
};

/**
 * Writes the starter pack beside the pages' code, under its own hash; `virtual:starter-pack` is its
 * address. Only what runs in a page reads it.
 */
export const starterPack = (): Plugin => {
  let isServed = false;
  return {
    name: "starter-pack",
    configResolved({ command }) {
      isServed = command === "serve";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id, { ssr } = {}) {
      if (id !== `\0${MODULE}`) return null;
      if (ssr) return `export default "";`;
      if (isServed) return `export default "/${MODULE}";`;
      const reference = this.emitFile({
        type: "asset",
        name: "starter-pack.json",
        source: await make(),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${MODULE}`, (_request, response, next) => {
        make().then((pack) => response.end(pack), next);
      });
    },
  };
};
