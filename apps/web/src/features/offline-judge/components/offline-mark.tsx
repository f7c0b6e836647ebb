import type { OfflineSource } from "@spellwright/contract";
import { WifiOff } from "lucide-react";
import { fullDay } from "../../../lib/dates.ts";
import { usePartTexts } from "../../../lib/part-texts.ts";
import { useText } from "../../../lib/text.tsx";
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
