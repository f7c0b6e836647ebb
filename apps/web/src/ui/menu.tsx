import { lazy, type ReactNode, Suspense } from "react";
import { useLatch } from "./use-latch.ts";
import { type TriggerElement, useTrigger } from "./use-trigger.tsx";

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
}

export interface MenuSettings {
  label: string;
  /** `MenuItem`s. */
  children: ReactNode;
  align?: "start" | "end";
}

const MenuSurface = lazy(() =>
  import("./menu-surface.tsx").then((module) => ({ default: module.MenuSurface })),
);

/** A list of actions; arrows move, Escape closes. Its code arrives at first opening. */
export function Menu({ trigger, ...settings }: MenuSettings & { trigger: TriggerElement }) {
  const { anchor, button, open, setOpen } = useTrigger(trigger, "menu", {});
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
export const MenuItem = lazy(() =>
  import("./menu-surface.tsx").then((module) => ({ default: module.MenuSurfaceItem })),
);
