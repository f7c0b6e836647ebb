// `npm run screens -- --out DIR`: a picture of every screen and state.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { findChromium } from "./find-chromium.mjs";
import { build, install, requireNode, root } from "./prepare.mjs";

requireNode();
install();
build();
const { status } = spawnSync(
  process.execPath,
  ["--import", "tsx", "e2e/screens.ts", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit", env: { ...process.env, CHROMIUM: findChromium() } },
);
process.exit(status ?? 1);
