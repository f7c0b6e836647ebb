import { lazy, type ReactNode, Suspense } from "react";
import { useLatch } from "./use-latch.ts";

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its accessible name; shown only by what the drawer holds. */
  label: string;
  /** The account comes from the right, discussions from the left (guide §8). */
  side: "left" | "right";
  children: ReactNode;
}

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
