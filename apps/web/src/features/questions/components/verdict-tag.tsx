import type { SettledQuestion } from "@spellwright/contract";
import { useText } from "../../../lib/text.tsx";

/** The yes or no to a question; nothing where it asks for none. */
export function VerdictTag({ verdict }: Pick<SettledQuestion, "verdict">) {
  const { t } = useText();
  if (verdict === null) return null;
  return <b>{t(`questions.verdict.${verdict}`)}</b>;
}
