import { CloudUpload } from "lucide-react";
import { useSyncExternalStore } from "react";
import { countWaiting } from "../../../lib/offline/outbox/count-waiting.ts";
import { waitingThings } from "../../../lib/offline/outbox/waiting-edits.ts";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner } from "../../../ui/index.ts";
import { isWaitingForConnection, questionDesk } from "../../chat/index.ts";
import styles from "./outbox-host.module.css";

const countQuestions = (): number => questionDesk.snapshot().filter(isWaitingForConnection).length;

/** Without network: how many edits and questions are sent when it is back. */
export function WaitingCount() {
  const { t } = useText();
  const online = useOnline();
  const edits = countWaiting(waitingThings.use());
  const questions = useSyncExternalStore(questionDesk.subscribe, countQuestions, countQuestions);
  if (online || edits + questions === 0) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="info" icon={<CloudUpload className="icon" />}>
        {edits > 0 && t("outbox.count", { count: edits })}{" "}
        {questions > 0 &&
          t(edits === 0 ? "outbox.onlyQuestions" : "outbox.questions", { count: questions })}
      </Banner>
    </div>
  );
}
