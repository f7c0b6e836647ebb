import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { useText } from "../../../lib/text.tsx";
import { Button } from "../../../ui/index.ts";
import styles from "./dashboard.module.css";
import { ExportMenu } from "./export-menu.tsx";
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
} as const;
type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];

/** The tabs of the dashboard, what is saved as a file, and the figures read anew (ADM-01). */
export function Dashboard() {
  const { t } = useText();
  const queries = useQueryClient();
  const panel = useId();
  const [tab, setTab] = useState<Tab>("overview");
  const busy = useIsFetching({ queryKey: api.admin.key() }) > 0;
  const buttons = useRef(new Map<Tab, HTMLButtonElement>());
  const Shown = TABS[tab];
  const move = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 } as Readonly<Record<string, number>>;
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = NAMES[(NAMES.indexOf(tab) + step + NAMES.length) % NAMES.length] ?? tab;
    setTab(next);
    buttons.current.get(next)?.focus();
  };
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
      <div className={styles.tabs} role="tablist" aria-label={t("admin.tabs.label")}>
        {NAMES.map((name) => (
          <button
            key={name}
            ref={(button) => {
              if (button !== null) buttons.current.set(name, button);
            }}
            type="button"
            className={styles.tab}
            role="tab"
            aria-selected={name === tab}
            aria-controls={panel}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={move}
          >
            {t(`admin.tabs.${name}`)}
          </button>
        ))}
      </div>
      <div id={panel} role="tabpanel" aria-label={t(`admin.tabs.${tab}`)} className={styles.panel}>
        <Shown />
      </div>
    </div>
  );
}
