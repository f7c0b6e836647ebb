import { WifiOff } from "lucide-react";
import { useSession } from "../../features/auth/index.ts";
import { useOnline } from "../../lib/offline/use-online.ts";
import { hasWorker } from "../../lib/offline/when-reachable.ts";
import { useText } from "../../lib/text/text.tsx";
import { Banner, Button } from "../../ui/index.ts";
import styles from "./connection-banners.module.css";

/** What the state of the connection takes away. None of them can be dismissed (guide §8). */
export function ConnectionBanners() {
  const { t } = useText();
  const online = useOnline();
  const { readOnly, unavailable, user, refresh } = useSession();
  if (!online)
    return (
      <div className={styles.banner}>
        <Banner tone="warn" icon={<WifiOff className="icon" />} title={t("shell.offline.title")}>
          {t(user === null ? "shell.offline.signedOut" : "shell.offline.text")}
          {hasWorker() && ` ${t(user === null ? "shell.offline.reading" : "shell.offline.oracle")}`}
        </Banner>
      </div>
    );
  // With nobody known, the page itself says that the service is away.
  if (!readOnly || (unavailable && user === null)) return null;
  const state = unavailable ? "unavailable" : "readOnly";
  return (
    <div className={styles.banner}>
      <Banner
        tone={unavailable ? "danger" : "info"}
        title={t(`shell.${state}.title`)}
        action={
          <Button small onClick={() => void refresh()}>
            {t("common.retry")}
          </Button>
        }
      >
        {t(`shell.${state}.text`)}
      </Banner>
    </div>
  );
}
