/**
 * Keyword abilities of rule 702 by what follows their name. "none": nothing; "cost": a cost, after a blank or a
 * dash; "amount": a number; "amountCost": "suspend 4—{G}"; "quality": what it is about ("enchant creature").
 */
export const KEYWORDS = {
  none: `
    aftermath, artifact landwalk, ascend, assist, banding, bargain, battle cry, cascade,
    changeling, choose a background, cipher, compleated, conspire, convoke, cumulative upkeep,
    daybound, deathtouch, decayed, defender, delve, demonstrate, desertwalk, dethrone, devoid,
    doctor's companion, double agenda, double strike, enlist, epic, evolve, exalted, exploit,
    extort, fear, first strike, flanking, flash, flying, for mirrodin!, forestwalk, friends
    forever, fuse, gravestorm, haste, haunt, hexproof, hidden agenda, horsemanship, improvise,
    increment, indestructible, infect, ingest, intimidate, islandwalk, job select, jump-start,
    landwalk, legendary landwalk, lifelink, living metal, living weapon, melee, menace, mentor,
    mountainwalk, myriad, nightbound, nonbasic landwalk, paradigm, partner, persist, phasing,
    plainswalk, provoke, prowess, ravenous, reach, read ahead, rebound, retrace, riot, shadow,
    shroud, skulk, snow forestwalk, snow islandwalk, snow landwalk, snow mountainwalk, snow
    plainswalk, snow swampwalk, soulbond, space sculptor, split second, spree, start your
    engines!, station, storied, storm, sunburst, swampwalk, tiered, totem armor, training, trample, umbra
    armor, undaunted, undying, unleash, vigilance, wither`,
  cost: `
    aura swap, basic landcycling, bestow, blitz, boast, buyback, channel, cleave, commander
    ninjutsu, craft, cumulative upkeep, cycling, dash, desertcycling, disguise, disturb, echo,
    embalm, emerge, encore, entwine, equip, escalate, escape, eternalize, evoke, exhaust,
    flashback, forestcycling, foretell, fortify, freerunning, harmonize, hexproof, impending,
    islandcycling, jump-start, kicker, landcycling, legendary creaturecycling, level up, madness,
    mayhem, megamorph, miracle, more than meets the eye, morph, mountaincycling, multikicker,
    mutate, ninjutsu, offspring, outlast, overload, plainscycling, plot, power-up, prototype,
    prowl, reconfigure, recover, replicate, retrace, scavenge, slivercycling, sneak, spectacle,
    splice onto arcane, squad, surge, swampcycling, transfigure, transmute, unearth, ward, warp,
    web-slinging, wizardcycling`,
  amount: `
    absorb, afflict, afterlife, amplify, annihilator, awaken, backup, bloodthirst, bushido,
    casualty, crew, devour, dredge, fabricate, fading, firebending, frenzy, graft, hideaway,
    mobilize, modular, poisonous, rampage, renown, ripple, saddle, soulshift, starting intensity, station, teamwork,
    toxic, tribute, vanishing, visit`,
  amountCost: "suspend, reinforce, awaken, impending, prototype",
  quality: `
    affinity for, bands with other, champion, companion, craft with, devour, enchant, equip, gift,
    landwalk, offering, partner, partner with, protection, splice onto`,
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
