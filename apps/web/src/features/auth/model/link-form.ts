import type { LinkType } from "@spellwright/contract";

/** What the form of a link type needs. */
export interface LinkFormProps {
  token: string;
  type: LinkType;
  onDone: () => void;
  onInvalid: () => void;
}
