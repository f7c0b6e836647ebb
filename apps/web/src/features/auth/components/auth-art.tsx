import { useText } from "../../../lib/text.tsx";
import { Engraving } from "../../../ui/index.ts";

/** The engraved side of the dialog on wide screens. */
export function AuthArt() {
  const { t } = useText();
  return (
    <div className="auth-art">
      <Engraving kind="chat" index={8} width={300} height={520} />
      <p className="disp">{t("auth.artwork")}</p>
    </div>
  );
}
