import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text.tsx";
import { EXAMPLES } from "../model/examples.ts";

/** The first screen of a discussion with the Forge. */
export function EmptyForge({
  composer,
  onExample,
}: {
  composer: ReactNode;
  onExample: (question: string) => void;
}) {
  const { t } = useText();
  return (
    <div className="forge-empty">
      <h1>{t("forgeChat.emptyTitle")}</h1>
      <p className="lead">{t("forgeChat.emptyLead")}</p>
      {composer}
      <ul className="stack forge-examples" aria-label={t("forgeChat.examples")}>
        {EXAMPLES.map((example) => {
          const question = t(`forge.questions.examples.${example}`);
          return (
            <li key={example}>
              <button type="button" className="forge-example" onClick={() => onExample(question)}>
                <span className="grow">{question}</span>
                <ArrowRight className="ic" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
