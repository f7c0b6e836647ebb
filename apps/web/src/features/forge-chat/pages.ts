import { lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/part-texts.ts";

/** A general discussion with the Forge, or the beginning of one (FOR-04). */
export const ForgeDiscussionPage = lazyRouteComponent(
  withTexts("later", () => import("./components/forge-discussion-page.tsx")),
  "ForgeDiscussionPage",
);
