import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { projectRoot } from "../apps/api/src/config/root.ts";

/** Official files where this machine has them, else the shipped starter data. */
export const dataFiles = () => {
  const folder = path.join(projectRoot, "..", "shared", "data");
  const file = (name: string) => {
    const full = path.join(folder, name);
    return existsSync(full) ? full : undefined;
  };
  return {
    rules: file("comprehensive-rules.txt"),
    cards: file("cards.jsonl.gz"),
    rulings: file("rulings.jsonl.gz"),
  };
};

/** What starts the import of them; without any, an import of nothing. */
export const importArguments = (): readonly string[] => [
  ...["--import", "tsx", "apps/api/src/commands/data-import.ts"],
  ...Object.entries(dataFiles()).flatMap(([option, file]) =>
    file === undefined ? [] : [`--${option}`, file],
  ),
];

/**
 * Imports them into a database, by the command.
 *
 * @param where `DATA_DIR` or `DATABASE_URL`
 */
export const importFullData = (where: Readonly<Record<string, string>>): void => {
  if (Object.values(dataFiles()).every((file) => file === undefined)) return;
  const { status } = spawnSync(process.execPath, importArguments(), {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...where },
  });
  if (status !== 0) throw new Error("the full data was not imported");
};
