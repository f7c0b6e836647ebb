import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";
import { useLinkForm } from "../hooks/use-link-form.ts";
import type { LinkFormProps } from "../model/link-form.ts";

/** Confirms the address of a new account, or the new address of an account. */
export function ConfirmAddress({ type, use, onDone }: LinkFormProps) {
  const { t } = useText();
  const { busy, failure, send } = useLinkForm({ use, onDone });
  const texts = type === "email_change" ? "auth.confirm.emailChange" : "auth.confirm.signup";
  return (
    <>
      <p className="soft">{t(`${texts}Lead`)}</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button variant="primary" wide busy={busy} onClick={() => void send()}>
        {t(busy ? "auth.confirm.busy" : `${texts}Submit`)}
      </Button>
    </>
  );
}
