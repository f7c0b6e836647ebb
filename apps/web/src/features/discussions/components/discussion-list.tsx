import type { Discussion } from "@spellwright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button, ConfirmDialog, Skeleton, toast } from "../../../ui/index.ts";
import {
  discussionPages,
  useChangeVisibility,
  useDeleteDiscussion,
} from "../api/discussion-calls.ts";
import { groupByDay } from "../model/group-by-day.ts";
import { DiscussionRow } from "./discussion-row.tsx";

interface DiscussionListProps {
  currentId: string | null;
  /** Before another discussion is shown (to close a drawer). */
  onOpen: () => void;
  /** After the one on screen was deleted (DISC-03). */
  onCurrentDeleted: () => void;
}

export function DiscussionList({ currentId, onOpen, onCurrentDeleted }: DiscussionListProps) {
  const { t, language } = useText();
  const list = useInfiniteQuery(discussionPages());
  const visibility = useChangeVisibility();
  const removal = useDeleteDiscussion();
  const [doomed, setDoomed] = useState<Discussion | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;

  useEffect(() => {
    if (end.current === null || !hasNextPage || isFetchingNextPage) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  const changeVisibility = ({ id, is_public }: Discussion) =>
    visibility.mutate(
      { id, is_public: !is_public },
      {
        onSuccess: () =>
          toast.done(
            t(is_public ? "oracle.discussions.madePrivate" : "oracle.discussions.madePublic"),
          ),
        onError: (error) => toast.failed(errorSentence(error, language)),
      },
    );
  const remove = (discussion: Discussion) =>
    removal.mutate(discussion.id, {
      onSuccess: () => {
        toast.done(t("oracle.discussions.deleted"));
        if (discussion.id === currentId) onCurrentDeleted();
      },
      onError: (error) => toast.failed(errorSentence(error, language)),
      onSettled: () => setDoomed(null),
    });

  if (list.isPending) {
    return (
      <Skeleton
        label={t("oracle.discussions.loading")}
        widths={["80%", "60%", "70%", "50%", "75%", "65%"]}
      />
    );
  }
  if (list.isError) {
    return (
      <Banner
        tone="warn"
        action={
          <Button small variant="quiet" onClick={() => void list.refetch()}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("oracle.discussions.failed")}
      </Banner>
    );
  }
  const now = new Date();
  const groups = groupByDay(
    list.data.pages.flatMap((page) => page.items),
    now,
    language,
  );
  if (groups.length === 0) return <p className="disc-empty">{t("oracle.discussions.empty")}</p>;
  return (
    <>
      {groups.map((group) => (
        <section
          key={group.key}
          aria-label={group.month || t(`oracle.discussions.${dayOf(group.kind)}`)}
        >
          <p className="disc-day" aria-hidden="true">
            {group.month || t(`oracle.discussions.${dayOf(group.kind)}`)}
          </p>
          <ul>
            {group.discussions.map((discussion) => (
              <DiscussionRow
                key={discussion.id}
                discussion={discussion}
                current={discussion.id === currentId}
                now={now}
                onOpen={onOpen}
                onDelete={setDoomed}
                onVisibility={changeVisibility}
              />
            ))}
          </ul>
        </section>
      ))}
      <div ref={end}>
        {hasNextPage && (
          <Button
            small
            variant="quiet"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t(isFetchingNextPage ? "oracle.discussions.loadingMore" : "oracle.discussions.more")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => {
          if (!open) setDoomed(null);
        }}
        title={t("oracle.discussions.deleteTitle")}
        message={t("oracle.discussions.deleteText", { title: withoutMarkup(doomed?.title ?? "") })}
        action={t("oracle.discussions.delete")}
        busy={removal.isPending}
        onConfirm={() => {
          if (doomed !== null) remove(doomed);
        }}
      />
    </>
  );
}

const dayOf = (kind: "today" | "thisWeek" | "month") => (kind === "today" ? "today" : "thisWeek");
