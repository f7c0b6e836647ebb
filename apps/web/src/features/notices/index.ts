export { NoticesHost } from "./components/notices-host.tsx";
export { askNoticePermission, noticePermission } from "./model/browser-notices.ts";
