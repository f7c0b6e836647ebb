import { execFileSync, spawnSync } from "node:child_process";
import process from "node:process";

/** The shell draws pages without a window around them, as Playwright's own download does. It is lighter. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const onPath = () => {
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return null;
};

/** One of the packages. Older Debians have no shell of its own. */
const installOne = () => {
  const [shell, whole] = names;
  execFileSync("apt-get", ["update"], { stdio: "ignore" });
  const { status } = spawnSync("apt-get", ["install", "-y", shell], { stdio: "ignore" });
  if (status !== 0) execFileSync("apt-get", ["install", "-y", whole], { stdio: "ignore" });
};

/** The browser of this machine: `CHROMIUM`, one on the PATH, else a Debian package, installed now. */
export const findChromium = () => {
  const found = process.env.CHROMIUM ?? onPath();
  if (found) return found;
  console.log("Installing Chromium from Debian's packages…");
  installOne();
  const installed = onPath();
  if (installed === null) throw new Error("no Chromium found; set CHROMIUM to its path");
  return installed;
};
