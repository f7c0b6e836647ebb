/** A record of the public card service, read with distrust: any field may be missing or of another kind. */
export interface ServiceRecord {
  readonly fields: Readonly<Record<string, unknown>>;
  /** A field that holds a text, else null. */
  text(name: string): string | null;
  readonly faces: readonly ServiceRecord[];
}

/** Undefined for what is no object. */
export function readServiceRecord(input: unknown): ServiceRecord | undefined {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return undefined;
  const fields = input as Readonly<Record<string, unknown>>;
  const faces = Array.isArray(fields.card_faces) ? fields.card_faces : [];
  return {
    fields,
    text: (name) => (typeof fields[name] === "string" ? fields[name] : null),
    faces: faces.flatMap((face) => readServiceRecord(face) ?? []),
  };
}
