/** A record in the shape of the public card service. The texts are ours. */
export type FakeCardRecord = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly name: string;
};

const idOf = (place: number): string =>
  `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;
const oracleIdOf = (place: number): string =>
  `0fac1e00-0000-4000-8000-${String(place).padStart(12, "0")}`;

const picturesOf = (id: string, side: "front" | "back") => {
  const path = `${side}/${id[0]}/${id[1]}/${id}`;
  const at = (size: string, ending: string) =>
    `https://cards.scryfall.io/${size}/${path}.${ending}?1690000000`;
  return {
    small: at("small", "jpg"),
    normal: at("normal", "jpg"),
    large: at("large", "jpg"),
    png: at("png", "png"),
    art_crop: at("art_crop", "jpg"),
  };
};

const legalities = { commander: "legal", modern: "legal", standard: "not_legal" };

interface Fields {
  readonly name: string;
  readonly layout?: string;
  readonly [field: string]: unknown;
}

/** Numbers of Magic Online begin behind this one. */
const MTGO_IDS = 90_000;

/** A record whose card is number `place`; French printings share its oracle id. */
const record = (place: number, fields: Fields, printing = place): FakeCardRecord => {
  const id = idOf(printing);
  return {
    object: "card",
    id,
    oracle_id: oracleIdOf(place),
    lang: "en",
    layout: "normal",
    mana_cost: "{1}",
    cmc: 1,
    type_line: "Artifact",
    color_identity: [],
    keywords: [],
    legalities,
    set: "tst",
    set_name: "Test Set",
    set_type: "expansion",
    collector_number: String(printing),
    mtgo_id: MTGO_IDS + printing,
    rarity: "common",
    released_at: "2024-02-09",
    scryfall_uri: `https://scryfall.com/card/tst/${printing}`,
    image_uris: picturesOf(id, "front"),
    ...fields,
  };
};

const twoPictures = (place: number) => ({
  image_uris: undefined,
  pictures: [picturesOf(idOf(place), "front"), picturesOf(idOf(place), "back")] as const,
});

const BOLT = { type_line: "Instant", mana_cost: "{R}", color_identity: ["R"] };
const delver = twoPictures(4);
const reversible = twoPictures(7);

/** One card for each group of layouts (external-services §1.5), some printed in French too. */
export const SAMPLE_CARDS: readonly FakeCardRecord[] = [
  record(1, {
    name: "Lightning Bolt",
    ...BOLT,
    oracle_text: "Deals 3 damage to one thing you choose.",
  }),
  record(
    1,
    {
      name: "Lightning Bolt",
      ...BOLT,
      lang: "fr",
      oracle_text: "Deals 3 damage to one thing you choose.",
      printed_name: "Foudre",
      printed_type_line: "Éphémère",
      printed_text: "Inflige 3 blessures à une cible de votre choix.",
    },
    101,
  ),
  record(2, {
    name: "Fire // Ice",
    layout: "split",
    type_line: "Instant // Instant",
    mana_cost: "{1}{R} // {1}{U}",
    cmc: 4,
    color_identity: ["R", "U"],
    card_faces: [
      {
        object: "card_face",
        name: "Fire",
        mana_cost: "{1}{R}",
        type_line: "Instant",
        oracle_text: "2 damage, shared out.",
      },
      {
        object: "card_face",
        name: "Ice",
        mana_cost: "{1}{U}",
        type_line: "Instant",
        oracle_text: "Taps something; you draw a card.",
      },
    ],
  }),
  record(3, {
    name: "Brazen Borrower // Petty Theft",
    layout: "adventure",
    type_line: "Creature — Faerie Rogue // Instant — Adventure",
    cmc: 3,
    color_identity: ["U"],
    card_faces: [
      {
        object: "card_face",
        name: "Brazen Borrower",
        mana_cost: "{1}{U}{U}",
        type_line: "Creature — Faerie Rogue",
        oracle_text: "Quick and in the air.",
        power: "3",
        toughness: "1",
      },
      {
        object: "card_face",
        name: "Petty Theft",
        mana_cost: "{1}{U}",
        type_line: "Instant — Adventure",
        oracle_text: "Sends something back to a hand.",
      },
    ],
  }),
  record(4, {
    name: "Delver of Secrets // Insectile Aberration",
    layout: "transform",
    type_line: "Creature — Human Wizard // Creature — Human Insect",
    color_identity: ["U"],
    image_uris: delver.image_uris,
    card_faces: [
      {
        object: "card_face",
        name: "Delver of Secrets",
        mana_cost: "{U}",
        type_line: "Creature — Human Wizard",
        oracle_text: "Looks at the top card.",
        power: "1",
        toughness: "1",
        image_uris: delver.pictures[0],
      },
      {
        object: "card_face",
        name: "Insectile Aberration",
        mana_cost: "",
        type_line: "Creature — Human Insect",
        oracle_text: "Flies.",
        power: "3",
        toughness: "2",
        image_uris: delver.pictures[1],
      },
    ],
  }),
  record(
    4,
    {
      name: "Delver of Secrets // Insectile Aberration",
      layout: "transform",
      lang: "fr",
      type_line: "Creature — Human Wizard // Creature — Human Insect",
      image_uris: delver.image_uris,
      card_faces: [
        {
          object: "card_face",
          name: "Delver of Secrets",
          mana_cost: "{U}",
          printed_name: "Fouineur de secrets",
          printed_text: "Regarde la carte du dessus.",
        },
        {
          object: "card_face",
          name: "Insectile Aberration",
          mana_cost: "",
          printed_name: "Aberration insectile",
          printed_text: "Vole.",
        },
      ],
    },
    104,
  ),
  record(5, {
    name: "Soldier",
    layout: "token",
    set_type: "token",
    type_line: "Token Creature — Soldier",
    mana_cost: "",
    cmc: 0,
  }),
  record(6, {
    name: "Painted Vista",
    layout: "art_series",
    set_type: "memorabilia",
    type_line: "Card",
  }),
  record(7, {
    name: "Mirrored Idol // Mirrored Idol",
    layout: "reversible_card",
    oracle_id: undefined,
    cmc: undefined,
    type_line: undefined,
    image_uris: undefined,
    card_faces: [0, 1].map((side) => ({
      object: "card_face",
      name: "Mirrored Idol",
      oracle_id: oracleIdOf(7),
      layout: "normal",
      cmc: 2,
      mana_cost: "{2}",
      type_line: "Artifact",
      oracle_text: "The same on both sides.",
      image_uris: reversible.pictures[side],
    })),
  }),
  record(8, {
    name: "Layout of Tomorrow",
    layout: "sphere",
    oracle_text: "Nobody knows this layout yet.",
  }),
  record(9, {
    name: "Zilortha, Strength Incarnate",
    flavor_name: "Godzilla, King of the Monsters",
    type_line: "Legendary Creature — Dinosaur",
  }),
  // The same card in another guise, which only the file of all printings tells of in the end.
  record(
    9,
    {
      name: "Zilortha, Strength Incarnate",
      flavor_name: "Tyrant of the Test Drop",
      type_line: "Legendary Creature — Dinosaur",
    },
    29,
  ),
  record(10, {
    name: "Skyward Lens",
    printed_name: "Web Lens",
    oracle_text: "English, in another guise.\n{2}, {T}: Draw a card.",
  }),
  record(11, { name: "Austere Command", type_line: "Sorcery" }),
  record(12, { name: "Austere Monument", type_line: "Artifact" }),
];

/** Sets by which printings are asked for: that of the sample cards, and two without any. */
export const SAMPLE_SETS: readonly object[] = [
  { object: "set", code: "tst", name: "Test Set" },
  { object: "set", code: "lea", name: "Limited Edition Alpha" },
  { object: "set", code: "leb", name: "Limited Edition Beta" },
];

/** Lines of the rulings file: they name cards by oracle id alone. */
export const SAMPLE_RULINGS: readonly object[] = [
  {
    object: "ruling",
    oracle_id: oracleIdOf(1),
    source: "wotc",
    published_at: "2021-03-19",
    comment: "It may be aimed at a player.",
  },
  {
    object: "ruling",
    oracle_id: oracleIdOf(4),
    source: "wotc",
    published_at: "2021-09-24",
    comment: "It looks before it turns.",
  },
  {
    object: "ruling",
    oracle_id: oracleIdOf(5),
    source: "scryfall",
    published_at: "2021-09-24",
    comment: "Of a token.",
  },
];
