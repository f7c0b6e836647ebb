import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { authCall } from "./auth-calls.ts";

/** What a passkey is asked with. */
const readOptions = (answer: unknown): PublicKeyCredentialRequestOptionsJSON =>
  (answer as { readonly options: PublicKeyCredentialRequestOptionsJSON }).options;

/** @returns false where the browser got no passkey: its owner cancelled, or has none here */
export const signInByPasskey = async (): Promise<boolean> => {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = readOptions(await authCall("auth/passkey/options", {}));
  const response = await startAuthentication({ optionsJSON }).catch(() => null);
  if (response === null) return false;
  await authCall("auth/passkey", { response });
  return true;
};
