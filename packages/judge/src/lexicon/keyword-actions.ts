import type { Concept } from "./concept.ts";
import { keyword } from "./keyword.ts";

/** Keyword actions of CR 701 that are not everyday verbs; those stand in `verbs.ts`. */
export const keywordActions: readonly Concept[] = [
  keyword("Behold", "701.4", [], { ordinary: true }),
  keyword("Double", "701.10", ["doubler", "double la|sa|ses|son|le|les", "doublez", "doublent"], {
    ordinary: true,
    unless: ["double-strike", "several-blockers"],
    en: ["doubled", "doubles", "doubling"],
  }),
  keyword("Exchange", "701.12", ["échang*"], { ordinary: true, en: ["exchanged"] }),
  keyword("Fight", "701.14", ["se battent", "se bat", "se battre", "combattent ~ une|autre"], {
    en: ["fights", "fighting", "fought"],
    rules: ["701.14a", "701.14d", "701.14"],
    ordinary: true,
  }),
  keyword("Goad", "701.15", ["incitation", "incit*"], {
    en: ["goaded", "goads"],
    rules: ["701.15b", "701.15a", "701.15"],
  }),
  keyword("Investigate", "701.16", ["enquête", "enquêt*"], { ordinary: true }),
  keyword("Mill", "701.17", ["meule", "meuler", "meulez", "meulé|meulée|meulées|meulés"], {
    en: ["mills", "milled", "milling"],
    rules: ["701.17a", "701.17"],
  }),
  keyword("Regenerate", "701.19", ["régén*"], {
    en: ["regenerat*"],
    rules: ["701.19a", "614.8", "701.19"],
  }),
  keyword("Reveal", "701.20", ["révél*"], {
    en: ["reveals", "revealed", "revealing"],
    ordinary: true,
    rules: ["701.20a", "701.20"],
  }),
  keyword("Scry", "701.22", ["regard"], {
    en: ["scries", "scrying", "scryed"],
    rules: ["701.22a", "701.22"],
  }),
  keyword("Search", "701.23", ["cherch*", "recherch*"], {
    en: ["searches", "searching", "searched", "tutor*"],
    ordinary: true,
    rules: ["701.23a", "701.23b", "701.23"],
  }),
  keyword("Shuffle", "701.24", ["mélang*"], {
    en: ["shuffles", "shuffled", "shuffling"],
    ordinary: true,
    rules: ["701.24a", "701.24"],
  }),
  keyword("Surveil", "701.25", ["surveill*"], { en: ["surveils", "surveilling"] }),
  keyword(
    "Transform",
    "701.27",
    ["transformer", "transforme", "transformé|transformée", "se transforme"],
    {
      en: ["transforms", "transformed", "transforming"],
      rules: ["701.27a", "712.8", "701.27"],
      ordinary: true,
    },
  ),
  keyword("Convert", "701.28", [], { ordinary: true }),
  keyword("Fateseal", "701.29", ["destin"]),
  keyword("Clash", "701.30", ["confrontez|confronter|confronte"], { ordinary: true }),
  keyword("Planeswalk", "701.31"),
  keyword("Proliferate", "701.34", ["prolifér*"], {
    en: ["proliferat*"],
    rules: ["701.34a", "701.34"],
  }),
  keyword("Detain", "701.35", ["détenez|détenir|détenue|détenu"], { ordinary: true }),
  keyword("Populate", "701.36", ["peuplez|peupler|peuple"]),
  keyword("Monstrosity", "701.37", ["monstruosité"], { en: ["monstrous"] }),
  keyword("Vote", "701.38", ["votez", "vote", "voter"], { ordinary: true }),
  keyword("Bolster", "701.39", ["renforcement"]),
  keyword("Manifest", "701.40", ["manifest*"], {
    en: ["manifested", "manifests"],
    ordinary: true,
    rules: ["701.40a", "701.40b", "701.40", "708.2"],
  }),
  keyword("Support", "701.41", ["soutenez|soutenir"], { ordinary: true }),
  keyword("Meld", "701.42", ["assimil*"], {
    en: ["melded", "melds"],
    rules: ["701.42a", "712.4", "701.42"],
  }),
  keyword("Exert", "701.43", ["surmen*"], { en: ["exerted"], rules: ["701.43a", "701.43"] }),
  keyword("Explore", "701.44", ["explor*"], {
    en: ["explores", "explored"],
    ordinary: true,
    rules: ["701.44a", "701.44"],
  }),
  keyword("Assemble", "701.45", [], { ordinary: true }),
  keyword("Adapt", "701.46", ["adaptez|adapter|adapte"], { ordinary: true }),
  keyword("Amass", "701.47", ["amassez|amasser|amasse"], { en: ["amassed"] }),
  keyword("Learn", "701.48", ["apprenez"], { ordinary: true }),
  keyword("Venture into the dungeon", "701.49", ["donjon", "aventur* ~ donjon"], {
    en: [
      "venture",
      "ventures",
      "dungeon*",
      "venture marker",
      "lost mine of phandelver",
      "dungeon of the mad mage",
      "tomb of annihilation",
      "undercity",
    ],
    rules: ["701.49a", "701.49c", "309", "701.49"],
  }),
  keyword("Connive", "701.50", ["connivence"], { en: ["connives"], rules: ["701.50a", "701.50"] }),
  keyword("Incubate", "701.53"),
  keyword("The Ring tempts you", "701.54", ["l'anneau ~ tente", "porteur de l'anneau"], {
    en: ["ring bearer", "ring-bearer", "tempted by the ring"],
  }),
  keyword("Time travel", "701.56", [], { ordinary: true }),
  keyword("Discover", "701.57", [], { ordinary: true }),
  keyword("Cloak", "701.58", [], { ordinary: true, en: ["cloaked"] }),
  keyword("Collect evidence", "701.59"),
  keyword("Suspect", "701.60", [], { ordinary: true, en: ["suspected"] }),
  keyword("Manifest dread", "701.62"),
  keyword("Airbend", "701.65"),
  keyword("Earthbend", "701.66"),
  keyword("Waterbend", "701.67"),
];
