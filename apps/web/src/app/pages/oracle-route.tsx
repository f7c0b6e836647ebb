import { useParams } from "@tanstack/react-router";
import { OraclePage } from "../../features/oracle/index.ts";

/** One page for all its addresses, so that a question on its way survives the change of address. */
export function OracleRoute() {
  const { discussionId } = useParams({ strict: false });
  return <OraclePage discussionId={discussionId ?? null} />;
}
