import { Biohazard, type LucideIcon, Radiation, Sparkles, Star } from "lucide-react";
import type { Counter } from "../model/game.ts";

/** The drawing of each kind of counter. The lightning is the zap’s (guide §7). */
export const COUNTER_ICONS: Readonly<Record<Counter, LucideIcon>> = {
  poison: Biohazard,
  energy: Sparkles,
  experience: Star,
  rad: Radiation,
};
