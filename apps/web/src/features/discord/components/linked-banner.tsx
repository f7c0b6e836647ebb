import { useEffect } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, TOAST_MS } from "../../../ui/index.ts";

/** Tells that a Discord account is linked. It goes by itself like any news of success, or earlier by hand (BOT-10). */
export function LinkedBanner({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  useEffect(() => {
    const timer = setTimeout(onClose, TOAST_MS.success);
    return () => clearTimeout(timer);
  }, [onClose]);
  return <Banner tone="ok" title={t("discord.link.done")} onClose={onClose} />;
}
