import { existsSync } from "node:fs";
import path from "node:path";

const findRoot = (folder: string): string => {
  if (existsSync(path.join(folder, "package-lock.json"))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error("the project's folder was not found above the program");
  return findRoot(parent);
};

/** The project's folder, the same for the sources and for the bundle, which stand at different depths. */
export const projectRoot = findRoot(import.meta.dirname);
