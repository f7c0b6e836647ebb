import { Download } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { install, installState } from "../../installation/index.ts";
import { Setting } from "./setting.tsx";

const NOTES = {
  installed: "installation.installed",
  asked: "installation.possible",
  byHand: "installation.offerByHand",
  none: "installation.elsewhere",
} as const;

/** Whether the pages are an app on this device, and the way to make them one (PWA-01). */
export function InstallationSetting() {
  const { t } = useText();
  const { way } = installState.use();
  return (
    <Setting
      name={t("installation.name")}
      note={t(NOTES[way])}
      action={
        way === "asked" && (
          <Button onClick={() => void install()}>
            <Download className="icon" />
            {t("installation.install")}
          </Button>
        )
      }
    />
  );
}
