import { Copy, Download, FileDown, Image } from "lucide-react";
import { DECK_EXPORT_FORMATS } from "../../../../lib/http/contract.static.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Menu, MenuItem } from "../../../../ui/index.ts";
import { useExport } from "../../hooks/use-export.ts";
import styles from "./export-menu.module.css";

/** Every form that a deck leaves in; `onView` shows its text where the browser does not copy. */
export function ExportMenu({ onView }: { onView: () => void }) {
  const { t } = useText();
  const { download, downloadImage, copy, read } = useExport();
  const copyList = async () => {
    const text = await read();
    if (text !== null && !(await copy(text))) onView();
  };
  return (
    <Menu
      label={t("deckPage.export.open")}
      trigger={
        <Button
          small
          className={`button-tall ${styles.open}`}
          aria-label={t("deckPage.export.open")}
        >
          <Download className="icon" />
          <span className="desktop-only">{t("deckPage.export.open")}</span>
        </Button>
      }
    >
      <MenuItem icon={<Copy className="icon" />} onSelect={() => void copyList()}>
        {t("deckPage.export.copy")}
      </MenuItem>
      <MenuItem icon={<Image className="icon" />} onSelect={() => void downloadImage()}>
        {t("deckPage.export.image")}
      </MenuItem>
      {DECK_EXPORT_FORMATS.map((format) => (
        <MenuItem
          key={format}
          icon={<FileDown className="icon" />}
          onSelect={() => void download(format)}
        >
          {t(`deckPage.export.formats.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
