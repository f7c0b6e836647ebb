import type { Discussion } from "@spellwright/contract";
import { Link } from "@tanstack/react-router";
import { Ellipsis, Globe, Lock, Trash2 } from "lucide-react";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { useText } from "../../../lib/text.tsx";
import { IconButton, Menu, MenuItem, VisuallyHidden } from "../../../ui/index.ts";
import { relativeDate } from "../model/group-by-day.ts";

interface DiscussionRowProps {
  discussion: Discussion;
  current: boolean;
  now: Date;
  onOpen: () => void;
  onDelete: (discussion: Discussion) => void;
  onVisibility: (discussion: Discussion) => void;
}

export function DiscussionRow(props: DiscussionRowProps) {
  const { t, language } = useText();
  const { discussion, current, now } = props;
  const Visibility = discussion.is_public ? Globe : Lock;
  const title = withoutMarkup(discussion.title);
  const content = (
    <>
      <span className="trunc">{title}</span>
      <small>
        <Visibility className="ic" aria-hidden="true" />
        <VisuallyHidden>
          {t(discussion.is_public ? "oracle.discussions.public" : "oracle.discussions.private")}
        </VisuallyHidden>
        {relativeDate(discussion.created_at, now, language) ?? t("oracle.discussions.justNow")}
      </small>
    </>
  );
  return (
    <li className="disc-row">
      {current ? (
        <span className="disc solo" aria-current="page">
          {content}
        </span>
      ) : (
        <Link
          className="disc solo"
          to="/$language/oracle/discussion/$discussionId"
          params={{ language, discussionId: discussion.id }}
          onClick={props.onOpen}
        >
          {content}
        </Link>
      )}
      <Menu
        label={t("oracle.discussions.actions", { title })}
        trigger={
          <IconButton label={t("oracle.discussions.actions", { title })} className="disc-more">
            <Ellipsis className="ic" />
          </IconButton>
        }
      >
        <MenuItem
          icon={discussion.is_public ? <Lock className="ic" /> : <Globe className="ic" />}
          onSelect={() => props.onVisibility(discussion)}
        >
          {t(
            discussion.is_public
              ? "oracle.discussions.makePrivate"
              : "oracle.discussions.makePublic",
          )}
        </MenuItem>
        <MenuItem icon={<Trash2 className="ic" />} onSelect={() => props.onDelete(discussion)}>
          {t("oracle.discussions.delete")}
        </MenuItem>
      </Menu>
    </li>
  );
}
