import { countWaiting } from "../../../lib/offline/outbox/count-waiting.ts";
import { waitingThings } from "../../../lib/offline/outbox/waiting-edits.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Setting } from "./setting.tsx";

/** How many edits made without network this device has yet to send (PWA-01). */
export function WaitingSetting() {
  const { t } = useText();
  const count = countWaiting(waitingThings.use());
  return (
    <Setting
      name={t("outbox.settings.name")}
      note={count === 0 ? t("outbox.settings.nothing") : t("outbox.settings.what", { count })}
    />
  );
}
