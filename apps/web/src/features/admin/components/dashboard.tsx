import { useAddressWord, useLocation, useNavigate } from "@spellwright/router";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { type RefObject, useEffect, useId, useRef } from "react";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import styles from "./dashboard.module.css";
import { ExportMenu } from "./export-menu.tsx";
import { LanguageModel } from "./language-model.tsx";
import { Overview } from "./overview.tsx";
import { People } from "./people.tsx";
import { PowerUsers } from "./power-users.tsx";
import { Questions } from "./questions.tsx";
import { Revenue } from "./revenue.tsx";
import { Reviews } from "./reviews.tsx";

const TABS = {
  overview: Overview,
  power: PowerUsers,
  questions: Questions,
  revenue: Revenue,
  reviews: Reviews,
  people: People,
  model: LanguageModel,
} as const;
type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];

/** The tab that the address names. Going back and forward, and loading anew, lead to it. */
const useTab = (): readonly [Tab, (tab: Tab) => void] => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const named = useAddressWord("tab");
  const show = (tab: Tab) =>
    void navigate({ to: pathname, words: tab === "overview" ? {} : { tab }, keepScroll: true });
  return [NAMES.find((name) => name === named) ?? "overview", show];
};

/** Where not all tabs have room, the row is moved to the one that is shown, and nothing else with it. */
const useTabInView = (tab: Tab): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = place.current?.querySelector("[role=tablist]");
    const shown = row?.querySelector(`[role=tab]:nth-child(${NAMES.indexOf(tab) + 1})`);
    if (!row || !shown) return;
    const [around, own] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
    if (own.right > around.right) row.scrollLeft += own.right - around.right;
    else if (own.left < around.left) row.scrollLeft += own.left - around.left;
  }, [tab]);
  return place;
};

/** The tabs of the dashboard, what is saved as a file, and the figures read anew (ADM-01). */
export function Dashboard() {
  const { t } = useText();
  const queries = useQueryClient();
  const panel = useId();
  const [tab, setTab] = useTab();
  const tabs = useTabInView(tab);
  const busy = useIsFetching({ queryKey: api.admin.key() }) > 0;
  const Shown = TABS[tab];
  return (
    <div className={styles.dashboard}>
      <div className="row between wrap">
        <h1>{t("admin.title")}</h1>
        <div className="row">
          <ExportMenu />
          <Button
            busy={busy}
            onClick={() => void queries.invalidateQueries({ queryKey: api.admin.key() })}
          >
            {!busy && <RefreshCw className="icon icon-small" />}
            {t("admin.refresh")}
          </Button>
        </div>
      </div>
      <div ref={tabs}>
        <Tabs
          label={t("admin.tabs.label")}
          tabs={NAMES}
          tab={tab}
          panelId={panel}
          onChange={setTab}
        >
          {(name) => t(`admin.tabs.${name}`)}
        </Tabs>
      </div>
      <div id={panel} role="tabpanel" aria-label={t(`admin.tabs.${tab}`)} className={styles.panel}>
        <Shown />
      </div>
    </div>
  );
}
