import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { useText } from "../../../lib/text.tsx";

const EXAMPLES = ["trample", "response", "layers"] as const;

/** The first screen: what the Oracle does, the composer, three questions to start from. */
export function EmptyOracle({
  composer,
  onExample,
}: {
  composer: ReactNode;
  onExample: (question: string) => void;
}) {
  const { t } = useText();
  return (
    <div className="hero">
      <h1>{t("oracle.empty.title")}</h1>
      <p className="lead">{t("oracle.empty.lead")}</p>
      {composer}
      <ul className="exs" aria-label={t("oracle.empty.examples")}>
        {EXAMPLES.map((example) => {
          const question = t(`oracle.empty.${example}`);
          return (
            <li key={example}>
              <button type="button" className="ex" onClick={() => onExample(question)}>
                <b>{t(`oracle.empty.${example}Title`)}</b>
                <span>{withoutMarkup(question)}</span>
                <ArrowRight className="ic" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
