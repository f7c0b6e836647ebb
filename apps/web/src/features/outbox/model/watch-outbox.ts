import { sendEdits } from "../../../lib/offline/outbox/send-edits.ts";
import {
  OUTBOX_AREA,
  type Outbox,
  onOutboxChange,
  readOutbox,
} from "../../../lib/offline/outbox/store.ts";
import { type WaitingThing, waitingThings } from "../../../lib/offline/outbox/waiting-edits.ts";
import { createSendingLoop } from "../../../lib/offline/sending-loop.ts";
import { onChangeElsewhere } from "../../../lib/storage/other-tabs.ts";

const summaryOf = ({ edits, things }: Outbox): WaitingThing[] =>
  [...things.values()].flatMap(({ thing, kind, name, trouble }) => {
    const count = edits.filter((edit) => edit.thing === thing).length;
    const asked = trouble?.kind === "refused" ? "refused" : "conflict";
    const state = trouble === undefined ? null : asked;
    return count === 0 ? [] : [{ thing, kind, name, count, trouble: state }];
  });

/**
 * Sends what waits of an account: at once, when the network is back, when the page is looked at, and after
 * growing pauses, until nothing waits; and tells the page what waits.
 *
 * @param onSent told when things were sent, here or by another tab
 * @returns stops it
 */
export const watchOutbox = (account: string, onSent: () => void): (() => void) => {
  let isOver = false;

  const show = async (): Promise<void> => {
    const outbox = await readOutbox(account).catch(() => null);
    if (outbox !== null && !isOver) waitingThings.change(summaryOf(outbox));
  };

  const sending = createSendingLoop(async () => {
    let sent = 0;
    const isDone = await sendEdits(account, () => {
      sent += 1;
    }).catch(() => true);
    await show();
    if (sent > 0 && !isOver) onSent();
    return isDone;
  });

  const stopHearing = [
    onOutboxChange(() => {
      void show();
      if (!sending.isSending()) sending.start();
    }),
    onChangeElsewhere((area) => {
      if (area !== OUTBOX_AREA) return;
      onSent();
      void show();
    }),
  ];
  return () => {
    isOver = true;
    sending.stop();
    for (const stop of stopHearing) stop();
    waitingThings.change([]);
  };
};
