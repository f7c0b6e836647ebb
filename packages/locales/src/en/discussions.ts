import type { Catalogue } from "../catalogue.ts";
import type { discussions as reference } from "../fr/discussions.ts";

export const discussions = {
  share: {
    open: "Share",
    openPublic: "Shared",
    publish: "Make public…",
    confirmTitle: "Share this discussion?",
    confirmText:
      "It becomes public: anyone signed in who has the link can read your questions and their answers. You can make it private again at any time.",
    confirm: "Make public and copy the link",
    copy: "Copy the link",
    copied: "Link copied",
    send: "Send the link…",
    makePrivate: "Make private",
    madePrivate: "The discussion is private again.",
    manualTitle: "The link of this discussion",
    manualText: "The browser did not allow it to be copied. Select it to copy it yourself.",
    link: "Link",
  },
} satisfies Catalogue<typeof reference>;
