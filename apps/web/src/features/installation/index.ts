export { InstallationNotices } from "./components/installation-notices.tsx";
export { install, installState } from "./model/install-state.ts";
