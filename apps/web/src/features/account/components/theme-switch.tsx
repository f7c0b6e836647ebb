import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../../lib/page/theme.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Segmented } from "../../../ui/index.ts";
import { useChooseTheme } from "../hooks/use-preferences.ts";

/** Dark, light, or as the device says. */
export function ThemeSwitch() {
  const { t } = useText();
  const choose = useChooseTheme();
  return (
    <Segmented
      label={t("shell.theme")}
      value={useTheme()}
      onChange={choose}
      options={[
        {
          value: "dark",
          name: t("shell.themeDark"),
          content: <Moon className="icon icon-small" />,
        },
        {
          value: "light",
          name: t("shell.themeLight"),
          content: <Sun className="icon icon-small" />,
        },
        { value: "system", name: t("shell.themeSystemName"), content: t("shell.themeSystem") },
      ]}
    />
  );
}
