import { errorSentence } from "@spellwright/locales";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Dialog } from "../../../ui/index.ts";
import { limitTitle, type ZapLimit } from "../model/limits.ts";
import type { SubscriptionRequest } from "../model/subscription-opening.ts";
import { Offers } from "./offers.tsx";
import styles from "./subscription-dialog.module.css";
import { ZapExplanation } from "./zap-explanation.tsx";

interface SubscriptionDialogProps {
  /** Null while it is closed. */
  request: SubscriptionRequest | null;
  onClose: () => void;
}

/** The balance and the plans (BILL-03). */
export function SubscriptionDialog({ request, onClose }: SubscriptionDialogProps) {
  const { t } = useText();
  return (
    <Dialog open={request !== null} onClose={onClose} title={t("billing.title")} width="56rem">
      {request !== null && (
        <div className={`dialog-body ${styles.content}`}>
          {request.limit !== null && <LimitBanner limit={request.limit} />}
          <ZapExplanation className="soft" />
          <Offers question={request.question} />
        </div>
      )}
    </Dialog>
  );
}

function LimitBanner({ limit }: { limit: ZapLimit }) {
  const { t, language } = useText();
  return (
    <Banner tone="warn" title={t(limitTitle(limit.code))}>
      {errorSentence(limit.code, limit.params, language)}
    </Banner>
  );
}
