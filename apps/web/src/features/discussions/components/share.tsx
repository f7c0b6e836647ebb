import { Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import type { ShareMenuProps } from "./share-menu.tsx";

const ShareMenu = lazyPart(() => import("./share-menu.tsx"), "ShareMenu");

/** The share menu. Its code arrives with the first discussion that can be shared. */
export function Share(props: ShareMenuProps) {
  return (
    <Suspense>
      <ShareMenu {...props} />
    </Suspense>
  );
}
