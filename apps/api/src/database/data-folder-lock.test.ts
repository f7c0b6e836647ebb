import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataFolder } from "./data-folder-lock.ts";

describe("[DATA-01] the lock of a data folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "spellwright-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is held by one at a time and given back", () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(
      `DATA_DIR ${folder} is in use by another Spellwright (process ${process.pid})`,
    );
    unlock();
    lockDataFolder(folder)();
    expect(existsSync(join(folder, "lock"))).toBe(false);
  });

  it("is taken over from a process that is gone", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(join(folder, "lock"), `${pid} \n`);
    lockDataFolder(folder)();
  });

  it.runIf(process.platform === "linux")(
    "is taken over when another process has got the same number since, as in a container",
    () => {
      writeFileSync(join(folder, "lock"), `${process.pid} an-earlier-boot:1\n`);
      lockDataFolder(folder)();
    },
  );

  it.each(["", "not a number", "-1 x", "99999999999 x"])(
    "is taken over when it says %j",
    (content) => {
      writeFileSync(join(folder, "lock"), content);
      lockDataFolder(folder)();
    },
  );

  it("is not taken over while another process does just that", () => {
    writeFileSync(join(folder, "lock"), "");
    writeFileSync(join(folder, "lock.takeover"), "");
    expect(() => lockDataFolder(folder)).toThrow("in use");
  });
});
