import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../../src/config/root.ts";

let files = 0;

/**
 * A file beside those that the build of the pages made, where every server finds it. Its name is short:
 * a log that tells it holds nothing that looks like a secret.
 */
export const addWebFile = (bytes: number): { readonly path: string; remove: () => void } => {
  files += 1;
  const address = `/assets/unread-${process.pid}-${files}.js`;
  const file = path.join(projectRoot, "apps/web/dist", address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, randomBytes(bytes));
  return { path: address, remove: () => rmSync(file) };
};
