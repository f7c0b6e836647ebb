import { execFileSync } from "node:child_process";

/**
 * What a suite needs and this machine may lack: installed from Debian's packages when it is missing.
 *
 * @param find looks for it on this machine
 * @throws Error with the line for whoever may not install it
 */
export const findOrInstall = (name: string, find: () => string | undefined): string => {
  const found = find();
  if (found !== undefined) return found;
  execFileSync("apt-get", ["update"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", name], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  const installed = find();
  if (installed === undefined) throw new Error(`${name} is missing: apt-get install ${name}`);
  return installed;
};
