import { lazyPart } from "../lib/page/lazy-part.ts";
import type { DrawerProps } from "./drawer-surface.tsx";
import { Overlay } from "./overlay.tsx";

const DrawerSurface = lazyPart(() => import("./drawer-surface.tsx"), "DrawerSurface");

/** A panel from the edge of the screen. Its code arrives when it first opens. */
export function Drawer(props: DrawerProps) {
  return (
    <Overlay open={props.open} onClose={() => props.onOpenChange(false)}>
      <DrawerSurface {...props} />
    </Overlay>
  );
}
