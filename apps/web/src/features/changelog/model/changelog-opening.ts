import { createOpening } from "../../../lib/page/opening.ts";
import { markWelcomeSeen } from "./welcome-seen.ts";

const changelog = createOpening<true>();

/** Shows what is new, from wherever it is asked for. */
export const openChangelog = (): void => changelog.open(true);

/** Closing stores the welcome-seen flag (HEAD-04). */
export const closeChangelog = (): void => {
  changelog.close();
  markWelcomeSeen();
};

export const useChangelogOpen = (): boolean => changelog.useRequest() !== null;
