import { type ReactNode, useId } from "react";
import { Plate } from "../../../ui/index.ts";

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A group of settings on its plate. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Plate className="settings-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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

/** One line: a name, a note, its control; what the control opens stands below. */
export function Setting({ name, note, action, children }: SettingProps) {
  return (
    <div className="setting">
      <div className="setting-line">
        <div className="grow setting-text">
          <h3>{name}</h3>
          {note && <p className="soft small">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
