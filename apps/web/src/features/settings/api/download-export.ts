import type { Language } from "@spellwright/contract";
import { downloadFile } from "../../../lib/page/download-file.ts";

/** Everything that the account holds, as a file. */
export const downloadExport = (language: Language): Promise<void> =>
  downloadFile("/api/account/export", "spellwright.json", language);
