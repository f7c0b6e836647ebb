import starter from "virtual:starter-pack";
import { useEffect } from "react";
import type { WorkerCall } from "../../../../judge-worker/protocol.ts";
import { readOnDeviceBy } from "../../../lib/offline/kept-answers/on-device.ts";
import { readFromPacks } from "../api/judge-worker.ts";

/** Has pages read from the packs of this device the rules and cards that were never opened, while there is no network. */
export const useInstalledPacks = (): void => {
  useEffect(
    () => readOnDeviceBy((call, input) => readFromPacks(starter, { call, input } as WorkerCall)),
    [],
  );
};
