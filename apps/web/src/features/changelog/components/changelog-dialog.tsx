import { useQuery } from "@tanstack/react-query";
import { ExternalLink, MessagesSquare } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { useText } from "../../../lib/text.tsx";
import { Dialog } from "../../../ui/index.ts";
import { VERSIONS, type Version } from "../model/versions.ts";
import "../changelog.css";

interface ChangelogDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What is new, what was, what comes (HEAD-04). */
export function ChangelogDialog({ open, onClose }: ChangelogDialogProps) {
  const { t } = useText();
  const { data } = useQuery(api.status.queryOptions());
  const community = data?.community_url;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("changelog.title")}
      width="36rem"
      actions={
        community ? (
          <a
            className="btn"
            href={community}
            target="_blank"
            rel="noreferrer"
            aria-label={t("shell.communityNewTab")}
          >
            <MessagesSquare className="ic" />
            {t("shell.community")}
            <ExternalLink className="ic ic-s" />
          </a>
        ) : undefined
      }
    >
      <div className="modal-b changelog">
        <p className="soft">{t("changelog.lead")}</p>
        {VERSIONS.map((version) => (
          <VersionEntry key={version.number} version={version} />
        ))}
      </div>
    </Dialog>
  );
}

function VersionEntry({ version }: { version: Version }) {
  const { t } = useText();
  const { number, badge, title, changes } = version;
  const id = `version-${number}`;
  return (
    <section className="changelog-entry" aria-labelledby={id}>
      <p className="row wrap changelog-mark">
        <b className="disp num">{`v${number}`}</b>
        {badge !== null && <span className="tag">{t(badge)}</span>}
      </p>
      <div>
        <h3 id={id}>
          <span className="vh">{`v${number} `}</span>
          {t(title)}
        </h3>
        <ul>
          {changes.map((change) => (
            <li key={change}>{t(change)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
