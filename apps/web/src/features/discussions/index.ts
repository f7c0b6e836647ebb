export { useRefreshDiscussions } from "./api/discussion-calls.ts";
export { DiscussionsDrawer, DiscussionsSidebar } from "./components/discussions-panel.tsx";
export { Share } from "./components/share.tsx";
