const listed = (words: string): readonly string[] =>
  words.split(",").map((word) => word.trim().replace(/\s+/g, " "));

/** Nouns that texts speak of, besides types. Several words make one thing. */
export const THINGS =
  listed(`card, process, teamwork, monster role, royal role, wicked role, young hero role, cursed role, sorcerer role, virtuous role, exhaust ability, power-up ability, chaos, kicker, spellbook, d4, d6, d8, d10, d12, d20, six-sided die, six-sided dice, declare blockers step, flip, tribute, outlaw, coin flip, intensity, evidence, evidence counter, ticket counter, spell, permanent, token, player, opponent, teammate, ability, source, counter, copy, target,
  color, type, subtype, supertype, name, hand, library, graveyard, exile, battlefield, stack, command zone, zone, deck, sideboard, turn, step, phase,
  upkeep, combat, game, match, life, mana, damage, cost, coin, object, emblem, dungeon, room, door, half, face,
  pile, time, number, amount, letter, word, controller, owner, loyalty, toughness, power, symbol,
  vote, choice, keyword, level, creator, effect, commander, roll, result, rest, mana value, mana cost, mana symbol,
  life total, starting life total, hand size, maximum hand size, creature type, card type, land type, basic land type, permanent type, card name,
  keyword ability, end step, draw step, untap step, combat phase, main phase, precombat main phase,
  postcombat main phase, cleanup step, combat step, speed, energy counter, poison counter, party,
  devotion, value, difference, total, mode, crime, event, ring-bearer, ring, initiative, monarch, day, night,
  one, base power, base toughness, mana ability, loyalty ability, loyalty abilities, text box, activation cost, combat damage, noncombat damage, excess damage, extra turn, additional turn, declare attackers step, blocker, attacker, land drop, text, energy, hexproof, other, pair, starting player, defending player, attacking player, active player, city's blessing,
  starting hand size, equip cost, equip ability, cycling ability, unspent mana, spent mana, boon, die roll, ability word, color identity, sticker, legend rule, rules text, flavor text, charge, ward, ward cost, flashback cost, converted mana cost, kicker cost, discover value, mulligan, opening hand, person, characteristic, characteristics, ticket, planet, beginning, way, instance, word, untap, artist, duplicate, halve, gift, tax, commander tax, team, side, permanent card, drop, companion, villainous choice, choices, chaos ability, planar die, planar deck, scheme deck, attraction deck`);

/** States that a thing may be in. */
export const STATES =
  listed(`tapped, untapped, attacking, blocking, differently named, face-down, face-up, face down, face up, historic, colorless, multicolored,
  monocolored, unblocked, goaded, monstrous, renowned, transformed, saddled,
  prepared, double-faced, modal double-faced, enchanted, equipped, foretold, paired, top, bottom, random, base, maximum,
  minimum, greatest, highest, least, lowest, total, first, second, third, fourth, fifth, sixth, seventh, next, last, new, different, same, single, extra,
  additional, activated, triggered, nonmana, combat, beginning, odd, even, original, unspent, generic, tied, final, remaining, entire, active, defending, common, opposing, solved, unsolved, max, own, other, prime, bolstered, exerted, crewed, initial, current, turned face up, previous, following, unlocked, locked, earthbent, stunned, whole, mythic, rare, uncommon, chosen, odd-numbered, even-numbered, unattached, attached, unpaired, phased-out, commander, cycling, kicker, flashback, static, unused, untargeted, particular, appropriate, incubator, visible, legal, alone, ready, plotted, warped, harnessed, legendary, basic`);

/** What may have been done to a thing, before its noun: "the exiled card". */
export const PARTICIPLES = listed(
  `exile, discard, sacrifice, reveal, choose, enchant, equip, tap, untap, attach, kick, mill, destroy, create, return, counter, draw, block, foretell, suspect, goad, copy, activate, haunt, combine, fortify, converge, flip, pair, transform, convert, double, unlock, encounter, conjure, cast, pay, remove, note, guess, modify, attach, suspend, harness, stun, lock, warp, tie, transform, saddle, crew, exert, regenerate, solve, require, spend, prevent, set, specify, list, seek, manifest, cloak, learn, trigger, mark, champion, prepare, plot, gift, promise`,
);
