import type { LanguageModelStatus, ModelInUse } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { useLanguageModel } from "../api/admin-calls.ts";
import { figure } from "../model/figures.ts";
import { PROTOCOLS } from "../model/model-words.ts";
import { Facts } from "./facts.tsx";
import { FoundModels } from "./found-models.tsx";
import { ModelTrial } from "./model-trial.tsx";
import { QueryResult } from "./query-result.tsx";
import { useRefused } from "./use-refused.ts";

/** Which language model answers, which ones of this machine could, and one question on request. */
export function LanguageModel() {
  return <QueryResult query={useLanguageModel()}>{(status) => <Status {...status} />}</QueryResult>;
}

function Status({ in_use, found }: LanguageModelStatus) {
  const { t } = useText();
  return (
    <>
      <section>
        <h2>{t("admin.languageModel.inUse")}</h2>
        {in_use === null ? (
          <p className="soft">{t("admin.languageModel.none")}</p>
        ) : (
          <InUse model={in_use} />
        )}
      </section>
      {in_use === null ? <FoundModels found={found} /> : <ModelTrial />}
    </>
  );
}

function InUse({ model }: { model: ModelInUse }) {
  const { t, language } = useText();
  const efforts = useEfforts(model);
  const refused = useRefused(model.refused);
  const { fallback } = model;
  return (
    <Facts
      facts={[
        [t("admin.languageModel.name"), model.name],
        [t("admin.languageModel.protocol"), PROTOCOLS[model.provider]],
        [t("admin.languageModel.address"), model.address ?? t("admin.languageModel.ownAddress")],
        [
          t("admin.languageModel.context"),
          model.context_tokens === null
            ? t("admin.languageModel.unknown")
            : t("admin.languageModel.contextText", {
                shown: figure(model.context_tokens, language),
              }),
        ],
        [
          t("admin.languageModel.webSearch"),
          t(model.web_search ? "admin.languageModel.on" : "admin.languageModel.off"),
        ],
        [t("admin.languageModel.efforts"), efforts],
        [
          t("admin.languageModel.fallback"),
          fallback === null
            ? t("admin.languageModel.noFallback")
            : `${fallback.name} (${PROTOCOLS[fallback.provider]})`,
        ],
        [t("admin.languageModel.refused"), refused],
      ]}
    />
  );
}

/** What low, medium and high are called there. */
const useEfforts = ({ efforts, provider }: ModelInUse): string => {
  const { t } = useText();
  if (efforts === null)
    return t(
      provider === "compatible"
        ? "admin.languageModel.noEfforts"
        : "admin.languageModel.ownEfforts",
    );
  return (["low", "medium", "high"] as const)
    .map((effort) =>
      t("admin.languageModel.effort", {
        effort: t(`admin.questions.${effort}`),
        name: efforts[effort] ?? t("admin.languageModel.notSent"),
      }),
    )
    .join(" · ");
};
