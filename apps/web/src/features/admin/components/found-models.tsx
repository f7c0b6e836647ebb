import type { LanguageModelStatus, LocalModel } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { figure } from "../model/figures.ts";
import { SERVERS, settingsOf } from "../model/model-words.ts";
import { Facts } from "./facts.tsx";
import styles from "./found-models.module.css";

/** The language models of this machine, and the settings that have the largest one answer. */
export function FoundModels({ found }: Pick<LanguageModelStatus, "found">) {
  const { t } = useText();
  return (
    <section>
      <h2>{t("admin.languageModel.found")}</h2>
      {found === null && <p className="soft">{t("admin.languageModel.notLooked")}</p>}
      {found?.length === 0 && <p className="soft">{t("admin.languageModel.nothingFound")}</p>}
      {found !== null && found.length > 0 && <Servers found={found} />}
    </section>
  );
}

function Servers({ found }: { found: NonNullable<LanguageModelStatus["found"]> }) {
  const { t, language } = useText();
  const [best] = found;
  const model = best?.models[0]?.name ?? "";
  const tell = ({ name, billions }: LocalModel): string => {
    if (billions === null) return name;
    const shown = figure(billions, language);
    return `${name} (${t("admin.languageModel.size", { count: billions, shown })})`;
  };
  return (
    <>
      <Facts
        facts={found.map(({ server, models }) => [SERVERS[server], models.map(tell).join(", ")])}
      />
      <p className={styles.how}>{t("admin.languageModel.foundText", { model })}</p>
      <div className={styles.settings}>
        {settingsOf(best?.url ?? "", model).map((setting) => (
          <code key={setting}>{setting}</code>
        ))}
      </div>
    </>
  );
}
