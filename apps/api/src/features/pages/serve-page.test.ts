import { expect, test } from "vitest";
import type { DrawFirstScreen } from "./first-screen.ts";
import { servePage } from "./serve-page.ts";

const WEB = new URL("../../../test/web", import.meta.url).pathname;
const SESSION = { cookie: "spellwright.session_token=zoe" };

/** How long a browser may keep a page, by what was drawn for it. */
const keepingOf = async (
  drawn: Awaited<ReturnType<DrawFirstScreen>>,
  headers: Record<string, string> = {},
) => {
  const answer = await servePage(
    {
      publicUrl: "https://spellwright.test",
      webFolder: WEB,
      production: false,
      drawFirstScreen: async () => drawn,
      findSubject: async () => ({ kind: "none" }),
    },
    new Request("https://spellwright.test/fr/forge", { headers }),
    () => Promise.reject(new Error("no call is expected")),
  );
  return answer?.headers.get("cache-control");
};
const page = (hasPersonalData: boolean) => ({ html: "", styles: "", state: "{}", hasPersonalData });

test("[FOR-05] a page that carries a deck is kept by no browser, which would show an old one", async () => {
  expect(await keepingOf(page(true), SESSION)).toBe("no-store");
});

test("[T-6] any other page is asked for anew, and kept in nothing shared when it shows who is signed in", async () => {
  expect(await keepingOf(page(false), SESSION)).toBe("private, no-cache");
  expect(await keepingOf(page(false))).toBe("no-cache");
  expect(await keepingOf(undefined)).toBe("no-cache");
});
