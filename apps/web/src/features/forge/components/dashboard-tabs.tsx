import type { DeckSummary } from "@spellwright/contract";
import { type KeyboardEvent, useRef } from "react";
import { useText } from "../../../lib/text.tsx";
import styles from "./dashboard-tabs.module.css";

const TABS = ["decks", "questions"] as const;
type Tab = (typeof TABS)[number];

export const TAB_PANEL_ID = "forge-panel";

/** The kept tab; the decks at first (FOR-01). */
export const readTab = (kept: unknown): Tab => TABS.find((tab) => tab === kept) ?? TABS[0];

interface DashboardTabsProps {
  tab: Tab;
  onChange: (tab: Tab) => void;
  /** Undefined while it is not known. */
  summary: DeckSummary | undefined;
}

/** My decks and General questions, each with its count; arrows move between them. */
export function DashboardTabs({ tab, onChange, summary }: DashboardTabsProps) {
  const { t } = useText();
  const buttons = useRef(new Map<Tab, HTMLButtonElement>());
  const counts = { decks: summary?.decks, questions: summary?.general_questions };
  const move = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const next = tab === "decks" ? "questions" : "decks";
    onChange(next);
    buttons.current.get(next)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={t("forge.tabs.label")}>
      {TABS.map((each) => (
        <button
          key={each}
          ref={(button) => {
            if (button !== null) buttons.current.set(each, button);
          }}
          type="button"
          className={styles.tab}
          role="tab"
          aria-selected={each === tab}
          aria-controls={TAB_PANEL_ID}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onChange(each)}
          onKeyDown={move}
        >
          {t(`forge.tabs.${each}`)}
          {counts[each] !== undefined && <span className={styles.count}>{counts[each]}</span>}
        </button>
      ))}
    </div>
  );
}
