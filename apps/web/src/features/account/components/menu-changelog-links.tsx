import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Gift, Keyboard, MessagesSquare } from "lucide-react";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";
import { CURRENT_VERSION, openChangelog, useWelcomeSeen } from "../../changelog/index.ts";
import { openShortcuts } from "../../shortcuts/index.ts";
import unseen from "./unseen-mark.module.css";

/** The news, and the community, unless it is switched off (HEAD-04). */
export function MenuChangelogLinks({ onClose }: { onClose: (then?: () => void) => void }) {
  const { t } = useText();
  const seen = useWelcomeSeen();
  const { data } = useQuery(api.status.queryOptions());
  return (
    <>
      <button type="button" className="menu-item" onClick={() => onClose(openChangelog)}>
        <Gift className="icon" />
        <span className="grow">{t("changelog.title")}</span>
        {!seen && <span className={unseen.mark} aria-hidden="true" />}
        {!seen && <VisuallyHidden>{t("changelog.unseen")}</VisuallyHidden>}
        <span className="tag">{`v${CURRENT_VERSION}`}</span>
      </button>
      <button type="button" className="menu-item" onClick={() => onClose(openShortcuts)}>
        <Keyboard className="icon" />
        <span className="grow">{t("shortcuts.title")}</span>
      </button>
      {data?.community_url && (
        <a
          className="menu-item"
          href={data.community_url}
          target="_blank"
          rel="noreferrer"
          aria-label={t("shell.communityNewTab")}
        >
          <MessagesSquare className="icon" />
          <span className="grow">{t("shell.community")}</span>
          <ExternalLink className="icon icon-small" />
        </a>
      )}
    </>
  );
}
