import type { ReactNode } from "react";

/** What the dialog is about; `code` follows a sign-in where the account asks for one. */
export type AuthMode = "signIn" | "code" | "signUp" | "forgot";

export interface SignInRequest {
  /** False where the page cannot do without (DISC-05). */
  closable?: boolean;
  /** Replaces the sentence under the title. */
  welcome?: string;
  /** What one signs in for, above the form. */
  about?: ReactNode;
  /** Sign-in unless said otherwise. */
  mode?: AuthMode;
  /** Where a sign-up leads once it is confirmed, in whichever tab: path and query. The page it began on unless said otherwise. */
  comeBackTo?: string;
  /** Told of the address that is signed in or up with, before the server is. */
  onAddress?: (email: string) => void;
  /** After the session is there. The dialog has then closed. */
  onSuccess?: () => void;
}
