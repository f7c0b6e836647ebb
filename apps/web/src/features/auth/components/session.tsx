import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { ApiError } from "../../../lib/http/api-error.ts";
import { onSessionEnded } from "../../../lib/http/session-ended.ts";
import { isConnected, onReconnect } from "../../../lib/offline/connection.ts";
import { KNOWN_USER_KEY } from "../../../lib/storage/known-account.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";
import { asUser, readSession, type SessionUser, signOut } from "../api/auth-calls.ts";

/** AUTH-01: without an answer after this, the last known state is shown, read-only. */
const CHECK_LIMIT_MS = 3000;
/** A state that the server did not confirm is asked again so often while there is a network. */
const ASK_AGAIN_MS = 5000;
const CHANNEL = "session";

interface SessionState {
  readonly checked: boolean;
  readonly user: SessionUser | null;
  /** The server did not confirm the state: it may be shown, not acted on. */
  readonly readOnly: boolean;
  /** The server answered that it cannot serve for now (503). */
  readonly unavailable: boolean;
  /** Rises at every sign-out: a key for everything a signed-out person must not find again. */
  readonly epoch: number;
}

interface Session extends SessionState {
  /** Asks the server again. Resolves to the user it knows. */
  readonly refresh: () => Promise<SessionUser | null>;
  /** Ends the session here and in the other tabs. */
  readonly leave: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

const lastKnownUser = (): SessionUser | null => {
  try {
    return asUser(JSON.parse(readStored(KNOWN_USER_KEY) ?? "null"));
  } catch {
    return null;
  }
};

const rememberUser = (user: SessionUser | null) =>
  writeStored(KNOWN_USER_KEY, user === null ? null : JSON.stringify(user));

/** Whether the answer of the server is what is shown, all of it. */
const isConfirmedBy = (user: SessionUser | null, shown: SessionState): boolean =>
  shown.checked &&
  !shown.readOnly &&
  !shown.unavailable &&
  JSON.stringify(user) === JSON.stringify(shown.user);

interface SessionProviderProps {
  /** The server's answer that came with the page. Undefined without one. */
  served?: unknown;
  children: ReactNode;
}

/** Shows nothing until it is known who is there (AUTH-01). Follows sign-in and sign-out of other tabs, and the end of the session elsewhere. */
export function SessionProvider({ served, children }: SessionProviderProps) {
  const queries = useQueryClient();
  const [state, setState] = useState<SessionState>(() => ({
    checked: served !== undefined,
    user: asUser(served),
    readOnly: false,
    unavailable: false,
    epoch: 0,
  }));
  const known = useRef<SessionUser | null>(served === undefined ? lastKnownUser() : state.user);
  // Posts reach the other tabs, not this one.
  const tabs = useRef<BroadcastChannel | null>(null);
  const announce = useCallback(() => tabs.current?.postMessage("changed"), []);

  const settle = useCallback(
    (user: SessionUser | null) => {
      const before = known.current;
      const left = before !== null && before.id !== user?.id;
      known.current = user;
      rememberUser(user);
      if (left) queries.clear();
      else if (before === null && user !== null) void queries.invalidateQueries();
      // Told what it knows already, the page is not drawn again.
      setState((shown) =>
        isConfirmedBy(user, shown)
          ? shown
          : {
              checked: true,
              user,
              readOnly: false,
              unavailable: false,
              epoch: shown.epoch + (left ? 1 : 0),
            },
      );
    },
    [queries],
  );

  const showLastKnown = useCallback((unavailable: boolean) => {
    setState((before) => ({
      ...before,
      checked: true,
      user: known.current,
      readOnly: true,
      unavailable: unavailable || before.unavailable,
    }));
  }, []);

  const refresh = useCallback(async () => {
    try {
      const user = await readSession();
      settle(user);
      return user;
    } catch (error) {
      showLastKnown(error instanceof ApiError && error.code !== "NETWORK" && error.status >= 500);
      return known.current;
    }
  }, [settle, showLastKnown]);

  const leave = useCallback(async () => {
    await signOut();
    settle(null);
    announce();
  }, [settle, announce]);

  // The browser tells of a network before it carries anything: one question at that moment may fail.
  useEffect(() => {
    if (!state.readOnly) return;
    const again = setInterval(() => {
      if (isConnected()) void refresh();
    }, ASK_AGAIN_MS);
    return () => clearInterval(again);
  }, [state.readOnly, refresh]);

  useEffect(() => {
    const limit = setTimeout(
      () =>
        setState((before) =>
          before.checked
            ? before
            : { ...before, checked: true, user: known.current, readOnly: true },
        ),
      CHECK_LIMIT_MS,
    );
    const again = () => void refresh();
    // In a turn of its own: the page that was just drawn is painted first.
    const asked = setTimeout(again);
    const channel = new BroadcastChannel(CHANNEL);
    tabs.current = channel;
    channel.addEventListener("message", again);
    const stopHearing = onReconnect(again);
    const stopListening = onSessionEnded(again);
    return () => {
      clearTimeout(limit);
      clearTimeout(asked);
      stopListening();
      channel.close();
      stopHearing();
    };
  }, [refresh]);

  const session = useMemo(
    () => ({
      ...state,
      refresh: async () => {
        const user = await refresh();
        announce();
        return user;
      },
      leave,
    }),
    [state, refresh, leave, announce],
  );
  return <SessionContext value={session}>{state.checked ? children : null}</SessionContext>;
}

/** Who is signed in, and the ways to change that. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionProvider above it");
  return session;
};
