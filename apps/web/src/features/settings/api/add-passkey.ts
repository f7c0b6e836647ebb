import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { client } from "../../../lib/http/api.ts";

/**
 * Has the device make a passkey, and the account keep it.
 *
 * @param password where the account has one
 * @returns false where the device made none: its owner cancelled, or it holds one of this account already
 */
export const addPasskey = async (name: string, password: string | undefined): Promise<boolean> => {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await client.account.passkeys.begin({ password });
  // As the library wrote them: the contract leaves their form to it.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(() => null);
  if (response === null) return false;
  await client.account.passkeys.add({
    name,
    response: { ...response, response: { ...response.response } },
  });
  return true;
};
