import type { OwnAccount } from "@spellwright/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, toast } from "../../../ui/index.ts";
import { downloadExport } from "../api/download-export.ts";
import { useAction } from "../hooks/use-action.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Section, Setting } from "./setting.tsx";

/** The export of everything, and the end of the account. */
export function DataSection({ account }: { account: OwnAccount }) {
  const { t, language } = useText();
  const { busy, failure, run } = useAction();
  const [asking, setAsking] = useState(false);
  const download = async () => {
    if (await run(() => downloadExport(language))) toast.success(t("settings.data.exported"));
  };
  return (
    <Section title={t("settings.data.title")}>
      <Setting
        name={t("settings.data.exportName")}
        note={t("settings.data.exportHelp")}
        action={
          <Button busy={busy} onClick={() => void download()}>
            {!busy && <Download className="icon" />}
            {t(busy ? "settings.data.exporting" : "settings.data.export")}
          </Button>
        }
      >
        {failure && <Banner tone="danger">{failure.sentence}</Banner>}
      </Setting>
      <Setting
        name={t("settings.data.deleteName")}
        note={t("settings.data.deleteHelp")}
        action={
          <Button
            variant="danger"
            disabled={account.demo}
            disabledReason={account.demo ? t("errors.DEMO_ACCOUNT_KEPT") : undefined}
            onClick={() => setAsking(true)}
          >
            {t("settings.data.delete")}
          </Button>
        }
      />
      <DeleteDialog account={account} open={asking} onClose={() => setAsking(false)} />
    </Section>
  );
}
