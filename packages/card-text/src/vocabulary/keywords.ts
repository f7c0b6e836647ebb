/**
 * Keyword abilities of rule 702 by what follows their name. "none": nothing; "cost": a cost, after a blank or a
 * dash; "amount": a number; "amountCost": "suspend 4—{G}"; "quality": what it is about ("enchant creature").
 */
export const KEYWORDS = {
  none: `deathtouch, defender, double strike, first strike, flash, flying, haste, hexproof,
    indestructible, intimidate, lifelink, reach, shroud, trample, vigilance, banding, flanking,
    phasing, shadow, horsemanship, fear, provoke, storm, sunburst, epic, convoke, haunt,
    split second, delve, gravestorm, changeling, conspire, persist, wither, retrace, exalted,
    cascade, rebound, umbra armor, totem armor, infect, battle cry, living weapon, undying, soulbond,
    unleash, cipher, evolve, extort, fuse, dethrone, prowess, exploit, menace, devoid, ingest, myriad,
    skulk, melee, undaunted, improvise, aftermath, ascend, assist, jump-start, mentor, riot,
    demonstrate, daybound, nightbound, decayed, training, compleated, enlist, read ahead, ravenous,
    living metal, for mirrodin!, bargain, start your engines!, job select, increment, paradigm,
    hidden agenda, double agenda, spree, tiered, partner, friends forever, doctor's companion,
    cumulative upkeep, choose a background, space sculptor, sneak attack, storied,
    landwalk, plainswalk, islandwalk, swampwalk, mountainwalk, forestwalk, desertwalk,
    nonbasic landwalk, legendary landwalk, snow landwalk, snow swampwalk, snow forestwalk,
    snow islandwalk, snow mountainwalk, snow plainswalk, artifact landwalk, denimwalk, legends landwalk`,
  cost: `equip, cycling, flashback, kicker, multikicker, morph, megamorph, madness, unearth, buyback,
    echo, cumulative upkeep, ninjutsu, commander ninjutsu, evoke, entwine, bestow, overload, dash,
    ward, mutate, foretell, disturb, escape, embalm, eternalize, encore, spectacle, surge, prowl,
    miracle, scavenge, outlast, level up, transmute, recover, fortify, aura swap, transfigure,
    replicate, retrace, emerge, escalate, boast, blitz, cleave, reconfigure, prototype, plot, craft,
    disguise, freerunning, offspring, harmonize, warp, mayhem, web-slinging, sneak, squad,
    more than meets the eye, channel, exhaust, jump-start, splice onto arcane, impending, basic landcycling, landcycling,
    plainscycling, islandcycling, swampcycling, mountaincycling, forestcycling, slivercycling,
    wizardcycling, desertcycling, legendary creaturecycling, artifact landcycling, power-up, hexproof, wardcycling, equip commander`,
  amount: `rampage, fading, vanishing, bushido, soulshift, dredge, modular, graft, amplify, devour,
    absorb, frenzy, poisonous, annihilator, bloodthirst, ripple, tribute, renown, crew, fabricate,
    afflict, afterlife, toxic, backup, casualty, saddle, hideaway, mobilize, firebending, station, teamwork,
    fading, visit, awaken`,
  amountCost: "suspend, reinforce, awaken, impending, prototype",
  quality: `enchant, affinity for, equip, champion, partner with, offering, splice onto,
    landwalk, craft with, devour, gift, bands with other, companion, partner, protection`,
} as const;

/** Ability words of rule 207.2c: they name an ability and mean nothing. */
export const ABILITY_WORDS = `adamant, addendum, alliance, battalion, bloodrush, celebration, channel,
  chroma, cohort, constellation, converge, council's dilemma, coven, delirium, descend 4, descend 8,
  disappear, domain, eerie, eminence, enrage, fateful hour, fathomless descent, ferocious, flurry,
  formidable, grandeur, hellbent, heroic, imprint, infusion, inspired, join forces, kinship,
  landfall, lieutenant, magecraft, metalcraft, morbid, opus, pack tactics, paradox, parley,
  radiance, raid, rally, renew, repartee, revolt, secret council, spell mastery, strive, survival,
  sweep, tempting offer, threshold, undergrowth, valiant, vivid, void, will of the council,
  hero's reward, underdog, legacy, start your engines`;

/** Keywords that stand before an ability and change when or how it may be used. */
export const ABILITY_KEYWORDS =
  "boast, exhaust, forecast, max speed, power-up, teamwork, solved, to solve, visit, companion, recover, raise, prize, intensity";
