import { execFileSync, spawnSync } from "node:child_process";
import process from "node:process";

const names = ["chromium", "chromium-browser", "google-chrome"];
const onPath = () => {
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return null;
};

/** The browser of this machine: `CHROMIUM`, one on the PATH, else the Debian package, installed now. */
export const findChromium = () => {
  const found = process.env.CHROMIUM ?? onPath();
  if (found) return found;
  console.log("Installing Chromium from Debian's packages…");
  execFileSync("apt-get", ["update"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "ignore" });
  const installed = onPath();
  if (installed === null) throw new Error("no Chromium found; set CHROMIUM to its path");
  return installed;
};
