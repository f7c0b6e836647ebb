import type { LinkType } from "@spellwright/contract";

/** What became of a link that was used. */
export interface UsedLink {
  readonly email: string;
  /** The answer signed the person in. */
  readonly signed_in: boolean;
}

/** What the form of a link type needs. */
export interface LinkFormProps {
  token: string;
  type: LinkType;
  onDone: (used: UsedLink) => void;
  onInvalid: () => void;
}
