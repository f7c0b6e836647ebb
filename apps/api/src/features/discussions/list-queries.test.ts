import { describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { addPerson, createOracleApp } from "../../../test/oracle-app.ts";

describe("[DISC-05] a cursor that stands behind another’s discussion", () => {
  onDatabase((open) => {
    test("tells nothing of its title: the list begins anew, as behind a missing one", async () => {
      const app = createOracleApp(open());
      const [me, other] = [await addPerson(open()), await addPerson(open())];
      const create = (title: string, userId: string) =>
        app.call("POST", "/api/discussions", userId, { body: { title, type: "oracle" } });
      for (const title of ["Alpha", "Omega"]) await create(title, me);
      for (const title of ["Middle", "Zeta"]) await create(title, other);
      const byTitle = "/api/discussions?sort=title";
      const { next_cursor } = (await app.call("GET", `${byTitle}&limit=1`, other)).body;
      const { items } = (await app.call("GET", `${byTitle}&cursor=${next_cursor}`, me)).body;
      expect(items.map(({ title }: { title: string }) => title)).toEqual(["Alpha", "Omega"]);
    });
  });
});
