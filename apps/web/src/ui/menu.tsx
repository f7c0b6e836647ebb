import { DropdownMenu } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

interface MenuProps {
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  align?: "start" | "end";
}

/** A list of actions; arrows move, Escape closes. */
export function Menu({ trigger, label, children, align = "end" }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="pop pop-float menu"
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
}

export function MenuItem({ icon, children, onSelect, disabled = false }: MenuItemProps) {
  return (
    <DropdownMenu.Item className="menu-i" onSelect={onSelect} disabled={disabled}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
