import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { DRAFT, openAtLimit, type ZapLimit } from "../../billing/index.ts";

interface RefusalNoteProps {
  /** By which the field is described. */
  id: string;
  /** The limit that was reached, which leads to the plans. */
  limit: ZapLimit | null;
  children: ReactNode;
}

/** Why a question cannot be sent, under its composer. */
export function RefusalNote({ id, limit, children }: RefusalNoteProps) {
  const { t } = useText();
  return (
    <p className="field-help is-invalid" id={id} role="alert">
      <TriangleAlert className="icon icon-small" />
      {children}
      {limit !== null && (
        <button type="button" className="text-link" onClick={() => openAtLimit(limit, DRAFT)}>
          {t("billing.seePlans")}
        </button>
      )}
    </p>
  );
}
