import { CardServiceError, DownloadError } from "@spellwright/services";
import { runCommand as runAnyCommand } from "../../../../scripts/commands/index.ts";
import { ImportError } from "../features/knowledge/index.ts";
import { StartupError } from "../startup-error.ts";

/** Runs a command that uses the server's rooms: their errors, too, are one line for the operator. */
export const runCommand = (run: () => Promise<void>): Promise<void> =>
  runAnyCommand(run, [ImportError, DownloadError, CardServiceError, StartupError]);
