import { lazy, Suspense } from "react";
import type { DrawerProps } from "./drawer-surface.tsx";
import { useLatch } from "./use-latch.ts";

const DrawerSurface = lazy(() =>
  import("./drawer-surface.tsx").then((module) => ({ default: module.DrawerSurface })),
);

/** A panel from the edge of the screen; its code arrives when it first opens. */
export function Drawer(props: DrawerProps) {
  return useLatch(props.open) ? (
    <Suspense>
      <DrawerSurface {...props} />
    </Suspense>
  ) : null;
}
