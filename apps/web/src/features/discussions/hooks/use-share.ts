import type { Discussion } from "@spellwright/contract";
import { useEffect, useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import {
  canShare,
  copyLink,
  copyLinkAfter,
  type ShareOutcome,
  shareLink,
} from "../../../lib/router/share-link.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { TOAST_MS, toast } from "../../../ui/index.ts";
import { useChangeDiscussion } from "../api/discussion-calls.ts";
import { discussionLink } from "../model/discussion-link.ts";

/** Sharing one's own discussion: public with its link copied, private again (DISC-04). */
export const useShare = (discussion: Discussion) => {
  const { t, language } = useText();
  const visibility = useChangeDiscussion();
  const [copied, setCopied] = useState(false);
  const [manual, setManual] = useState(false);
  const url = discussionLink(discussion, language);
  const link = { title: withoutMarkup(discussion.title), url };

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TOAST_MS.copy);
    return () => clearTimeout(timer);
  }, [copied]);

  const tell = (outcome: ShareOutcome) => {
    if (outcome === "copied") {
      setCopied(true);
      toast.copied(t("discussions.share.copied"));
    } else if (outcome === "failed") setManual(true);
  };
  const change = (is_public: boolean) => visibility.mutateAsync({ id: discussion.id, is_public });

  return {
    url,
    busy: visibility.isPending,
    /** For 2 s after the link was copied. */
    copied,
    /** The browser does not copy: the link is shown to be copied by hand. */
    manual,
    closeManual: () => setManual(false),
    hasSheet: canShare(navigator, link),
    /** Makes it public and copies the link. Resolves to whether it is public. */
    publish: async (): Promise<boolean> => {
      try {
        tell(await copyLinkAfter(navigator, url, change(true)));
        return true;
      } catch (error) {
        toast.failed(errorSentence(error, language));
        return false;
      }
    },
    copy: async () => tell(await copyLink(navigator, url)),
    send: async () => tell(await shareLink(navigator, link)),
    unpublish: () =>
      change(false).then(
        () => toast.done(t("discussions.share.madePrivate")),
        (error) => toast.failed(errorSentence(error, language)),
      ),
  };
};
