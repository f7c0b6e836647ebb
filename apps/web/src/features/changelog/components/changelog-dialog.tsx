import { useQuery } from "@tanstack/react-query";
import { ExternalLink, MessagesSquare } from "lucide-react";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Dialog, VisuallyHidden } from "../../../ui/index.ts";
import { VERSIONS, type Version } from "../model/versions.ts";
import styles from "./changelog-dialog.module.css";

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
            className="button"
            href={community}
            target="_blank"
            rel="noreferrer"
            aria-label={t("shell.communityNewTab")}
          >
            <MessagesSquare className="icon" />
            {t("shell.community")}
            <ExternalLink className="icon icon-small" />
          </a>
        ) : undefined
      }
    >
      <div className={`dialog-body ${styles.versions}`}>
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
    <section className={styles.version} aria-labelledby={id}>
      <p className={`row wrap ${styles.mark}`}>
        <b className={`display-type figures ${styles.number}`}>{`v${number}`}</b>
        {badge !== null && <span className="tag">{t(badge)}</span>}
      </p>
      <div>
        <h3 className={styles.title} id={id}>
          <VisuallyHidden>{`v${number} `}</VisuallyHidden>
          {t(title)}
        </h3>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change} className={styles.change}>
              {t(change)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
