import type { OwnAccount } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useId, useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Dialog, Field, PasswordField, toast } from "../../../ui/index.ts";
import { forgetDiscord, useSession } from "../../auth/index.ts";
import { useAction } from "../hooks/use-action.ts";
import { forgetAccount } from "../model/forget-account.ts";
import { DeleteConsequences } from "./delete-consequences.tsx";

interface DeleteDialogProps {
  account: OwnAccount;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password, or for the address where there is none, then deletes the account. */
export function DeleteDialog({ account, open, onClose }: DeleteDialogProps) {
  const { t, language } = useText();
  const { refresh, user } = useSession();
  const navigate = useNavigate();
  const formId = useId();
  const [proof, setProof] = useState("");
  const { busy, failure, run, forget } = useAction();
  const close = () => {
    setProof("");
    forget();
    onClose();
  };
  const remove = async () => {
    const input = account.has_password ? { password: proof } : { email: proof };
    let count = 0;
    const isDone = await run(async () => {
      count = (await client.account.delete(input)).backups_kept_days;
    });
    if (!isDone) return;
    forgetDiscord();
    if (user !== null) await forgetAccount(user.id);
    close();
    await navigate({ to: pagePath(language, "oracle") });
    await refresh();
    toast.success(t("settings.data.deleted", { count }));
  };
  const ProofField = account.has_password ? PasswordField : Field;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("settings.data.deleteTitle")}
      width="30rem"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t("common.cancel")}
          </Button>
          <Button variant="danger-fill" type="submit" form={formId} busy={busy}>
            {t("settings.data.deleteSubmit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="dialog-body stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void remove();
        }}
      >
        <DeleteConsequences />
        {failure !== null && failure.field === null && (
          <Banner tone="danger">{failure.sentence}</Banner>
        )}
        <ProofField
          label={t(
            account.has_password ? "settings.data.deletePassword" : "settings.data.deleteEmail",
          )}
          autoComplete={account.has_password ? "current-password" : "off"}
          value={proof}
          error={failure !== null && failure.field !== null ? failure.sentence : null}
          onChange={(event) => setProof(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
