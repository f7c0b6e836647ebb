import { lazyPage } from "@spellwright/router";

/** The code of a page loads when its route is shown, or pointed at. */
export const OraclePage = lazyPage(() => import("./components/oracle-page.tsx"), "OraclePage");

/** An answer that the bot gave on Discord, to be read by whoever has its link. */
export const ChannelAnswerPage = lazyPage(
  () => import("./components/channel-answer-page.tsx"),
  "ChannelAnswerPage",
);
