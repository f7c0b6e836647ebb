import { Dashboard } from "../../features/forge/index.ts";

export function ForgePage() {
  return <Dashboard />;
}
