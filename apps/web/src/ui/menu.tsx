import { lazyPart } from "../lib/page/lazy-part.ts";
import type { MenuSettings } from "./menu-surface.tsx";
import { Overlay } from "./overlay.tsx";
import { type TriggerElement, useTrigger } from "./use-trigger.tsx";

const load = () => import("./menu-surface.tsx");
const MenuSurface = lazyPart(load, "MenuSurface");

/** A list of actions; arrows move, Escape closes. Its code arrives at first opening. */
export function Menu({ trigger, ...settings }: MenuSettings & { trigger: TriggerElement }) {
  const { anchor, button, open, setOpen } = useTrigger(trigger, "menu", load, {});
  return (
    <>
      {button}
      <Overlay open={open} onClose={() => setOpen(false)}>
        <MenuSurface {...settings} anchor={anchor} open={open} onOpenChange={setOpen} />
      </Overlay>
    </>
  );
}

/** One action of a menu. */
export const MenuItem = lazyPart(load, "MenuSurfaceItem");
