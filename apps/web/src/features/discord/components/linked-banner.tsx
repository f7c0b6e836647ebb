import { useEffect } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Banner } from "../../../ui/index.ts";

/** BOT-10 */
const SHOWN_MS = 5000;

/** Tells that a Discord account is linked; it goes by itself, or earlier by hand (BOT-10). */
export function LinkedBanner({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return <Banner tone="ok" title={t("discord.link.done")} onClose={onClose} />;
}
