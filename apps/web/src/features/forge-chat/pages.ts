import { lazyPage } from "@spellwright/router";
import { withTexts } from "../../lib/text/part-texts.ts";

/** A general discussion with the Forge, or the beginning of one (FOR-04). */
export const ForgeDiscussionPage = lazyPage(
  withTexts("later", () => import("./components/forge-discussion-page.tsx")),
  "ForgeDiscussionPage",
);
