import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Segmented } from "../../../ui/index.ts";
import { answerConsent, useConsent } from "../../page-events/index.ts";
import { Setting } from "./setting.tsx";

/** Whether this device tells of questions and page speed (ERR-05). Absent where nobody wants to know. */
export function PageEventsSetting() {
  const { t } = useText();
  const { data } = useQuery(api.status.queryOptions());
  const consent = useConsent();
  if (data?.page_events !== true) return null;
  return (
    <Setting
      name={t("shell.pageEvents.name")}
      note={t("settings.pageEvents.help")}
      action={
        <Segmented
          label={t("shell.pageEvents.name")}
          value={consent === "granted" ? "granted" : "refused"}
          onChange={answerConsent}
          options={[
            { value: "granted", content: t("settings.show.on") },
            { value: "refused", content: t("settings.show.off") },
          ]}
        />
      }
    />
  );
}
