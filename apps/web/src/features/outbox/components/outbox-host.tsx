import { useState } from "react";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";
import { useOutbox } from "../hooks/use-outbox.ts";
import { useFirstSyncProblem, useUnsyncedThing } from "../hooks/use-sync-problem.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import styles from "./outbox-host.module.css";
import { SyncProblemDialog } from "./sync-problem-dialog.tsx";
import { WaitingCount } from "./waiting-count.tsx";

/** Sends what waits, and tells what cannot be sent until its person has decided. */
export function OutboxHost() {
  usePartTexts("outbox");
  useOutbox();
  const { t } = useText();
  const trouble = useFirstSyncProblem();
  const [asked, setAsked] = useState<string | null>(null);
  const troubled = useUnsyncedThing(asked);
  return (
    <>
      <WaitingCount />
      {trouble !== null && (
        <div className={styles.notice}>
          <Banner
            tone="warn"
            action={
              <Button small onClick={() => setAsked(trouble.thing)}>
                {t(trouble.trouble === "refused" ? "outbox.notice.see" : "outbox.notice.decide")}
              </Button>
            }
          >
            {t(trouble.trouble === "refused" ? "outbox.notice.refused" : "outbox.notice.conflict", {
              name: trouble.name,
            })}
          </Banner>
        </div>
      )}
      <SyncProblemDialog troubled={troubled} onClose={() => setAsked(null)} />
      <LeaveDialog />
    </>
  );
}
