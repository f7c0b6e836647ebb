export { ChangelogHost } from "./components/changelog-host.tsx";
export { openChangelog } from "./model/changelog-opening.ts";
export { CURRENT_VERSION } from "./model/versions.ts";
export { useWelcomeSeen } from "./model/welcome-seen.ts";
