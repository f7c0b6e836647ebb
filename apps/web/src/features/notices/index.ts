export { AnswerNotices } from "./components/answer-notices.tsx";
export { askNoticePermission, noticePermission } from "./model/browser-notices.ts";
