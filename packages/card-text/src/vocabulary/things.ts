import { namesOf } from "./index.ts";
import { KEYWORDS } from "./keywords.ts";

const listed = (words: string): readonly string[] =>
  words.split(",").map((word) => word.trim().replace(/\s+/g, " "));

/** "kicker cost", "prowl cost". */
const KEYWORD_COSTS = [...new Set(namesOf(KEYWORDS.cost))].map((name) => `${name} cost`);

/** Nouns that texts speak of, besides types. Several words make one thing. */
export const THINGS = [
  ...KEYWORD_COSTS,
  ...listed(`
  ability, ability word, activation cost, active player, additional turn, amount, artist,
  attacker, attacking player, attraction deck, base power, base toughness, basic land type,
  battlefield, beginning, blocker, boon, card, card name, card type, chaos, chaos ability,
  characteristic, characteristics, charge, choice, choices, city's blessing, cleanup step, coin,
  coin flip, color, color identity, combat, combat damage, combat phase, combat step, command
  zone, commander, commander tax, companion, controller, converted mana cost, copy, cost, counter,
  creator, creature type, crime, cursed role, cycling ability, d10, d12, d20, d4, d6, d8, damage,
  day, deck, declare attackers step, declare blockers step, defending player, devotion, die roll,
  difference, discover value, door, draw step, drop, dungeon, duplicate, effect, emblem, end step,
  energy, energy counter, equip ability, event, evidence, evidence counter, excess
  damage, exhaust ability, exile, extra turn, face, flavor text, flip, game, gift,
  graveyard, half, halve, hand, hand size, hexproof, initiative, instance, intensity, keyword,
  keyword ability, kicker, kind, land drop, land type, legend rule, letter, level, library,
  life, life total, loyalty, loyalty abilities, loyalty ability, main phase, mana, mana ability,
  mana cost, mana symbol, mana value, match, maximum hand size, mode, monarch, monster role,
  mulligan, name, night, noncombat damage, number, object, one, opening hand, opponent, other,
  outlaw, owner, pair, party, permanent, permanent card, permanent type, person, phase, pile,
  planar deck, planar die, planet, player, poison counter, postcombat main phase, power, power-up
  ability, precombat main phase, process, rest, result, ring, ring-bearer, roll, room, royal role,
  rules text, scheme deck, side, sideboard, six-sided dice, six-sided die, sorcerer role, source,
  speed, spell, spellbook, spent mana, stack, starting hand size, starting life total, starting
  player, step, sticker, subtype, supertype, symbol, target, tax, team, teammate, teamwork, text,
  text box, ticket, ticket counter, time, token, total, toughness, tribute, turn, type, unspent
  mana, untap, untap step, upkeep, value, villainous choice, virtuous role, vote, ward, 
  way, wicked role, word, young hero role, zone`),
];

/** States that a thing may be in. */
export const STATES = listed(`
  activated, active, additional, alone, appropriate, attached, attacking, base, basic, beginning,
  blocking, bolstered, bottom, chosen, colored, colorless, combat, commander, common, crewed, current,
  cycling, defending, different, differently named, double-faced, earthbent, enchanted, entire,
  equipped, even, even-numbered, exerted, extra, face down, face up, face-down, face-up, fifth,
  final, first, flashback, following, foretold, fourth, generic, goaded, greatest, harnessed,
  highest, historic, incubator, initial, kicker, last, least, legal, legendary, locked, lowest,
  max, maximum, minimum, modal double-faced, monocolored, monstrous, multicolored, mythic, new,
  next, nonmana, odd, odd-numbered, opposing, original, other, own, paired, particular,
  phased-out, plotted, prepared, previous, prime, random, rare, ready, remaining, renowned,
  saddled, same, second, seventh, single, sixth, solved, static, stunned, tapped, third, tied,
  top, total, transformed, triggered, turned face up, unattached, unblocked, uncommon, unlocked,
  unpaired, unsolved, unspent, untapped, untargeted, unused, visible, warped, whole`);

/** What may have been done to a thing, before its noun: "the exiled card". */
export const PARTICIPLES = listed(
  `
  activate, attach, block, cast, champion, choose, cloak, combine, conjure, converge, convert,
  copy, counter, create, crew, destroy, discard, double, draw, enchant, encounter, equip, exert,
  exile, flip, foretell, fortify, gift, goad, guess, harness, haunt, kick, learn, list, lock,
  manifest, mark, mill, modify, note, pair, pay, plot, prepare, prevent, promise, regenerate,
  remove, require, return, reveal, sacrifice, saddle, seek, set, solve, specify, spend, stun,
  suspect, suspend, tap, tie, transform, trigger, unlock, untap, warp`,
);
