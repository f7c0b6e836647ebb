import { COLORS } from "@spellwright/cards";
import { type SQL, sql } from "drizzle-orm";
import { boolean, integer, real, text } from "drizzle-orm/pg-core";

/** Letters with accents that card names and texts have, and what they are searched as. */
const ACCENTED = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’";
const PLAIN = "aaaaaaceeeeiiiinooooouuuuyy'";

/** As `foldText` of searches folds what is asked: small letters, no accents, ligatures written out. */
const folded = (text: string): string =>
  `replace(replace(translate(lower(${text}), '${ACCENTED}', '${PLAIN.replace("'", "''")}'), 'œ', 'oe'), 'æ', 'ae')`;

const both = (...fields: readonly string[]): string =>
  fields
    .map(
      (field) =>
        `coalesce(card->>'${field}', '') || ' ' || jsonb_path_query_array(card, '$.card_faces[*].${field}')::text`,
    )
    .join(" || ' ' || ");

/** A bit for each color, white first. */
const colorBits = (field: string): SQL =>
  sql.raw(
    COLORS.map(
      (color, at) => `coalesce((card->'${field}') ? '${color}', false)::int * ${2 ** at}`,
    ).join(" + "),
  );

/** “*” and “1+*” are no figure. */
const figure = (field: string): SQL => {
  const printed = `coalesce(card->>'${field}', card->'card_faces'->0->>'${field}')`;
  return sql.raw(`case when ${printed} ~ '^-?[0-9]{1,4}([.][0-9]+)?$' then (${printed})::real end`);
};

const formats = (states: string): SQL =>
  sql.raw(`jsonb_path_query_array(card, '$.legalities.keyvalue() ? (${states}).key')::text`);

/** What cards are searched by: the database writes it from the card. Texts are folded. */
export const searchedColumns = {
  namesFolded: text().generatedAlwaysAs(
    sql.raw(folded("name || ' ' || coalesce(printed_name, '') || ' ' || flavor_names::text")),
  ),
  typesFolded: text().generatedAlwaysAs(sql.raw(folded(both("type_line", "printed_type_line")))),
  rulesFolded: text().generatedAlwaysAs(
    sql.raw(
      folded(`${both("oracle_text", "printed_text")} || ' ' || coalesce(card->>'summary', '')`),
    ),
  ),
  keywordsFolded: text().generatedAlwaysAs(sql.raw(folded("(card->'keywords')::text"))),
  colorBits: integer().generatedAlwaysAs(colorBits("colors")),
  identityBits: integer().generatedAlwaysAs(colorBits("color_identity")),
  manaValue: real().generatedAlwaysAs(sql.raw("(card->>'cmc')::real")),
  power: real().generatedAlwaysAs(figure("power")),
  toughness: real().generatedAlwaysAs(figure("toughness")),
  loyalty: real().generatedAlwaysAs(figure("loyalty")),
  legalIn: text().generatedAlwaysAs(formats('@.value == "legal" || @.value == "restricted"')),
  bannedIn: text().generatedAlwaysAs(formats('@.value == "banned"')),
  restrictedIn: text().generatedAlwaysAs(formats('@.value == "restricted"')),
  rarity: text().generatedAlwaysAs(sql.raw("card->>'rarity'")),
  layout: text().generatedAlwaysAs(sql.raw("card->>'layout'")),
  isGameChanger: boolean().generatedAlwaysAs(sql.raw("(card->>'game_changer')::boolean")),
};
