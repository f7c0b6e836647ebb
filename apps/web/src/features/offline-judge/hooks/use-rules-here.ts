import starter from "virtual:starter-pack";
import { useEffect } from "react";
import type { WorkerCall } from "../../../../judge-worker/protocol.ts";
import { readOnDeviceBy } from "../../../lib/kept-answers/on-device.ts";
import { readRulesHere } from "../api/judge-worker.ts";

/** Has the rules browser read from the packs of this device what was never opened, while there is no network. */
export const useRulesHere = (): void => {
  useEffect(
    () => readOnDeviceBy((call, input) => readRulesHere(starter, { call, input } as WorkerCall)),
    [],
  );
};
