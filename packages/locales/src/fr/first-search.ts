/** Of the search, what a page says by itself: its buttons, and a message that is gone. */
export const firstSearch = {
  open: "Chercher dans les discussions",
  missing: "Ce message n’est plus dans la discussion.",
  palette: {
    title: "Aller à…",
  },
} as const;
