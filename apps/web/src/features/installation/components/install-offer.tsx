import { Download } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";
import { install, installState, refuseInstalling, useIsOffered } from "../model/install-state.ts";
import styles from "./notice.module.css";

/** Offers to install the pages once they helped, from the second visit on. No is final (PWA-01). */
export function InstallOffer() {
  const { t } = useText();
  const isOffered = useIsOffered();
  const { way } = installState.use();
  if (!isOffered) return null;
  const refuse = () => {
    refuseInstalling();
    // The button is gone: who uses the keyboard goes on with the page.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.notice}>
      <Banner
        tone="info"
        icon={<Download className="icon" />}
        action={
          <div className="banner-actions">
            <Button small onClick={refuse}>
              {t("installation.refuse")}
            </Button>
            {way === "asked" && (
              <Button small variant="primary" onClick={() => void install()}>
                {t("installation.install")}
              </Button>
            )}
          </div>
        }
      >
        {t(way === "asked" ? "installation.offer" : "installation.offerByHand")}
      </Banner>
    </div>
  );
}
