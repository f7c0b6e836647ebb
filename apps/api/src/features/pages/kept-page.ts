import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { contentPolicy } from "../../http/index.ts";
import { readShell } from "./read-shell.ts";
import { writeHead } from "./write-head.ts";

/**
 * The page that a device keeps for when there is no network: nobody’s, of no address. Its code then shows
 * what stands at the address of the window.
 *
 * @returns undefined where the pages were not built
 */
export const serveKeptPage = async (
  parts: {
    readonly webFolder: string;
    readonly publicUrl: string;
    readonly production: boolean;
  },
  language: Language,
): Promise<Response | undefined> => {
  const shell = await readShell(parts.webFolder, "notFound");
  if (shell === undefined) return undefined;
  const t = translator(language);
  const title = t("common.productName");
  const headed = writeHead(shell.html, {
    ...{ title, description: t("pageDescriptions.oracle") },
    ...{ language, area: "oracle", publicUrl: parts.publicUrl },
    ...{ pathname: null, indexed: false, image: null },
  });
  // Something is painted: the code of a page is asked for behind its first paint (`page-shells.ts`).
  const html = headed.replace(
    '<div id="root"></div>',
    () => `<div id="root"><main class="page"><p class="lead">${title}</p></main></div>`,
  );
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": contentPolicy(parts.production, shell.inline),
      "cache-control": "no-cache",
    },
  });
};
