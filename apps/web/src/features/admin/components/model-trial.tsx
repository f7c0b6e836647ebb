import type { ModelTrial as Trial } from "@spellwright/contract";
import { translateWithData } from "@spellwright/locales";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";
import { useModelTrial } from "../api/admin-calls.ts";
import { dollarText, figure, secondsText } from "../model/figures.ts";
import { failureText, PROTOCOLS } from "../model/model-words.ts";
import { Facts } from "./facts.tsx";
import { KeyFigures } from "./key-figures.tsx";
import styles from "./model-trial.module.css";
import { useRefused } from "./use-refused.ts";

/** Asks the model one question of ours when the button is pressed, and tells what came of it. */
export function ModelTrial() {
  const { t, language } = useText();
  const trial = useModelTrial();
  return (
    <section className="stack">
      <h2>{t("admin.languageModel.try")}</h2>
      <p className="soft">{t("admin.languageModel.tryText")}</p>
      <Button variant="primary" busy={trial.isPending} onClick={() => trial.mutate(undefined)}>
        {t(trial.isPending ? "admin.languageModel.trying" : "admin.languageModel.try")}
      </Button>
      {trial.error !== null && (
        <Banner tone="danger">{errorSentence(trial.error, language)}</Banner>
      )}
      {trial.data !== undefined && <Outcome trial={trial.data} />}
    </section>
  );
}

function Outcome({ trial }: { trial: Trial }) {
  const { t } = useText();
  const { failure, fallback_from, model } = trial;
  const refused = useRefused(trial.refused);
  return (
    <div className={styles.outcome}>
      {failure === null ? (
        <Banner tone="ok" title={t("admin.languageModel.answered")}>
          {fallback_from !== null &&
            t("admin.languageModel.standIn", { name: fallback_from, other: model })}
        </Banner>
      ) : (
        <Banner tone="danger" title={t("admin.languageModel.failed")}>
          {translateWithData(t, failureText(failure), { status: failure.status ?? "" })}
        </Banner>
      )}
      <Figures trial={trial} />
      <Facts
        facts={[
          [t("admin.languageModel.question"), trial.question],
          ...(trial.answer === null
            ? []
            : ([[t("admin.languageModel.answer"), trial.answer]] as const)),
          [t("admin.languageModel.name"), model],
          [t("admin.languageModel.protocol"), PROTOCOLS[trial.provider]],
          [t("admin.languageModel.refused"), refused],
        ]}
      />
    </div>
  );
}

function Figures({ trial: { duration_ms, usage, cost_usd } }: { trial: Trial }) {
  const { t, language } = useText();
  const unknown = t("admin.languageModel.unknown");
  return (
    <KeyFigures
      figures={[
        {
          name: t("admin.languageModel.time"),
          value: t("admin.seconds", { count: secondsText(duration_ms, language) }),
          note: "",
        },
        {
          name: t("admin.languageModel.tokens"),
          value: usage === null ? unknown : figure(usage.total_tokens, language),
          note:
            usage === null
              ? ""
              : t("admin.languageModel.tokensText", {
                  input: figure(usage.input_tokens, language),
                  output: figure(usage.output_tokens, language),
                }),
        },
        {
          name: t("admin.languageModel.cost"),
          value: cost_usd === null ? unknown : dollarText(cost_usd, language),
          note: "",
        },
      ]}
    />
  );
}
