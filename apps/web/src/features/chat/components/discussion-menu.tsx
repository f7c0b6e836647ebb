import type { Discussion } from "@spellwright/contract";
import { Braces, Ellipsis, FileText } from "lucide-react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { downloadFile } from "../../../lib/page/download-file.ts";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton, Menu, MenuItem, toast } from "../../../ui/index.ts";

/** What a reader may do with a discussion, besides sharing: keep it as a file. */
export function DiscussionMenu({ discussion }: { discussion: Discussion }) {
  const { t, language } = useText();
  const save = (format: "markdown" | "json", ending: string) =>
    downloadFile(
      `/api/discussions/${discussion.id}/export?format=${format}`,
      `${t("conversation.export.fileName")}.${ending}`,
      language,
    ).catch((error: unknown) => toast.failed(errorSentence(error, language)));
  const label = t("conversation.export.menu");
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <Ellipsis className="icon" />
        </IconButton>
      }
    >
      <MenuItem icon={<FileText className="icon" />} onSelect={() => void save("markdown", "md")}>
        {t("conversation.export.markdown")}
      </MenuItem>
      <MenuItem icon={<Braces className="icon" />} onSelect={() => void save("json", "json")}>
        {t("conversation.export.json")}
      </MenuItem>
    </Menu>
  );
}
