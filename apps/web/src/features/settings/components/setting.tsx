import { type ReactNode, useId } from "react";
import { Plate } from "../../../ui/index.ts";
import styles from "./setting.module.css";

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A group of settings on its plate. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Plate className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {lead && <p className="soft small">{lead}</p>}
      {children}
    </Plate>
  );
}

interface SettingProps {
  name: string;
  /** What it is now, or what it does. */
  note?: ReactNode;
  /** What changes it, beside the name on wide screens. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One line: a name, a note, its control. What the control opens stands below. */
export function Setting({ name, note, action, children }: SettingProps) {
  return (
    <div className={styles.setting}>
      <div className={styles.line}>
        <div className={`grow ${styles.text}`}>
          <h3 className={styles.name}>{name}</h3>
          {note && <p className="soft small">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
