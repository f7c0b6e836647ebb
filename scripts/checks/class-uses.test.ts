import { describe, expect, test } from "vitest";
import { classUses, matchesClass } from "./class-uses.ts";

const written = (source: string) =>
  classUses(source).written.map(({ name, open }) => (open ? `${name}…` : name));

describe("[S1] names that an element is given", () => {
  test("are the words of a literal, each with its line", () => {
    expect(classUses('\n<p className="row wide" />').written).toEqual([
      { line: 2, name: "row", open: false },
      { line: 2, name: "wide", open: false },
    ]);
  });

  test("are both sides of a choice, not what is compared", () => {
    expect(written('<p className={kind === "no" ? "a" : on && "b"} />')).toEqual(["a", "b"]);
  });

  test("are the pieces of a template; one that code completes is a beginning", () => {
    expect(written(`<p className={\`a b-\${x ?? "no"} \${on ? "c" : ""}\`} />`)).toEqual([
      "a",
      "b-…",
      "c",
    ]);
  });

  test("are found behind a constant and in a list", () => {
    expect(
      written('const all = ["a", on && "b"];\n<p className={all.filter(Boolean).join(" ")} />'),
    ).toEqual(["a", "b"]);
  });

  test("are not the words of other attributes", () => {
    expect(written('<p title="row" />')).toEqual([]);
  });
});

describe("[S1] names of a module", () => {
  const names = (use: string) => {
    const { modules } = classUses(`import styles from "./a.module.css";\n${use}`);
    return modules.map((module) => [module.file, module.names.map(({ name }) => name)]);
  };

  test("are its properties, written with a point or in brackets", () => {
    expect(names('f(styles.open, styles[on ? "shut" : "ajar"])')).toEqual([
      ["./a.module.css", ["open", "shut", "ajar"]],
    ]);
  });

  test("that come from a variable cannot be known", () => {
    const [module] = classUses('import styles from "./a.module.css";\nf(styles[kind])').modules;
    expect(module).toEqual({ file: "./a.module.css", names: [], unknown: [2] });
  });
});

test("[S1] a beginning means every class that begins so, a name only itself", () => {
  expect(matchesClass({ line: 1, name: "pip-", open: true }, "pip-w")).toBe(true);
  expect(matchesClass({ line: 1, name: "pip", open: false }, "pip-w")).toBe(false);
});
