import type { LinkType } from "@spellwright/contract";

/** What the address of the page says of a link. */
export interface MailLinkAddress {
  token: string;
  type: LinkType;
}

/** What became of a link that was used. */
export interface UsedLink {
  readonly email: string;
  /** The answer signed the person in. */
  readonly signed_in: boolean;
}

/** What the form of a link needs. */
export interface LinkFormProps {
  type: LinkType;
  /** The address that the link is about. */
  email: string;
  use: (password?: string) => Promise<UsedLink | null>;
  onDone: (used: UsedLink) => void;
  onSignedIn: () => void;
}
