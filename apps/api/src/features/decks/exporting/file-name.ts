import { stripAccents } from "@spellwright/text";

/** Longest stem of a file name that every system takes, with room for a number and an extension. */
const STEM_MAX = 80;

/** Names that Windows keeps for devices. */
const DEVICES = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/i;

/**
 * A deck's name as the stem of a file name: letters of every script, digits and simple signs. Nothing
 * that means a folder, a device or an option anywhere.
 */
export const fileStem = (name: string): string => {
  const stem = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}'’()+,_ -]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^-+/, "")
    .slice(0, STEM_MAX)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
  return stem === "" || DEVICES.test(stem) ? "deck" : stem;
};

/** `Content-Disposition` of a download: the whole name for today's readers, ASCII for others (RFC 6266). */
export const attachment = (fileName: string): string => {
  const ascii = stripAccents(fileName).replace(/[^\x20-\x7e]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** Gives every file of an archive a name of its own, also where case does not count. */
export const createFileNames = () => {
  const used = new Set<string>();
  const lastNumber = new Map<string, number>();
  return (fileName: string): string => {
    const key = fileName.toLowerCase();
    const dot = fileName.lastIndexOf(".");
    let number = lastNumber.get(key) ?? 1;
    let name = fileName;
    // A deck may bear the very name that another one would get: "Elves (2)".
    while (used.has(name.toLowerCase())) {
      number += 1;
      name = `${fileName.slice(0, dot)} (${number})${fileName.slice(dot)}`;
    }
    lastNumber.set(key, number);
    used.add(name.toLowerCase());
    return name;
  };
};
