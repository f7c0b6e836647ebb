export { useOfflineJoining } from "./hooks/use-offline-joining.ts";
