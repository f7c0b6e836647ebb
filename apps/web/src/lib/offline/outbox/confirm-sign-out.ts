import { createOpening } from "../../page/opening.ts";
import { forgetOutbox, readOutbox } from "./store.ts";

/** A sign-out that would lose edits. */
export interface SignOutRequest {
  readonly account: string;
  /** Edits that were not sent. */
  readonly count: number;
  readonly leave: () => Promise<void>;
}

/** The question before it. */
export const signOutRequest = createOpening<SignOutRequest>();

/** Signs out. Asks first where edits of the account were not sent, which are deleted then. */
export const signOutAfterConfirmation = async (
  account: string,
  leave: () => Promise<void>,
): Promise<void> => {
  const waiting = await readOutbox(account).then(
    ({ edits }) => edits.length,
    () => 0,
  );
  if (waiting === 0) return leave();
  signOutRequest.open({
    account,
    count: waiting,
    leave: async () => {
      await leave();
      await forgetOutbox(account);
    },
  });
};
