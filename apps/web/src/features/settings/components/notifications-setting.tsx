import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Segmented, toast } from "../../../ui/index.ts";
import { askNoticePermission, noticePermission } from "../../notices/index.ts";
import styles from "./notifications-setting.module.css";
import { Setting } from "./setting.tsx";

/** Whether to be told of answers (PREF-01), and what this browser makes of it. */
export function NotificationsSetting() {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { data } = useQuery(api.preferences.read.queryOptions());
  const [permission, setPermission] = useState(noticePermission);
  const change = useMutation(
    api.preferences.update.mutationOptions({
      onSuccess: (kept) => queries.setQueryData(api.preferences.read.queryKey(), kept),
      onError: (error) => toast.failed(errorSentence(error, language)),
    }),
  );
  if (data === undefined) return null;
  const wanted = change.isPending
    ? (change.variables.notifications_enabled ?? data.notifications_enabled)
    : data.notifications_enabled;
  const allow = () => void askNoticePermission().then(setPermission);
  const choose = (on: boolean) => {
    change.mutate({ notifications_enabled: on });
    if (on && permission === "default") allow();
  };
  return (
    <Setting
      name={t("settings.show.notifications")}
      note={t("settings.show.notificationsHelp")}
      action={
        <Segmented
          label={t("settings.show.notifications")}
          value={wanted ? "on" : "off"}
          onChange={(value) => choose(value === "on")}
          options={[
            { value: "on", content: t("settings.show.on") },
            { value: "off", content: t("settings.show.off") },
          ]}
        />
      }
    >
      {wanted && permission === "default" && (
        <Button small className={styles.allow} onClick={allow}>
          {t("notices.allow")}
        </Button>
      )}
      {wanted && (permission === "denied" || permission === "missing") && (
        <p className="soft small">{t(`notices.${permission}`)}</p>
      )}
    </Setting>
  );
}
