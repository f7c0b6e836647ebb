import type { Effort } from "@spellwright/contract";
import { PencilLine, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Dialog } from "../../../../ui/index.ts";
import { costOf } from "../../../chat/index.ts";
import type { EffortSetting } from "../../hooks/use-effort.ts";
import { EffortChoices } from "../composer/effort-choices.tsx";

interface AskAgainDialogProps {
  open: boolean;
  onClose: () => void;
  setting: EffortSetting;
  /** @returns false when nothing was asked */
  onAsk: (effort: Effort) => Promise<boolean>;
  onEdit: () => void;
}

/** Another answer to the same question, its price first (ORA-11). Why it cannot help with the local judge. */
export function AskAgainDialog({ open, onClose, setting, onAsk, onEdit }: AskAgainDialogProps) {
  const { t } = useText();
  const { localJudge } = setting;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(localJudge ? "conversation.again.localTitle" : "conversation.again.title")}
      width="28rem"
    >
      {localJudge ? (
        <>
          <p className="dialog-body">{t("conversation.again.localReason")}</p>
          <div className="dialog-foot">
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                onEdit();
              }}
            >
              <PencilLine className="icon" />
              {t("conversation.actions.edit")}
            </Button>
          </div>
        </>
      ) : (
        <AgainForm setting={setting} onAsk={onAsk} onClose={onClose} />
      )}
    </Dialog>
  );
}

type AgainFormProps = Pick<AskAgainDialogProps, "setting" | "onAsk" | "onClose">;

function AgainForm({ setting, onAsk, onClose }: AgainFormProps) {
  const { t } = useText();
  const [effort, setEffort] = useState(setting.effort);
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const asked = await onAsk(effort);
    setBusy(false);
    if (asked) onClose();
  };
  return (
    <>
      <div className="dialog-body stack">
        <p>{t("conversation.again.lead")}</p>
        <EffortChoices setting={{ ...setting, effort, choose: setEffort }} />
      </div>
      <div className="dialog-foot">
        <Button variant="primary" busy={busy} onClick={() => void ask()}>
          <RefreshCw className="icon" />
          {t(busy ? "conversation.again.checking" : "conversation.again.ask", {
            count: costOf(effort, setting.localJudge),
          })}
        </Button>
      </div>
    </>
  );
}
