import { RefreshCw } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";
import { questionDesk } from "../../chat/index.ts";
import { newerVersion, takeNewerVersion } from "../model/newer-version.ts";
import styles from "./notice.module.css";

const isAnswering = (): boolean =>
  questionDesk.snapshot().some(({ following }) => following.phase === "thinking");

/**
 * Tells of a newer version. The page is loaded again by a click alone, and not while an answer is on its
 * way. Drafts are kept at every key.
 */
export function UpdateOffer({ otherwise }: { otherwise: ReactNode }) {
  const { t } = useText();
  const version = newerVersion.use();
  const [refused, setRefused] = useState<string | null>(null);
  const [isRenewing, setIsRenewing] = useState(false);
  const waits = useSyncExternalStore(questionDesk.subscribe, isAnswering, isAnswering);
  if (version === null || version === refused) return otherwise;
  return (
    <div className={styles.notice}>
      <Banner
        tone="info"
        icon={<RefreshCw className="icon" />}
        onClose={() => setRefused(version)}
        action={
          <Button
            small
            busy={isRenewing}
            disabled={waits}
            disabledReason={waits ? t("installation.updateWaits") : undefined}
            onClick={() => {
              setIsRenewing(true);
              void takeNewerVersion();
            }}
          >
            {t("installation.update")}
          </Button>
        }
      >
        {t("installation.newer")}
      </Banner>
    </div>
  );
}
