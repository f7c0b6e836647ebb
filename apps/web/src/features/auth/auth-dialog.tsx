import { useText } from "../../lib/text.tsx";
import { Dialog } from "../../ui/index.ts";
import type { SignInRequest } from "./sign-in-prompt.tsx";

interface AuthDialogProps {
  request: SignInRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AuthDialog({ request, open, onOpenChange }: AuthDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      closable={request.closable ?? true}
      title={t("auth.signIn.title")}
      width="47rem"
    >
      <p className="modal-b">{request.welcome ?? t("auth.signIn.lead")}</p>
    </Dialog>
  );
}
