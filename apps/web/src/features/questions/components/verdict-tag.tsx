import type { SettledQuestionSummary } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";

interface VerdictTagProps extends Pick<SettledQuestionSummary, "verdict"> {
  /** Nothing follows it on its line. */
  alone?: boolean;
}

/** The yes or no to a question. Nothing where it asks for none. */
export function VerdictTag({ verdict, alone = false }: VerdictTagProps) {
  const { t } = useText();
  if (verdict === null) return null;
  return <b>{t(`questions.verdict.${alone ? verdict : (`${verdict}Short` as const)}`)}</b>;
}
