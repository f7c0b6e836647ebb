/** What the form of a link type needs. */
export interface LinkFormProps {
  token: string;
  onDone: () => void;
  onInvalid: () => void;
}
