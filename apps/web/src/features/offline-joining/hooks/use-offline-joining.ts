import { useEffect } from "react";
import { announceChange } from "../../../lib/storage/other-tabs.ts";
import { useSession } from "../../auth/index.ts";
import { questionDesk, readRunAnswer } from "../../chat/index.ts";
import { useRefreshDiscussions } from "../../discussions/index.ts";
import { joinOfflineAnswers } from "../model/join-offline-answers.ts";

/** What this device answered the signed-in person without network joins the discussions on the server. */
export const useOfflineJoining = (): void => {
  const refreshDiscussions = useRefreshDiscussions();
  const { user, readOnly } = useSession();
  const account = readOnly ? null : (user?.id ?? null);
  useEffect(() => {
    if (account === null) return;
    return joinOfflineAnswers(account, {
      desk: questionDesk,
      readAnswer: readRunAnswer,
      onJoined: () => {
        announceChange("runs");
        void refreshDiscussions();
      },
    });
  }, [account, refreshDiscussions]);
};
