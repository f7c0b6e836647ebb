import "./mana-cost.css";
import type { ColorCode } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { useText } from "../lib/text/text.tsx";
import { type ManaColor, type ManaSymbol, manaCosts } from "./engravings/mana-cost.ts";
import { COLOR_GLYPHS, TAP_GLYPH } from "./engravings/mana-glyphs.ts";

const COLOR_WORDS = {
  w: "oracle.mana.W",
  u: "oracle.mana.U",
  b: "oracle.mana.B",
  r: "oracle.mana.R",
  g: "oracle.mana.G",
  c: "oracle.mana.C",
  s: "oracle.mana.S",
} as const;

const lowerCase = (letter: ColorCode) => letter.toLowerCase() as Lowercase<ColorCode>;

const wordOf = (symbol: ManaSymbol, t: Translate): string => {
  const color = (letter: ManaColor) => t(COLOR_WORDS[letter]);
  const half = (letter: ManaColor | "2") => (letter === "2" ? letter : color(letter));
  switch (symbol.kind) {
    case "generic":
      return symbol.text === "X" ? symbol.text : t("oracle.mana.generic", { amount: symbol.text });
    case "color":
      return color(symbol.color);
    case "hybrid":
      return t("oracle.mana.hybrid", {
        first: half(symbol.halves[0]),
        second: half(symbol.halves[1]),
      });
    case "phyrexian":
      return t("oracle.mana.phyrexian", { color: symbol.colors.map(color).join("/") });
    default:
      return t(`oracle.mana.${symbol.kind}`);
  }
};

const isTap = ({ kind }: ManaSymbol): boolean => kind === "tap" || kind === "untap";

/** A cost read as one sentence: « 2 générique, 2 vert » (guide §6). */
export const costSentence = (cost: readonly ManaSymbol[], t: Translate): string => {
  const mana = cost.filter((symbol) => !isTap(symbol));
  const counts = new Map<string, number>();
  for (const symbol of mana) {
    const word = wordOf(symbol, t);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const paid = [...counts].map(([word, count]) =>
    /^\d/.test(word) ? word : t("oracle.mana.colored", { count, color: word }),
  );
  return [...paid, ...cost.filter(isTap).map((symbol) => wordOf(symbol, t))].join(", ");
};

function Glyph({ strokes }: { strokes: (typeof COLOR_GLYPHS)[ManaColor] }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {strokes.map(({ d, width, filled }) => (
        <path
          key={d}
          d={d}
          fill={filled ? "currentColor" : "none"}
          stroke={width === undefined ? "none" : "currentColor"}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

function Half({ half }: { half: ManaColor | "2" }) {
  return half === "2" ? <b>2</b> : <Glyph strokes={COLOR_GLYPHS[half]} />;
}

function Pip({ symbol }: { symbol: ManaSymbol }) {
  switch (symbol.kind) {
    case "generic":
      return (
        <span className="pip">
          <b>{symbol.text}</b>
        </span>
      );
    case "color":
      return (
        <span className={`pip pip-${symbol.color}`}>
          <Glyph strokes={COLOR_GLYPHS[symbol.color]} />
        </span>
      );
    case "hybrid": {
      const [first, second] = symbol.halves;
      return (
        <span className={`pip pip-hybrid pip-l-${first} pip-r-${second}`}>
          <Half half={first} />
          <Half half={second} />
        </span>
      );
    }
    case "phyrexian": {
      const color = symbol.colors[0] ?? "c";
      return (
        <span className={`pip pip-phyrexian pip-${color}`}>
          <Glyph strokes={COLOR_GLYPHS[color]} />
        </span>
      );
    }
    default:
      return (
        <span className={`pip pip-${symbol.kind}`}>
          <Glyph strokes={TAP_GLYPH} />
        </span>
      );
  }
}

interface ManaCostProps {
  cost: string;
  className?: string | undefined;
}

/** The pips of a mana cost such as `{2}{G}{G}`. A land without cost draws nothing. */
export function ManaCost({ cost, className = "" }: ManaCostProps) {
  const { t } = useText();
  const [first, ...others] = manaCosts(cost);
  if (first === undefined) return null;
  const sides = [first, ...others];
  const sentence = sides.map((side) => costSentence(side, t)).join(" // ");
  return (
    <span
      className={`pips ${className}`.trim()}
      role="img"
      aria-label={sides.flat().every(isTap) ? sentence : t("oracle.mana.cost", { cost: sentence })}
    >
      {sides.flatMap((side, sideIndex) =>
        side.map((symbol, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pips of a cost never move
          <Pip key={`${sideIndex}-${index}`} symbol={symbol} />
        )),
      )}
    </span>
  );
}

/** The pips of a colour identity. Colourless draws one pip of its own (guide §6). */
export function ColorIdentity({ colors }: { colors: readonly ColorCode[] }) {
  const { t } = useText();
  const shown = colors.length > 0 ? colors : (["C"] as const);
  return (
    <span
      className="pips"
      role="img"
      aria-label={shown.map((letter) => t(`oracle.mana.${letter}`)).join(", ")}
    >
      {shown.map((letter) => (
        <Pip key={letter} symbol={{ kind: "color", color: lowerCase(letter) }} />
      ))}
    </span>
  );
}
