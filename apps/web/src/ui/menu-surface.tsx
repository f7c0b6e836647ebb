import { DropdownMenu } from "radix-ui";
import { createContext, type ReactNode, type RefObject, useContext, useRef } from "react";
import { type AnchoredProps, useAnchored } from "./use-anchored.ts";

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** `danger`: it takes something away. */
  tone?: "danger";
}

export interface MenuSettings {
  label: string;
  /** `MenuItem`s. */
  children: ReactNode;
  align?: "start" | "end";
}

type MenuSurfaceProps = MenuSettings & AnchoredProps;

/** Keeps what was chosen until the menu has closed and its button has the focus again. */
const Chosen = createContext<RefObject<(() => void) | null> | null>(null);

/** What `Menu` shows. The library places it by a trigger of its own: a mark over the real button. */
export function MenuSurface(props: MenuSurfaceProps) {
  const { anchor, open, onOpenChange, label, children, align = "end" } = props;
  const { keepForButton, giveBack } = useAnchored(props);
  const chosen = useRef<(() => void) | null>(null);
  const rect = anchor.current?.getBoundingClientRect();
  const place = { left: rect?.left, top: rect?.top, width: rect?.width, height: rect?.height };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <span className="menu-anchor" style={place} aria-hidden="true" tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="popover popover-floating menu"
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={keepForButton}
          onCloseAutoFocus={(event) => {
            giveBack(event);
            // A dialog that the action opens gives the focus back to the button.
            chosen.current?.();
            chosen.current = null;
          }}
        >
          <Chosen value={chosen}>{children}</Chosen>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** What `MenuItem` shows. */
export function MenuSurfaceItem(props: MenuItemProps) {
  const { icon, children, onSelect, disabled = false, tone } = props;
  const chosen = useContext(Chosen);
  const choose = () => {
    if (chosen !== null) chosen.current = onSelect;
  };
  return (
    <DropdownMenu.Item
      className={tone === "danger" ? "menu-item menu-item-danger" : "menu-item"}
      onSelect={choose}
      disabled={disabled}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
