import type { Language } from "@spellwright/contract";
import { pathInLanguage } from "@spellwright/locales";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "../../../lib/api.ts";
import { errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { Segmented, toast } from "../../../ui/index.ts";
import { ThemeSwitch, useChooseLanguage } from "../../account/index.ts";
import { Section, Setting } from "./setting.tsx";

/** Language, theme and notifications (PREF-01). */
export function DisplaySection() {
  const { t, language } = useText();
  const router = useRouter();
  const choose = useChooseLanguage();
  const go = (next: Language) => {
    choose(next);
    const href = pathInLanguage(router.state.location.pathname, next);
    void router.navigate({ href, resetScroll: false });
  };
  return (
    <Section title={t("settings.show.title")}>
      <Setting
        name={t("settings.show.language")}
        action={
          <Segmented
            label={t("settings.show.language")}
            value={language}
            onChange={go}
            options={[
              { value: "fr", content: t("shell.french") },
              { value: "en", content: t("shell.english") },
            ]}
          />
        }
      />
      <Setting name={t("settings.show.theme")} action={<ThemeSwitch />} />
      <Notifications />
    </Section>
  );
}

function Notifications() {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { data } = useQuery(api.preferences.read.queryOptions());
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
  return (
    <Setting
      name={t("settings.show.notifications")}
      note={t("settings.show.notificationsHelp")}
      action={
        <Segmented
          label={t("settings.show.notifications")}
          value={wanted ? "on" : "off"}
          onChange={(value) => change.mutate({ notifications_enabled: value === "on" })}
          options={[
            { value: "on", content: t("settings.show.on") },
            { value: "off", content: t("settings.show.off") },
          ]}
        />
      }
    />
  );
}
