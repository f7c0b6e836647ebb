import { ArrowLeft } from "lucide-react";
import { FREE_PLAN } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Dialog, IconButton, LinkButton } from "../../../ui/index.ts";
import { type AuthForm, useAuthForm } from "../hooks/use-auth-form.ts";
import { useCompleteSignIn } from "../hooks/use-complete-sign-in.ts";
import { useInspectorWatch } from "../hooks/use-inspector-watch.ts";
import type { SignInRequest } from "../model/sign-in-request.ts";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { AuthArt } from "./auth-art.tsx";
import styles from "./auth-dialog.module.css";
import { AuthFields } from "./auth-fields.tsx";
import { DemoAccount } from "./demo-account.tsx";
import { DiscordButton } from "./discord-button.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** Both lead to an account: one’s own, or a new one of Discord. */
const MAKE_ACCOUNTS: ReadonlySet<string> = new Set(["signIn", "signUp"]);

interface AuthDialogProps {
  request: SignInRequest;
  open: boolean;
  /** The same function on every render. */
  onClose: () => void;
}

/** Sign-in, sign-up and forgotten password (AUTH-02 to 05, 09). */
export function AuthDialog({ request, open, onClose }: AuthDialogProps) {
  const { t } = useText();
  const closable = request.closable ?? true;
  const completeSignIn = useCompleteSignIn(request, onClose);
  const form = useAuthForm(request, completeSignIn);
  useInspectorWatch(open && closable, onClose);
  const { mode, sent, failure } = form;
  const makesAccounts = MAKE_ACCOUNTS.has(mode) && sent === null;
  const lead = mode === "signIn" && request.welcome ? request.welcome : t(`auth.${mode}.lead`);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={closable}
      title={t(sent === null ? `auth.${mode}.title` : "auth.sent.title")}
      width="47rem"
      art={<AuthArt />}
      lead={
        mode !== "signIn" && (
          <IconButton label={t("auth.back")} onClick={() => form.changeMode("signIn")}>
            <ArrowLeft className="icon" />
          </IconButton>
        )
      }
    >
      <form
        className={`dialog-body stack ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {request.about}
        {sent === null && <p className="small soft">{lead}</p>}
        {makesAccounts && (
          <p className="small">
            {t("auth.free", { month: FREE_PLAN.monthlyZaps, day: FREE_PLAN.dailyCap })}
          </p>
        )}
        {failure && <Banner tone="danger">{failure}</Banner>}
        {mode === "signIn" && <DiscordButton onFailure={form.fail} onSignedIn={completeSignIn} />}
        <FieldsOrSent form={form} />
        {makesAccounts && <AcceptedTerms />}
        {mode === "signIn" && <PasskeyButton onFailure={form.fail} onSignedIn={completeSignIn} />}
        {mode === "signIn" && <DemoAccount form={form} />}
        {mode === "signIn" && (
          <p className={`small soft ${styles.otherWay}`}>
            {t("auth.signIn.noAccount")}{" "}
            <button type="button" className="text-link" onClick={() => form.changeMode("signUp")}>
              {t("auth.signIn.create")}
            </button>
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What is typed and sent. Once a mail is on its way, what to do if it does not come. */
function FieldsOrSent({ form }: { form: AuthForm }) {
  const { t } = useText();
  const { mode, sent, busy } = form;
  if (sent === null)
    return (
      <>
        <AuthFields form={form} />
        <Button variant="primary" wide type="submit" busy={busy}>
          {t(busy ? `auth.${mode}.busy` : `auth.${mode}.submit`)}
        </Button>
      </>
    );
  return (
    <>
      <Banner tone="ok">{sent}</Banner>
      <p className="small soft">
        {t("auth.sent.help")}{" "}
        <LinkButton onClick={form.typeAgain}>{t("auth.sent.again")}</LinkButton>
      </p>
    </>
  );
}
