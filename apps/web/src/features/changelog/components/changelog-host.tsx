import { lazy, Suspense } from "react";
import { useLatch } from "../../../ui/index.ts";
import { closeChangelog, useChangelogOpen } from "../model/changelog-opening.ts";

const ChangelogDialog = lazy(() =>
  import("./changelog-dialog.tsx").then((module) => ({ default: module.ChangelogDialog })),
);

/** Where the news appear; their code arrives at first opening. */
export function ChangelogHost() {
  const open = useChangelogOpen();
  return useLatch(open) ? (
    <Suspense>
      <ChangelogDialog open={open} onClose={closeChangelog} />
    </Suspense>
  ) : null;
}
