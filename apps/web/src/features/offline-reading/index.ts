export { useOfflineReading } from "./hooks/use-offline-reading.ts";
