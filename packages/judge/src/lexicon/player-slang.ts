import type { Concept } from "./concept.ts";

type Words = Pick<Concept, "fr" | "en">;
const says = (id: string, fr: readonly string[], en: readonly string[] = []): Concept => ({
  id,
  fr,
  en,
});
const idea = (id: string, rules: readonly string[], { fr, en }: Words): Concept => ({
  id,
  fr,
  en,
  rules,
});

/** What players say at the table instead of the word of the rules, in both languages. */
export const playerSlang: readonly Concept[] = [
  {
    ...says("tap", [
      "taper|tapé|tapée|tapés|tapées|tapez",
      "tape|tapent ~ terrain*|mana*|forêt*|île*",
    ]),
    unless: ["attack"],
  },
  says("untap", ["détap*", "untaper|untapé|untapée"]),
  says("attack", ["tape|tapent|taper avec|dans|dessus", "alpha strike*"], ["alpha strike*"]),
  says("search", ["tuto", "tutor*", "fetcher|fetché"], ["fetch it|out|up"]),
  says(
    "mana-ability",
    ["mana rock*", "caillou* à mana", "mana dork*"],
    ["mana rock*", "mana dork*"],
  ),
  says("damage", ["sort* de burn", "blast|blaster"], ["burn spell*", "direct damage"]),
  says("discard", ["défausse", "rummag*"], ["rummage|rummages|rummaging"]),
  says("library", ["topdeck*", "top deck*"], ["topdeck*"]),
  says("mulligan", ["mull|muller|mullé"], ["mull|mulls|mulled|mulling"]),
  says("planeswalker", ["pw|plw"], ["pw|pws"]),
  says("pump", ["pump|pumper|pumpé|pumpée", "booster|boosté|boostée"]),
  says("bonus", ["anthem*", "hymne"], ["anthem*"]),
  says("several-blockers", ["bloc double", "double bloc", "bloc* à plusieurs"], ["gang block*"]),
  says("flash", ["flasher|flashe|flashé|flashée"], ["flashed in", "flash it in"]),
  says("draw", ["cantrip*"], ["cantrip*", "card draw"]),
  says("mass-death", ["board wipe*|boardwipe*", "wrath*", "raser|rase ~ board|table"], ["wrath*"]),
  says("destroy", ["wrath|wrather"], []),
  says("ping", ["pinger|pinge|pingé|pinguer"]),
  says("counter-spell", ["countere|counterer|counteré|countré"], ["counterable"]),
  says("graveyard", ["cim|yard|gy"], ["yard|gy", "the bin"]),
  says("exile", ["rfg", "retir* de la partie"], ["rfg", "removed from the game"]),
  says("mana-value", ["mv|cmc"], ["mv|cmc"]),
  says("summoning-sickness", ["mal d'invoc"], ["summoning sick", "summon sick"]),
  says("double-strike", ["double frappe"]),
  says("battlefield", ["board"], ["board", "on the table"]),
  says("sacrifice", ["sacquer|sacoter", "sac outlet*"], ["sac outlet*"]),
  says("life-total", ["pdv"], ["hp"]),
  says("scry", ["scryer|scry"]),
  says("goad", ["goader|goadé|goadée"]),
  says("mill", ["miller|millé|millée", "meul*"]),
  says("cycling", ["cycler|cyclé|cycle ma|une|la carte"]),
  says("flashback", ["flashbacker|flashbacké"]),
  says("crew", ["crewer|crewé"]),
  says("morph", ["morpher|morphé|demorph*"]),
  says("kicker", ["kické|kicker|kické"]),
  says("surveil", ["surveiller"]),
  says("proliferate", ["proliférer"]),
  says("infinite-loop", ["combo infini*", "combo* à l'infini"], ["infinite combo*", "go infinite"]),
  says("deathtouch", ["deathtouch*"], ["deathtoucher*"]),
  says("land", ["landdrop*"], ["landdrop*", "manland*", "creature land*"]),
  says("play-land", ["land drop*", "landdrop*"], ["landdrop*"]),
  says("end-step", ["eot"], ["eot"]),
  says("priority", ["prio"], ["prio"]),
  says("commander", ["cmdr|cmdt", "mon gégé|général"], ["cmdr"]),
  says(
    "gain-control",
    ["piquer ~ créature|permanent", "threaten*"],
    ["theft effect*", "threaten effect*"],
  ),
  says("blink", ["flicker|flickers|flické|flickée"], ["flicker*"]),
  says("return", ["bounce|bouncer|bouncé|bouncée|rebondir"], ["bounce|bounces|bounced|bouncing"]),
  says("cast-free", ["gratos"], ["cheat ~ into play"]),
  idea("ramp", ["605.1a", "305.2"], {
    fr: ["ramp|ramper", "accélération de mana"],
    en: ["ramp|ramps|ramped|ramping", "mana acceleration"],
  }),
  idea("loot", ["121.1", "701.9a"], {
    fr: ["looter|loot|loote"],
    en: ["loot|loots|looted|looting|looter"],
  }),
  idea("wheel", ["121.1", "701.9a"], {
    fr: ["wheel*"],
    en: ["wheel effect*", "wheel of fortune", "a wheel"],
  }),
  idea("fetch-land", ["701.23a", "305.4", "602.1"], {
    fr: ["fetch|fetchland*", "craqu*|crack* ~ fetch*"],
    en: ["fetch|fetches|fetchland*", "crack*|pop ~ fetch*"],
  }),
  idea("reanimate", ["400.7", "404.1", "110.2a"], {
    fr: ["réanim*", "reanim*"],
    en: ["reanimat*", "recursion"],
  }),
  idea("leaves-trigger", ["603.6c", "603.10a"], {
    fr: ["ltb", "quitte|quittent ~ champ de bataille"],
    en: ["ltb", "leaves|leave the battlefield"],
  }),
  idea("evasion", ["509.1b", "702.9b"], {
    fr: ["évasion", "imbloquable*|imblocable*|inblocable*"],
    en: ["evasion|evasive", "unblockable"],
  }),
];
