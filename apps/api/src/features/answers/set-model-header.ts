import type { Engine } from "@spellwright/contract";

/** ERR-04: `X-Model-Used` tells which model really answered. An answer of our own names none. */
export const setModelHeader = ({ engine }: { readonly engine: Engine }, headers: Headers): void => {
  // Servers name their models as they like. A header takes ASCII only.
  if (engine.model !== null) headers.set("x-model-used", engine.model.replace(/[^ -~]/g, "?"));
};
