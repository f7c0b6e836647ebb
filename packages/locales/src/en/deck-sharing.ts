/** The link that shows a deck to whoever has it, and what it shows (FOR-07). */
export const deckSharing = {
  title: "Share the deck",
  text: "Anyone with this link can see the list, without an account, and can’t change it. You can turn it off at any time.",
  textShared: "Anyone with this link can see the list. Turn it off and it stops working.",
  link: "Deck link",
  make: "Create the link",
  end: "Turn off the link",
  copy: "Copy link",
  copied: "Link copied",
  send: "Send the link…",
  notCopied: "The browser did not allow copying.",
  missingTitle: "This link shows no deck",
  missingText: "Its owner may have turned it off, or the address is incomplete.",
};
