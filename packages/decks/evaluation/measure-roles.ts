import { readdirSync, readFileSync } from "node:fs";
import { ROLES, type Role, type RoleCard, recogniseRoles } from "../src/index.ts";

const folder = new URL("labels/", import.meta.url);

/** A card and the roles that a person gave it. */
export interface LabelledCard {
  readonly name: string;
  readonly roles: ReadonlySet<Role>;
  /** The file that it stands in. */
  readonly group: string;
}

const isRole = (word: string): word is Role => ROLES.includes(word as Role);

const readLine = (line: string, group: string): LabelledCard[] => {
  const at = line.indexOf(": ");
  const words = line.slice(0, at).split(", ");
  const unknown = words.filter((word) => word !== "none" && !isRole(word));
  if (at < 0 || unknown.length > 0) throw new Error(`${group}: not a line of labels: ${line}`);
  const roles = new Set(words.filter(isRole));
  return line
    .slice(at + 2)
    .split("; ")
    .map((name) => ({ name, roles, group }));
};

/** All labelled cards (`labels/README.md`). */
export const readLabels = (): readonly LabelledCard[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) =>
      readFileSync(new URL(file, folder), "utf8")
        .trimEnd()
        .split("\n")
        .flatMap((line) => readLine(line, file.replace(".txt", ""))),
    );

/** How well a role is recognised. */
export interface RoleMeasure {
  readonly role: Role;
  /** Cards that have it by hand. */
  readonly labelled: number;
  readonly missed: readonly string[];
  /** Cards that have it only by our reading. */
  readonly wrong: readonly string[];
  /** 0 to 1, of the cards that we say have it; 1 where we say none. */
  readonly precision: number;
  /** 0 to 1, of the labelled cards. */
  readonly recall: number;
}

/** Compares our reading with the labels, role by role. */
export const measureRoles = (
  labels: readonly LabelledCard[],
  cards: ReadonlyMap<string, RoleCard>,
): readonly RoleMeasure[] => {
  const read = labels.map(({ name, roles }) => {
    const card = cards.get(name);
    if (card === undefined) throw new Error(`${name} is labelled, but no card bears the name`);
    return { name, roles, found: recogniseRoles(card).roles };
  });
  return ROLES.map((role) => {
    const labelled = read.filter(({ roles }) => roles.has(role));
    const said = read.filter(({ found }) => found.has(role));
    const missed = labelled.filter(({ found }) => !found.has(role)).map(({ name }) => name);
    const wrong = said.filter(({ roles }) => !roles.has(role)).map(({ name }) => name);
    const right = labelled.length - missed.length;
    return {
      role,
      labelled: labelled.length,
      missed,
      wrong,
      precision: said.length === 0 ? 1 : right / said.length,
      recall: labelled.length === 0 ? 1 : right / labelled.length,
    };
  });
};
