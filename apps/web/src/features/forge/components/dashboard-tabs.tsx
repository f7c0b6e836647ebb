import type { DeckSummary } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
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

/** My decks and General questions, each with its count. */
export function DashboardTabs({ tab, onChange, summary }: DashboardTabsProps) {
  const { t } = useText();
  const counts = { decks: summary?.decks, questions: summary?.general_questions };
  return (
    <Tabs
      label={t("forge.tabs.label")}
      tabs={TABS}
      tab={tab}
      panelId={TAB_PANEL_ID}
      onChange={onChange}
    >
      {(each) => (
        <>
          {t(`forge.tabs.${each}`)}
          {counts[each] !== undefined && <span className={styles.count}>{counts[each]}</span>}
        </>
      )}
    </Tabs>
  );
}
