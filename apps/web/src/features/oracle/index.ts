export { ChannelAnswerPage, OraclePage } from "./pages.ts";
