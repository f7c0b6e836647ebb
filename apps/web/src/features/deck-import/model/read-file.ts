/** What a dropped file is sent as: its text, or its bytes where only the server can tell the encoding. */
export type FileContent = { readonly text: string } | { readonly file: string };

const toBase64 = (bytes: Uint8Array): string => {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

/** Bytes of a file as they are sent; UTF-8 without a zero byte, which UTF-16 has, is text already. */
export const contentOf = (bytes: Uint8Array): FileContent => {
  if (!bytes.includes(0))
    try {
      return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
      // Another encoding.
    }
  return { file: toBase64(bytes) };
};
