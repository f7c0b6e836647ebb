import { runCommand as runAnyCommand } from "@spellwright/commands";
import { CardServiceError, DownloadError } from "@spellwright/services";
import { StartupError } from "../config/startup-error.ts";
import { ImportError } from "../features/knowledge/index.ts";

/** Runs a command that uses the server's rooms: their errors, too, are one line for the operator. */
export const runCommand = (run: () => Promise<void>): Promise<void> => {
  // What a command puts into the data folder is for this user alone, like what the server puts there.
  process.umask(0o077);
  return runAnyCommand(run, [ImportError, DownloadError, CardServiceError, StartupError]);
};
