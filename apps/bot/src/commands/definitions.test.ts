import { describe, expect, it } from "vitest";
import { COMMANDS, commandDefinitions } from "./definitions.ts";

describe("[BOT-07] the commands that Discord shows", () => {
  const definitions = commandDefinitions().map((definition) => definition.toJSON());

  it("are these, each with French words beside the English ones", () => {
    expect(definitions.map(({ name }) => name)).toEqual([...COMMANDS]);
    for (const { name_localizations, description_localizations, options = [] } of definitions) {
      expect(name_localizations).toHaveProperty("fr");
      expect(description_localizations).toHaveProperty("fr");
      for (const option of options) expect(option.name_localizations).toHaveProperty("fr");
    }
  });
});
