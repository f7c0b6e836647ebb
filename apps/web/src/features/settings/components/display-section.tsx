import type { Language } from "@spellwright/contract";
import { pathInLanguage } from "@spellwright/locales";
import { useLocation, useNavigate } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { Segmented } from "../../../ui/index.ts";
import { ThemeSwitch, useChooseLanguage } from "../../account/index.ts";
import { InstallationSetting } from "./installation-setting.tsx";
import { KeptSetting } from "./kept-setting.tsx";
import { NotificationsSetting } from "./notifications-setting.tsx";
import { PackSetting } from "./pack-setting.tsx";
import { PageEventsSetting } from "./page-events-setting.tsx";
import { Section, Setting } from "./setting.tsx";
import { WaitingSetting } from "./waiting-setting.tsx";

/** Language, theme and notifications (PREF-01). */
export function DisplaySection() {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choose = useChooseLanguage();
  const go = (next: Language) => {
    choose(next);
    const href = pathInLanguage(pathname, next);
    void navigate({ to: href, keepScroll: true });
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
      <NotificationsSetting />
      <PageEventsSetting />
      <InstallationSetting />
      <KeptSetting />
      <PackSetting />
      <WaitingSetting />
    </Section>
  );
}
