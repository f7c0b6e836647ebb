import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../src/config/root.ts";

/** A disk of its own for one process, that a test fills and writes protects. */
export interface SmallDisk {
  /** Where the processes on it see it. */
  readonly folder: string;
  /** The same place for the test itself. */
  readonly outside: string;
  /** A process on it. */
  spawn(command: string, args: readonly string[], env: Record<string, string>): ChildProcess;
  /** Until nothing more fits. */
  fill(): void;
  makeRoom(): void;
  /** The whole file system. Only while no process has a file of it open for writing. */
  protect(isReadOnly: boolean): void;
  /** Whatever is opened from now on, under a running server: what it has open stays as it is. */
  protectOpening(isReadOnly: boolean): void;
  close(): Promise<void>;
}

const UNSHARED = ["--user", "--map-root-user", "--mount"];

/** Whether this system gives a process disks of its own: Linux with user namespaces. No root is needed. */
export const hasSmallDisks = (): boolean =>
  spawnSync("unshare", [...UNSHARED, "true"]).status === 0;

/**
 * A real file system in memory, of so many megabytes, in a namespace of its own: the kernel itself
 * refuses what does not fit (ENOSPC), and every write once it is protected (EROFS).
 */
export const createSmallDisk = async (megabytes: number): Promise<SmallDisk> => {
  const folder = mkdtempSync(join(tmpdir(), "spellwright-disk-"));
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$0" && echo mounted && exec cat`;
  const holder = spawn("unshare", [...UNSHARED, "sh", "-c", mount, folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  const inside = (...command: readonly string[]): readonly string[] => [
    ...["--target", `${holder.pid}`, "--user", "--mount", "--preserve-credentials"],
    ...command,
  ];
  const outside = `/proc/${holder.pid}/root${folder}`;
  const filler = join(outside, "filler");
  return {
    folder,
    outside,
    spawn: (command, args, env) =>
      spawn(
        "nsenter",
        [...inside("sh", "-c", 'cd "$0" && exec "$@"', projectRoot, command), ...args],
        { env: { PATH: process.env.PATH, ...env }, stdio: ["ignore", "pipe", "pipe"] },
      ),
    fill() {
      const file = openSync(filler, "a");
      const piece = Buffer.alloc(4096);
      try {
        for (;;) writeSync(file, piece);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    protect(isReadOnly) {
      const mode = `remount,${isReadOnly ? "ro" : "rw"}`;
      const { status } = spawnSync("nsenter", [...inside("mount", "-o", mode, folder)]);
      if (status !== 0) throw new Error(`the disk was not made ${mode}`);
    },
    protectOpening(isReadOnly) {
      const over = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"';
      const order = isReadOnly ? ["sh", "-c", over, folder] : ["umount", folder];
      const { status } = spawnSync("nsenter", [...inside(...order)]);
      if (status !== 0) throw new Error("the folder was not covered, or not uncovered");
    },
    async close() {
      const ended = once(holder, "exit");
      holder.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
