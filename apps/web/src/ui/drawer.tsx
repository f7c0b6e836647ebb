import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import type { DrawerProps } from "./drawer-surface.tsx";
import { useLatch } from "./use-latch.ts";

const DrawerSurface = lazyPart(() => import("./drawer-surface.tsx"), "DrawerSurface");

/** A panel from the edge of the screen; its code arrives when it first opens. */
export function Drawer(props: DrawerProps) {
  return useLatch(props.open) ? (
    <Suspense>
      <DrawerSurface {...props} />
    </Suspense>
  ) : null;
}
