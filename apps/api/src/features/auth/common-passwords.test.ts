import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../config/root.ts";
import { isCommonPassword, KEPT_BYTES, packPasswords } from "./common-passwords.ts";
import { checkPassword } from "./credentials.ts";

const codeOf = (password: string) =>
  checkPassword(password).then(
    () => null,
    ({ code }) => code,
  );

describe("a password that many people choose", () => {
  it.each([
    "123456",
    "password",
    "Password",
    "PASSWORD",
    "  password ",
    "qwertyuiop",
    "1qaz2wsx",
    "azerty",
    "motdepasse",
    "bonjour",
    "marseille",
    "doudou",
    "fireball",
  ])("[T-12] is refused: %s", async (password) => {
    expect(await codeOf(password)).toBe("PASSWORD_COMMON");
  });

  it.each([
    "correct horse",
    "spellwright-demo",
    "Urborg, Tomb of Yawgmoth",
    "mot de passe de Jace",
  ])("[T-12] is not %s", async (password) => {
    expect(await codeOf(password)).toBeNull();
  });

  it("[T-12] is not longer for the blanks around it", async () => {
    expect(await Promise.all(["      ", " abcd ", "\tab\u00A0c  "].map(codeOf))).toEqual(
      Array(3).fill("PASSWORD_TOO_SHORT"),
    );
    // A blank inside counts, and what is typed is what is kept.
    expect(await codeOf("ab cd e")).toBeNull();
  });

  it("[T-12] is taken for another one less than once in 10,000 times", async () => {
    const others = Array.from({ length: 20_000 }, (_, at) => `${at} swamps and ${at * 7} islands`);
    const taken = await Promise.all(others.map(isCommonPassword));
    expect(taken.filter(Boolean).length).toBeLessThan(2);
  });

  it("[T-12] stands in the list once, in order, so that it is found", () => {
    const packed = readFileSync(path.join(projectRoot, "data/passwords/common.bin"));
    const hashes = Array.from({ length: packed.length / KEPT_BYTES }, (_, at) =>
      packed.readUInt32BE(at * KEPT_BYTES),
    );
    expect(hashes.length).toBeGreaterThan(84_000);
    expect(hashes.filter((each, at) => each <= (hashes[at - 1] ?? -1))).toEqual([]);
    expect(packPasswords(["password", "Password ", "dragon"])).toHaveLength(2 * KEPT_BYTES);
  });
});
