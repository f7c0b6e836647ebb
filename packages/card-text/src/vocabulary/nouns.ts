const listed = (words: string): readonly string[] => words.split(",").map((word) => word.trim());

/** What texts speak of besides cards by type: things of the game, in the singular. */
export const GAME_NOUNS = listed(`
  ability, amount, artist, attacker, attraction, basic land type, battlefield, block, blocker,
  boon, booster, box, card, card type, choice, chooser, cleanup step, coin, color, combat, command
  zone, commander, contraption, controller, copy, cost, counter, creator, creature type, crime,
  damage, deck, declare, dice, die, door, draw step, dungeon, effect, emblem, end step, event,
  exile, face, flip, game, graveyard, half, hand, instance, item, keyword, kind, land drop, land type,
  letter, level, library, life, line, loyalty, main phase, mana, match, member, mode, month,
  mountain, name, neighbor, number, object, one, opponent, option, order, outcome, owner, party,
  permanent, person, phase, pile, pip, planeswalk, player, point, power, rest, result,
  ring-bearer, roll, room, side, sideboard, source, spell, spellbook, stack, step, sticker,
  symbol, target, team, teammate, thing, time, token, toughness, turn, type, untap step, upkeep, value,
  vote, way, word, zone`);

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
