import type { AdminAction } from "@spellwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { ADMIN_ACTIONS, ADMIN_REASON_MAX_LENGTH } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, ConfirmDialog, Field, Select, toast } from "../../../ui/index.ts";
import styles from "./dashboard.module.css";

const EMPTY = { email: "", reason: "", until: "" };

/** Makes or unmakes an admin, bans or lifts a ban, after a look at what will happen (ADM-05). */
export function AccountAction() {
  const { t, language } = useText();
  const queries = useQueryClient();
  const [action, setAction] = useState<AdminAction>("ban");
  const [fields, setFields] = useState(EMPTY);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    setAsking(true);
  };
  const perform = async () => {
    setBusy(true);
    try {
      const until = action === "ban" && fields.until !== "" ? new Date(fields.until) : null;
      await client.admin.people.act({
        action,
        email: fields.email,
        reason: fields.reason,
        until: until?.toISOString() ?? null,
      });
      setFields(EMPTY);
      toast.done(t("admin.people.done"));
      await queries.invalidateQueries({ queryKey: api.admin.key() });
    } catch (error) {
      setFailure(errorSentence(error, language));
    }
    setBusy(false);
    setAsking(false);
  };
  const name = t(`admin.people.${action}`);
  return (
    <form className={styles.form} onSubmit={submit}>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <Select
        label={t("admin.people.action")}
        value={action}
        onChange={(value) => setAction(ADMIN_ACTIONS.find((each) => each === value) ?? "ban")}
      >
        {ADMIN_ACTIONS.map((each) => (
          <option key={each} value={each}>
            {t(`admin.people.${each}`)}
          </option>
        ))}
      </Select>
      <Field
        label={t("admin.people.email")}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        value={fields.email}
        onChange={set("email")}
      />
      <Field
        label={t("admin.people.reason")}
        help={t("admin.people.reasonHelp")}
        required
        maxLength={ADMIN_REASON_MAX_LENGTH}
        value={fields.reason}
        onChange={set("reason")}
      />
      {action === "ban" && (
        <Field
          label={t("admin.people.until")}
          help={t("admin.people.untilHelp")}
          type="date"
          value={fields.until}
          onChange={set("until")}
        />
      )}
      <Button type="submit" variant="primary">
        {t("admin.people.submit")}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("admin.people.confirmTitle", { action: name })}
        message={t(action === "ban" ? "admin.people.confirmBan" : "admin.people.confirmText", {
          email: fields.email,
        })}
        action={name}
        busy={busy}
        tone={action === "ban" || action === "revoke_admin" ? "danger" : "plain"}
        onConfirm={() => void perform()}
      />
    </form>
  );
}
