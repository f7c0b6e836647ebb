import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Download, EllipsisVertical, Plus } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, IconButton, Menu, MenuItem } from "../../../ui/index.ts";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { DeckImport } from "../../deck-import/index.ts";
import {
  NewDeckDialog,
  useEditLockReason,
  useLockReason,
  useRefreshDecks,
} from "../../decks/index.ts";
import { useImporting } from "../hooks/use-importing.ts";
import { useShownSummary } from "../hooks/use-shown-summary.ts";
import { useStoredValue } from "../hooks/use-stored-value.ts";
import styles from "./dashboard.module.css";
import { DashboardTabs, readTab, TAB_PANEL_ID } from "./dashboard-tabs.tsx";
import { DecksTab } from "./decks-tab.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { ImportButton } from "./import-button.tsx";
import { LazyQuestionsTab } from "./lazy-questions-tab.tsx";

/** The Forge's first page (FOR-01). */
export function ForgePage() {
  const { user } = useSession();
  return (
    <main className={`page ${styles.dashboard}`} id="main" tabIndex={-1}>
      {user === null ? <SignedOut /> : <SignedIn />}
    </main>
  );
}

function SignedOut() {
  const { t, language } = useText();
  const prompt = useSignInPrompt();
  return (
    <div className={styles.signedOut}>
      <h1>{t("forge.signedOut.title")}</h1>
      <p className="lead">{t("forge.signedOut.text")}</p>
      <Button variant="primary" onClick={() => prompt.open()}>
        {t("forge.signedOut.connect")}
      </Button>
      <p>
        <Link className="text-link" to={pagePath(language, "bracket")}>
          {t("forge.signedOut.bracket")}
        </Link>
      </p>
    </div>
  );
}

function SignedIn() {
  const { t } = useText();
  const [tab, setTab] = useStoredValue("forge-tab", readTab);
  const [importing, setImporting] = useImporting();
  const [exporting, setExporting] = useState(false);
  const [creating, setCreating] = useState(false);
  const refresh = useRefreshDecks();
  const summary = useShownSummary();
  const locked = useLockReason();
  const editLocked = useEditLockReason();
  const openImport = () => setImporting(true);
  const withoutDecks = tab === "decks" && summary?.decks === 0;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t("forge.title")}</h1>
          <p className="soft figures">
            {summary !== undefined && (
              <Summary decks={summary.decks} favorites={summary.favorites} />
            )}
          </p>
        </div>
        <div className="row">
          {!withoutDecks && <ImportButton onClick={openImport} />}
          <Menu
            label={t("forge.moreActions")}
            trigger={
              <IconButton label={t("forge.moreActions")}>
                <EllipsisVertical className="icon" />
              </IconButton>
            }
          >
            <MenuItem
              icon={<Plus className="icon" />}
              disabled={editLocked !== undefined}
              onSelect={() => setCreating(true)}
            >
              {t("forge.create.title")}
            </MenuItem>
            <MenuItem
              icon={<Download className="icon" />}
              disabled={summary?.decks === 0 || locked !== undefined}
              onSelect={() => setExporting(true)}
            >
              {t("forge.exportAll")}
            </MenuItem>
          </Menu>
        </div>
      </div>
      <DashboardTabs tab={tab} onChange={setTab} summary={summary} />
      <div
        className={styles.panel}
        role="tabpanel"
        id={TAB_PANEL_ID}
        aria-label={t(`forge.tabs.${tab}`)}
      >
        {tab === "decks" ? (
          <DecksTab withoutDecks={withoutDecks} onImport={openImport} />
        ) : (
          <LazyQuestionsTab />
        )}
      </div>
      <DeckImport
        open={importing}
        onOpenChange={setImporting}
        onImported={() => {
          setTab("decks");
          void refresh();
        }}
      />
      <NewDeckDialog open={creating} onClose={() => setCreating(false)} />
      <ExportDialog deck={null} open={exporting} onClose={() => setExporting(false)} />
    </>
  );
}

function Summary({ decks, favorites }: { decks: number; favorites: number }) {
  const { t } = useText();
  return favorites === 0
    ? t("forge.summary", { count: decks })
    : t("forge.summaryFavorites", { decks, count: favorites });
}
