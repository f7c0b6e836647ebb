import { useParams } from "@tanstack/react-router";
import { ForgeDiscussionPage } from "../../features/forge-chat/components/forge-discussion-page.tsx";

/** Where a discussion with the Forge begins; it gets its own address with its first question. */
const NEW = "new";

/** FOR-04: one page for all its addresses, so that a question on its way survives the change. */
export function ForgeDiscussionRoute() {
  const { discussionId = NEW } = useParams({ strict: false });
  return <ForgeDiscussionPage discussionId={discussionId === NEW ? null : discussionId} />;
}
