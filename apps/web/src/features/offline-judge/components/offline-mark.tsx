import type { OfflineSource } from "@spellwright/contract";
import { WifiOff } from "lucide-react";
import { fullDay } from "../../../lib/text/dates.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { dateOfEdition, isDigest } from "../model/digest.ts";

/** Which pack something is from, with its editions in words. */
export const useSourceInWords = ({ pack, rules, cards }: OfflineSource): string => {
  usePartTexts("offline");
  const { t, language } = useText();
  return t(isDigest(rules) ? "offline.digest" : "offline.official", {
    pack: t(`offline.${pack}`),
    rules: fullDay(dateOfEdition(rules), language),
    cards: fullDay(cards, language),
  });
};

/** Marks an answer to what was asked without network, and says from what it is. */
export function OfflineMark({ source }: { source: OfflineSource }) {
  const words = useSourceInWords(source);
  const { t } = useText();
  return (
    <p className="row small soft" role="note">
      <WifiOff className="icon icon-small" aria-hidden="true" />
      <span>
        {t(source.pack === "server" ? "offline.joined" : "offline.answered")} {words}
      </span>
    </p>
  );
}

/** Marks a question that this device answered and that the server is to be asked at its person’s word. */
export function SendToServerTag({ onAsk }: { onAsk: (() => void) | null }) {
  usePartTexts("offline");
  const { t } = useText();
  return (
    <div className="row small soft" role="note">
      <WifiOff className="icon icon-small" aria-hidden="true" />
      <span>{t("offline.toBeAsked")}</span>
      {onAsk !== null && (
        <Button small variant="quiet" onClick={onAsk}>
          {t("offline.askNow")}
        </Button>
      )}
    </div>
  );
}
