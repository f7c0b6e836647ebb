import { type KeyboardEvent, type ReactNode, useRef } from "react";
import styles from "./tabs.module.css";

interface TabsProps<Tab extends string> {
  label: string;
  tabs: readonly Tab[];
  /** The one that is shown. */
  tab: Tab;
  /** Of the element with `role="tabpanel"`. */
  panelId: string;
  onChange: (tab: Tab) => void;
  /** What stands on a tab. */
  children: (tab: Tab) => ReactNode;
}

/** Tabs above one panel. Arrows move between them and come round. */
export function Tabs<Tab extends string>({
  label,
  tabs,
  tab,
  panelId,
  onChange,
  children,
}: TabsProps<Tab>) {
  const buttons = useRef(new Map<Tab, HTMLButtonElement>());
  const move = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 } as Readonly<Record<string, number>>;
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? tab;
    onChange(next);
    buttons.current.get(next)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((each) => (
        <button
          key={each}
          ref={(button) => {
            if (button !== null) buttons.current.set(each, button);
          }}
          type="button"
          className={styles.tab}
          role="tab"
          aria-selected={each === tab}
          aria-controls={panelId}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onChange(each)}
          onKeyDown={move}
        >
          {children(each)}
        </button>
      ))}
    </div>
  );
}
