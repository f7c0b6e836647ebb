import { lazy, Suspense } from "react";
import type { MenuSettings } from "./menu-surface.tsx";
import { useLatch } from "./use-latch.ts";
import { type TriggerElement, useTrigger } from "./use-trigger.tsx";

const load = () => import("./menu-surface.tsx");
const MenuSurface = lazy(() => load().then((module) => ({ default: module.MenuSurface })));

/** A list of actions; arrows move, Escape closes. Its code arrives at first opening. */
export function Menu({ trigger, ...settings }: MenuSettings & { trigger: TriggerElement }) {
  const { anchor, button, open, setOpen } = useTrigger(trigger, "menu", load, {});
  return (
    <>
      {button}
      {useLatch(open) && (
        <Suspense>
          <MenuSurface {...settings} anchor={anchor} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** One action of a menu. */
export const MenuItem = lazy(() => load().then((module) => ({ default: module.MenuSurfaceItem })));
