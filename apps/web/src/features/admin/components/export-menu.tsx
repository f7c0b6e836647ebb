import { Download } from "lucide-react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Menu, MenuItem, toast } from "../../../ui/index.ts";
import { downloadFigures, EXPORTS } from "../api/admin-calls.ts";

const NAMES = Object.keys(EXPORTS) as (keyof typeof EXPORTS)[];

/** Tables of the dashboard as files (ADM-04). */
export function ExportMenu() {
  const { t, language } = useText();
  const save = (name: (typeof NAMES)[number]) => {
    downloadFigures(name, language).catch((error: unknown) => {
      toast.failed(errorSentence(error, language));
    });
  };
  return (
    <Menu
      label={t("admin.export")}
      trigger={
        <Button>
          <Download className="icon icon-small" />
          {t("admin.export")}
        </Button>
      }
    >
      {NAMES.map((name) => (
        <MenuItem key={name} onSelect={() => save(name)}>
          {t(`admin.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
