import { onReturn } from "../../../lib/connection.ts";
import { onChangeElsewhere } from "../../../lib/other-tabs.ts";
import { sendEdits } from "../../../lib/outbox/send-edits.ts";
import { OUTBOX_AREA, type Outbox, onOutboxChange, readOutbox } from "../../../lib/outbox/store.ts";
import { type WaitingThing, waitingThings } from "../../../lib/outbox/waiting-edits.ts";

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let isOver = false;
  let work: Promise<void> | undefined;
  let isWanted = false;

  const show = async (): Promise<void> => {
    const outbox = await readOutbox(account).catch(() => null);
    if (outbox !== null && !isOver) waitingThings.change(summaryOf(outbox));
  };

  const sendAll = async (): Promise<void> => {
    let sent = 0;
    const isDone = await sendEdits(account, () => {
      sent += 1;
    }).catch(() => true);
    await show();
    if (isOver) return;
    if (sent > 0) onSent();
    if (isDone) pause = FIRST_PAUSE_MS;
    else {
      timer = setTimeout(start, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  };

  const start = (): void => {
    clearTimeout(timer);
    isWanted = work !== undefined;
    work ??= sendAll().finally(() => {
      work = undefined;
      if (isWanted && !isOver) start();
    });
  };
  const startAnew = (): void => {
    pause = FIRST_PAUSE_MS;
    if (!document.hidden) start();
  };

  const stopHearing = [
    onReturn(startAnew),
    onOutboxChange(() => {
      void show();
      if (work === undefined) start();
    }),
    onChangeElsewhere((area) => {
      if (area !== OUTBOX_AREA) return;
      onSent();
      void show();
    }),
  ];
  document.addEventListener("visibilitychange", startAnew);
  start();
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of stopHearing) stop();
    document.removeEventListener("visibilitychange", startAnew);
    waitingThings.change([]);
  };
};
