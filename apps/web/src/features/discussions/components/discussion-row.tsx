import type { Discussion } from "@spellwright/contract";
import { Link } from "@spellwright/router";
import { Ellipsis, Globe, Lock, PencilLine, Trash2 } from "lucide-react";
import { discussionPath } from "../../../lib/router/discussion-path.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { BracketBadge, IconButton, Menu, MenuItem, VisuallyHidden } from "../../../ui/index.ts";
import { WaitingMark } from "../../../ui/waiting-mark.tsx";
import { BracketButton, deckBracket } from "../../bracket/index.ts";
import { relativeDate } from "../model/group-by-day.ts";
import styles from "./discussion-list.module.css";

/** What a row can do. Each is about the row's discussion. */
export interface RowActions {
  readonly onOpen: () => void;
  /** Shows it where the list is. Undefined: its own page does. */
  readonly onSelect: ((id: string) => void) | undefined;
  readonly onVisibility: (discussion: Discussion) => void;
  readonly onRename: (discussion: Discussion) => void;
  readonly onDelete: (discussion: Discussion) => void;
}

interface DiscussionRowProps {
  discussion: Discussion;
  current: boolean;
  /** Another discussion is still loading: clicks are ignored (DISC-01). */
  busy: boolean;
  now: Date;
  actions: RowActions;
}

interface RowContentProps extends Pick<DiscussionRowProps, "discussion" | "now"> {
  /** The bracket is a button of its own over the place that is left for it. */
  apart?: boolean;
}

/** Title, bracket, visibility and date of a discussion. */
export function RowContent({ discussion, now, apart = false }: RowContentProps) {
  const { t, language } = useText();
  const Visibility = discussion.is_public ? Globe : Lock;
  const bracket = discussion.deck === null ? null : deckBracket(discussion.deck);
  const name = bracket === null ? "" : t(`forge.brackets.${bracket}`);
  return (
    <>
      <span className="truncate">{withoutMarkup(discussion.title)}</span>
      <small className={styles.facts}>
        {bracket !== null &&
          (apart ? (
            <span className={styles.bracketPlace} />
          ) : (
            <BracketBadge bracket={bracket} label={t("forge.bracket", { bracket, name })} />
          ))}
        <Visibility className={`icon ${styles.visibility}`} aria-hidden="true" />
        <VisuallyHidden>
          {t(discussion.is_public ? "discussions.isPublic" : "discussions.isPrivate")}
        </VisuallyHidden>
        {relativeDate(discussion.created_at, now, language) ?? t("discussions.justNow")}
        <WaitingMark id={discussion.id} />
      </small>
    </>
  );
}

/** A discussion of the list. The one on screen cannot be chosen again (DISC-01). */
export function DiscussionRow({ discussion, current, busy, now, actions }: DiscussionRowProps) {
  const { language } = useText();
  const content = <RowContent discussion={discussion} now={now} apart />;
  return (
    <div className={styles.row}>
      {current ? (
        <span className={styles.discussion} aria-current="page">
          {content}
        </span>
      ) : (
        <Link
          className={styles.discussion}
          to={discussionPath(discussion, language)}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            if (busy || actions.onSelect !== undefined) event.preventDefault();
            if (busy) return;
            actions.onSelect?.(discussion.id);
            actions.onOpen();
          }}
        >
          {content}
        </Link>
      )}
      {discussion.deck !== null && (
        <span className={styles.bracket}>
          <BracketButton deck={discussion.deck} small />
        </span>
      )}
      <RowMenu discussion={discussion} actions={actions} />
    </div>
  );
}

function RowMenu({ discussion, actions }: Pick<DiscussionRowProps, "discussion" | "actions">) {
  const { t } = useText();
  const label = t("discussions.actions", { title: withoutMarkup(discussion.title) });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} className={styles.more}>
          <Ellipsis className="icon" />
        </IconButton>
      }
    >
      <MenuItem
        icon={discussion.is_public ? <Lock className="icon" /> : <Globe className="icon" />}
        onSelect={() => actions.onVisibility(discussion)}
      >
        {t(discussion.is_public ? "discussions.makePrivate" : "discussions.makePublic")}
      </MenuItem>
      <MenuItem
        icon={<PencilLine className="icon" />}
        onSelect={() => actions.onRename(discussion)}
      >
        {t("discussions.rename")}
      </MenuItem>
      <MenuItem
        tone="danger"
        icon={<Trash2 className="icon" />}
        onSelect={() => actions.onDelete(discussion)}
      >
        {t("discussions.delete")}
      </MenuItem>
    </Menu>
  );
}
