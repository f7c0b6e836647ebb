import { createSharedValue } from "../storage/shared-value.ts";

/** What the header and the account drawer ask of the chat on screen. */
interface ChatFrame {
  /** The drawer of discussions on small screens. */
  readonly discussionsOpen: boolean;
  /** When a new discussion was last asked for (ISO). What is older stays out of the empty screen. */
  readonly newSince: string | null;
}

const frame = createSharedValue<ChatFrame>({ discussionsOpen: false, newSince: null });

const change = (next: Partial<ChatFrame>): void => frame.change({ ...frame.read(), ...next });

/** Opens or closes the drawer of discussions. The page that lists them shows it. */
export const setDiscussionsOpen = (open: boolean): void => change({ discussionsOpen: open });

/** Begins a new discussion. The caller also goes to the Oracle's first address. */
export const startNewDiscussion = (): void => change({ newSince: new Date().toISOString() });

export const useChatFrame = frame.use;
