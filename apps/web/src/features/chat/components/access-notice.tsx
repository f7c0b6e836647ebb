import { Suspense, useEffect } from "react";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, toast } from "../../../ui/index.ts";
import { useSignInPrompt } from "../../auth/index.ts";
import type { OpenDiscussion } from "../hooks/use-discussion.ts";
import styles from "./chat-page.module.css";

const DiscussionPreview = lazyPart(() => import("./discussion-preview.tsx"), "DiscussionPreview");
const DiscussionBeginning = lazyPart(
  () => import("./discussion-preview.tsx"),
  "DiscussionBeginning",
);

/** DISC-05. */
const PROMPT_DELAY_MS = 500;

interface AccessNoticeProps {
  open: OpenDiscussion;
  owned: boolean;
  /** Something of it stands on the screen, whatever could not be read. */
  readable: boolean;
  onLeave: () => void;
  /** What was open can no longer be read: nothing of it may stay. */
  onLost: () => Promise<void>;
}

const noticeOf = (open: OpenDiscussion, owned: boolean) => {
  if (open.state === "missing") return "unavailable";
  if (open.state === "failed") return "failed";
  return open.state === "ready" && !owned ? "readOnly" : null;
};

/** What stands between a person and a discussion (DISC-05): read-only, sign-in, not to be had. */
export function AccessNotice({ open, owned, readable, onLeave, onLost }: AccessNoticeProps) {
  const { t } = useText();
  const online = useOnline();
  const prompt = useSignInPrompt();
  const { state } = open;
  const promptedId = open.state === "signIn" ? open.id : null;
  useEffect(() => {
    if (promptedId === null) return;
    const timer = setTimeout(
      () =>
        prompt.open({
          closable: false,
          welcome: t("oracle.access.signIn"),
          about: (
            <Suspense>
              <DiscussionBeginning id={promptedId} />
            </Suspense>
          ),
          onSuccess: () => window.location.reload(),
        }),
      PROMPT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [promptedId, prompt, t]);
  useEffect(() => {
    if (state !== "revoked" && state !== "deleted") return;
    if (state === "revoked") toast.failed(t("oracle.access.revoked"));
    else toast.done(t("conversation.access.deleted"));
    void onLost();
  }, [state, onLost, t]);

  if (open.state === "signIn")
    return (
      <Suspense>
        <DiscussionPreview id={open.id} />
      </Suspense>
    );
  const notice = noticeOf(open, owned);
  // Without network the shell says so: what is there can be read.
  if (notice === null || (notice === "failed" && readable && !online)) return null;
  const lasts = notice === "readOnly" || (notice === "failed" && readable);
  return (
    <div className={styles.banner}>
      <Banner
        tone={lasts ? (notice === "failed" ? "warn" : "info") : "danger"}
        {...(lasts ? {} : { onClose: onLeave })}
        action={
          open.state === "failed" ? (
            <Button small onClick={open.retry}>
              {t("common.retry")}
            </Button>
          ) : (
            <Button small variant="quiet" onClick={onLeave}>
              {t("oracle.access.ownQuestion")}
            </Button>
          )
        }
      >
        {t(`oracle.access.${notice}`)}
      </Banner>
    </div>
  );
}
