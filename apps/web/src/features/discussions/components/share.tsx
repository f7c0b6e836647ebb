import { lazy, Suspense } from "react";
import type { ShareMenuProps } from "./share-menu.tsx";

const ShareMenu = lazy(() =>
  import("./share-menu.tsx").then((module) => ({ default: module.ShareMenu })),
);

/** The share menu; its code arrives with the first discussion that can be shared. */
export function Share(props: ShareMenuProps) {
  return (
    <Suspense>
      <ShareMenu {...props} />
    </Suspense>
  );
}
