import { useText } from "../lib/text/text.tsx";
import { Button } from "./button.tsx";

interface FormFootProps {
  /** The id of the form, which stands above. */
  form: string;
  /** The verb of the button that sends it. */
  action: string;
  busy: boolean;
  /** Why nothing can be changed now. Undefined while it can. */
  locked: string | undefined;
  onCancel: () => void;
}

/** The foot of a dialog that is a form: cancel, and send it. */
export function FormFoot({ form, action, busy, locked, onCancel }: FormFootProps) {
  const { t } = useText();
  return (
    <div className="dialog-foot">
      <Button variant="quiet" onClick={onCancel}>
        {t("common.cancel")}
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={form}
        busy={busy}
        disabled={locked !== undefined}
        disabledReason={locked}
      >
        {action}
      </Button>
    </div>
  );
}
