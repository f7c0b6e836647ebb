export { decideTable } from "./reading/decide-table.ts";
