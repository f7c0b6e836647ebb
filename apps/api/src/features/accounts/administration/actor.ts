/** Who acts: an operator with access to the server, or an admin in the dashboard. */
export type Actor =
  | { readonly source: "command"; readonly operator: string }
  | { readonly source: "dashboard"; readonly actorId: string };
