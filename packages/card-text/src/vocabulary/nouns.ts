const listed = (words: string): readonly string[] => words.split(",").map((word) => word.trim());

/** What texts speak of besides cards by type: things of the game, in the singular. */
export const GAME_NOUNS = listed(`
  card, spell, permanent, token, player, opponent, teammate, ability, source, counter, copy, target, color, type, name,
  hand, library, graveyard, exile, battlefield, stack, command zone, zone, deck, sideboard, turn, step, phase,
  upkeep, combat, game, match, life, mana, damage, cost, die, coin, dice, object, emblem, dungeon, room, door, half, face, pile,
  time, number, amount, letter, word, controller, owner, loyalty, toughness, power, symbol, outcome,
  vote, choice, keyword, level, sticker, hat, team, creator, chooser, planeswalk, effect, instance,
  commander, attraction, contraption, flip, roll, result, line, pip, land type, card type, creature type, basic land type, mode, crime, party, event, attacker, blocker, rest, box, way, point, item, block, land drop, mountain, word, option, side, member, artist, boon, spellbook, booster, neighbor, person, thing, one, ring-bearer, order, main phase, draw step, end step, untap step, cleanup step, declare, dollar, foot, feet, minute, second, hour, day, night, year, month,
`);

/** Plurals that spelling does not give. */
export const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  elves: "elf",
  dwarves: "dwarf",
  wolves: "wolf",
  werewolves: "werewolf",
  halves: "half",
  thieves: "thief",
  sorceries: "sorcery",
  mice: "mouse",
  oxen: "ox",
  children: "child",
  fungi: "fungus",
  people: "person",
  geese: "goose",
  sphinxes: "sphinx",
  djinni: "djinn",
  pegasi: "pegasus",
  cyclopes: "cyclops",
  hippos: "hippo",
  heroes: "hero",
  zombies: "zombie",
  faeries: "faerie",
  allies: "ally",
  oozes: "ooze",
  feet: "foot",
  phoenixes: "phoenix",
  mercenaries: "mercenary",
  calves: "calf",
  vertices: "vertex",
  loci: "locus",
  nomads: "nomad",
  octopuses: "octopus",
  selves: "self",
  leaves: "leave",
};
