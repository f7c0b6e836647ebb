import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../../config/root.ts";

const FILE = path.join(projectRoot, "data", "passwords", "common.bin");
/** Bytes that are kept of each hash. */
export const KEPT_BYTES = 4;

/** Capitals and blanks at the ends make no password less common. */
const hash = (password: string): Buffer =>
  createHash("sha256").update(password.trim().toLowerCase()).digest().subarray(0, KEPT_BYTES);

/** The file of a list: beginnings of hashes, sorted, each once. No password can be read from it. */
export const packPasswords = (passwords: readonly string[]): Buffer => {
  const sorted = passwords.map(hash).sort(Buffer.compare);
  return Buffer.concat(sorted.filter((each, at) => !sorted[at - 1]?.equals(each)));
};

const find = (packed: Buffer, wanted: Buffer): boolean => {
  let [low, high] = [0, packed.length / KEPT_BYTES];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const order = packed.compare(
      wanted,
      0,
      KEPT_BYTES,
      middle * KEPT_BYTES,
      (middle + 1) * KEPT_BYTES,
    );
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
};

let reading: Promise<Buffer> | undefined;

/**
 * Whether a password is among the 100,000 that are chosen most (decision 056). One password in 51,000 that
 * is not among them is taken for one that is: it shares the beginning of a hash.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  reading ??= readFile(FILE);
  return find(await reading, hash(password));
};
