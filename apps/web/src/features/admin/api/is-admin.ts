import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";

/** Whether the person who is signed in is an admin. Asked again after a minute. */
export const useIsAdmin = () => useQuery(api.admin.isAdmin.queryOptions({ staleTime: 60_000 }));
