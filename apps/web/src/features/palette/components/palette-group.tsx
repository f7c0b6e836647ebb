import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import styles from "./palette-group.module.css";

/** What was found of one kind. Nothing at all without any. */
export function PaletteGroup({ heading, children }: { heading: string; children: ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <Command.Group className={styles.group} heading={heading}>
      {children}
    </Command.Group>
  );
}

interface PaletteItemProps {
  /** Of its own among all that is shown. */
  id: string;
  icon: LucideIcon;
  /** What tells it apart, on one line. */
  detail?: string | undefined;
  onSelect: () => void;
  children: ReactNode;
}

/** One thing to open or to do. */
export function PaletteItem({ id, icon: Icon, detail, onSelect, children }: PaletteItemProps) {
  return (
    <Command.Item value={id} className={`menu-item ${styles.item}`} onSelect={onSelect}>
      <Icon className="icon icon-small" />
      <span className={`truncate ${styles.label}`}>{children}</span>
      {detail !== undefined && (
        <small className={`truncate muted ${styles.detail}`}>{detail}</small>
      )}
    </Command.Item>
  );
}
