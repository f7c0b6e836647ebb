import type { RulingAnswer } from "@spellwright/contract";
import { isConnected } from "../../../lib/offline/connection.ts";
import { createSendingLoop } from "../../../lib/offline/sending-loop.ts";
import { onChangeElsewhere } from "../../../lib/storage/other-tabs.ts";
import { isAnsweredOnDevice, type QuestionDesk } from "../../chat/index.ts";
import {
  forgetOfflineRuling,
  joinRulings,
  listOfflineRulings,
  readOfflineRuling,
} from "../../offline-judge/index.ts";

interface Watched {
  readonly desk: Pick<QuestionDesk, "snapshot" | "subscribe" | "joined">;
  /** The answer of a run that has ended. @throws where it cannot be read */
  readonly readAnswer: (requestId: string) => Promise<RulingAnswer | null>;
  /** Told when questions have joined. */
  readonly onJoined: () => void;
}

/**
 * Has the questions that this device answered join their discussions whenever there is a network, and tells
 * the desk, which until then shows this device’s answers. Those that another tab sent are read from the server.
 *
 * @returns stops it
 */
export const joinOfflineAnswers = (
  account: string,
  { desk, readAnswer, onJoined }: Watched,
): (() => void) => {
  let isOver = false;
  const onDesk = () =>
    desk
      .snapshot()
      .filter((question) => question.owner === account && isAnsweredOnDevice(question));

  /** Those on this tab’s desk that the device no longer keeps: another tab sent them. */
  const hearOthers = async (): Promise<void> => {
    const answers: RulingAnswer[] = [];
    for (const { requestId } of onDesk()) {
      if ((await readOfflineRuling(account, requestId)) !== undefined) continue;
      const answer = await readAnswer(requestId).catch(() => null);
      if (answer !== null) answers.push(answer);
    }
    if (isOver || answers.length === 0) return;
    for (const answer of answers) desk.joined(answer.requestId, answer);
    onJoined();
  };

  /** Those that waited to be asked, and were: the server has them. */
  const forgetAsked = async (): Promise<void> => {
    for (const { requestId, toBeAsked } of await listOfflineRulings(account)) {
      if (!toBeAsked) continue;
      const answer = await readAnswer(requestId).catch(() => null);
      if (answer !== null) await forgetOfflineRuling(requestId);
    }
  };

  const sending = createSendingLoop(async () => {
    if (!isConnected()) return true;
    await forgetAsked();
    const isDone = await joinRulings(account, ({ joined, refused, waiting }) => {
      for (const answer of joined) desk.joined(answer.requestId, answer);
      for (const requestId of refused) desk.joined(requestId);
      for (const requestId of waiting) desk.joined(requestId, undefined, true);
      if (joined.length > 0 && !isOver) onJoined();
    }).catch(() => true);
    await hearOthers();
    return isDone;
  });

  let seen = 0;
  const look = () => {
    const count = onDesk().length;
    if (count > seen && !sending.isSending()) sending.start();
    seen = count;
  };
  const stopLooking = desk.subscribe(look);
  const stopHearing = onChangeElsewhere((area) => {
    if (area === "ruling" && onDesk().length > 0) void hearOthers();
  });
  return () => {
    isOver = true;
    sending.stop();
    stopLooking();
    stopHearing();
  };
};
