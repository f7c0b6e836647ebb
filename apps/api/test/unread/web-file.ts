import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../../src/root.ts";

/** A file beside those that the build of the pages made, where every server finds it. */
export const addWebFile = (bytes: number): { readonly path: string; remove: () => void } => {
  const address = `/assets/unread-${randomUUID()}.js`;
  const file = path.join(projectRoot, "apps/web/dist", address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, randomBytes(bytes));
  return { path: address, remove: () => rmSync(file) };
};
