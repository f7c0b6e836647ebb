import type { Discussion } from "@spellwright/contract";
import { Check, Globe, Link2, Lock, Send, Share2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, ConfirmDialog, IconButton, Menu, MenuItem } from "../../../ui/index.ts";
import { useShare } from "../hooks/use-share.ts";
import { LinkDialog } from "./link-dialog.tsx";

export interface ShareMenuProps {
  discussion: Discussion;
  /** An icon alone, for the bar of small screens. */
  compact: boolean;
}

/** The share menu in the head of one's own discussion that holds something (DISC-04). */
export function ShareMenu({ discussion, compact }: ShareMenuProps) {
  const { t } = useText();
  const share = useShare(discussion);
  const [asking, setAsking] = useState(false);
  const isPublic = discussion.is_public;
  const Icon = share.copied ? Check : isPublic ? Globe : Share2;
  const label = t(
    share.copied
      ? "discussions.share.copied"
      : isPublic
        ? "discussions.share.openPublic"
        : "discussions.share.open",
  );
  const icon = <Icon className="icon" aria-hidden="true" />;
  return (
    <>
      <Menu
        label={t("discussions.share.open")}
        trigger={
          compact ? (
            <IconButton label={label}>{icon}</IconButton>
          ) : (
            <Button variant="quiet" small className="button-tall" busy={share.busy}>
              {icon}
              {label}
            </Button>
          )
        }
      >
        {isPublic ? (
          <>
            <MenuItem icon={<Link2 className="icon" />} onSelect={() => void share.copy()}>
              {t("discussions.share.copy")}
            </MenuItem>
            {share.hasSheet && (
              <MenuItem icon={<Send className="icon" />} onSelect={() => void share.send()}>
                {t("discussions.share.send")}
              </MenuItem>
            )}
            <MenuItem icon={<Lock className="icon" />} onSelect={() => void share.unpublish()}>
              {t("discussions.share.makePrivate")}
            </MenuItem>
          </>
        ) : (
          <MenuItem icon={<Globe className="icon" />} onSelect={() => setAsking(true)}>
            {t("discussions.share.publish")}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("discussions.share.confirmTitle")}
        message={t("discussions.share.confirmText")}
        action={t("discussions.share.confirm")}
        tone="plain"
        busy={share.busy}
        onConfirm={async () => {
          if (await share.publish()) setAsking(false);
        }}
      />
      <LinkDialog open={share.manual} onClose={share.closeManual} url={share.url} />
    </>
  );
}
