import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { Overlay } from "../../../ui/index.ts";
import { closeChangelog, useChangelogOpen } from "../model/changelog-opening.ts";

const ChangelogDialog = lazyPart(() => import("./changelog-dialog.tsx"), "ChangelogDialog");

/** Where the news appear. Their code arrives at first opening. */
export function ChangelogHost() {
  const open = useChangelogOpen();
  return (
    <Overlay open={open} onClose={closeChangelog}>
      <ChangelogDialog open={open} onClose={closeChangelog} />
    </Overlay>
  );
}
