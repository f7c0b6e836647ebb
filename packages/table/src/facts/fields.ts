/** Whether a part of a reading holds nothing beside what is named: what else it says is not passed over. */
export const hasOnly = (part: object, ...fields: readonly string[]): boolean =>
  Object.keys(part).every((field) => fields.includes(field));

/** “assembly-worker” as it stands in type lines: “Assembly-Worker”. */
export const asPrinted = (type: string): string =>
  type.replace(/(?<=^|[\s-])\p{Lower}/gu, (letter) => letter.toUpperCase());
