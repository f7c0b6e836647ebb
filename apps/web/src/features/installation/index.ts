export { InstallationNotices } from "./components/installation-notices.tsx";
export { install, installing } from "./model/installing.ts";
