import { useEffect, useState } from "react";
import { type EditedThing, type Outbox, readOutbox } from "../../../lib/offline/outbox/store.ts";
import { type WaitingThing, waitingThings } from "../../../lib/offline/outbox/waiting-edits.ts";
import { useSession } from "../../auth/index.ts";

/** A thing whose edits wait for a decision, with what that takes. */
export interface UnsyncedThing {
  readonly outbox: Outbox;
  readonly thing: EditedThing;
}

/** The first thing that cannot be sent without its person’s word. Null while there is none. */
export const useFirstSyncProblem = (): WaitingThing | null =>
  waitingThings.use().find(({ trouble }) => trouble !== null) ?? null;

/** @param id of the thing. Null while nobody asks for it */
export const useUnsyncedThing = (id: string | null): UnsyncedThing | null => {
  const account = useSession().user?.id;
  const [found, setFound] = useState<UnsyncedThing | null>(null);
  useEffect(() => {
    setFound(null);
    if (id === null || account === undefined) return;
    let isAsked = true;
    void readOutbox(account).then((outbox) => {
      const thing = outbox.things.get(id);
      if (isAsked && thing?.trouble !== undefined) setFound({ outbox, thing });
    });
    return () => {
      isAsked = false;
    };
  }, [id, account]);
  return found;
};
