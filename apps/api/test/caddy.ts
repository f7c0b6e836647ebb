import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../src/config/root.ts";
import { findOrInstall } from "./debian-package.ts";

const onPath = (): string | undefined => {
  const { status, stdout } = spawnSync("which", ["caddy"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("a port has a number");
  return address.port;
};

/** Ours as it is, with nothing but ports of its own and certificates that the machine is not told to trust. */
const settingsFor = (port: number): string => `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	https_port ${port}
}
import ${join(projectRoot, "deploy/Caddyfile")}
`;

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((serving, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (/"serving initial configuration"|certificate obtained/.test(log)) serving();
    });
    server.once("exit", () => reject(new Error(`Caddy did not start\n${log}`)));
  });

/** A proxy in front of the server, as `deploy/Caddyfile` makes it. */
export interface Caddy {
  /** Over HTTPS, with a certificate of its own. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** @param upstream address of the server behind it */
export const startCaddy = async (upstream: string): Promise<Caddy> => {
  const program = findOrInstall("caddy", onPath);
  const folder = mkdtempSync(join(tmpdir(), "spellwright-caddy-"));
  const port = await freePort();
  const file = join(folder, "Caddyfile");
  writeFileSync(file, settingsFor(port));
  const url = `https://localhost:${port}`;
  const server = spawn(program, ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...{ DOMAIN: new URL(url).host, UPSTREAMS: new URL(upstream).host },
    },
  });
  await ready(server);
  if (server.pid === undefined) throw new Error("a process that is ready has an id");
  return {
    url,
    pid: server.pid,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
