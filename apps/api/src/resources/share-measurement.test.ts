import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { tellsDescriptors } from "../../test/unread/descriptors.ts";
import { requireResources } from "./index.ts";

/** Of this process, in the hands of the system now. */
const pendingFileCalls = (): number =>
  process.getActiveResourcesInfo().filter((name) => name.startsWith("FSReq")).length;

/** Descriptors and disk, at the same time. */
const CALLS_OF_ONE_MEASUREMENT = 2;

test.runIf(tellsDescriptors)(
  "[T-6] a hundred who ask at once what is left share one measurement",
  async () => {
    const before = pendingFileCalls();
    const asking = Array.from({ length: 100 }, () => requireResources(tmpdir()));
    expect(pendingFileCalls() - before).toBe(CALLS_OF_ONE_MEASUREMENT);
    await Promise.all(asking);
    // Whoever asks later gets a new measurement.
    await new Promise((pass) => setTimeout(pass, 5));
    const later = requireResources(tmpdir());
    expect(pendingFileCalls() - before).toBe(CALLS_OF_ONE_MEASUREMENT);
    await later;
  },
);
