import { useSyncExternalStore } from "react";
import { isConnected, onConnectionChange } from "./connection.ts";

/** Whether the server can be reached, as far as this page knows (`isConnected`). */
export const useOnline = (): boolean =>
  useSyncExternalStore(onConnectionChange, isConnected, () => true);
