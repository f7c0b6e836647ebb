import type { DataPack } from "@spellwright/contract";
import { createSharedValue } from "../../../lib/storage/shared-value.ts";

/** Why the full pack is not here. */
export type PackFailure = "network" | "damaged" | "full" | "denied" | "version";

/** The full pack on this device, as the settings show it. Sizes are in bytes. */
export type PackState =
  | { readonly phase: "unknown" }
  /** Null while the server has not said how large it is. */
  | { readonly phase: "none"; readonly offered: DataPack | null }
  | { readonly phase: "loading" | "paused"; readonly done: number; readonly bytes: number }
  | { readonly phase: "failed"; readonly reason: PackFailure }
  | {
      readonly phase: "installed";
      readonly pack: DataPack;
      /** The pack of the editions that are now in use on the server. */
      readonly newer: DataPack | null;
    };

/** How the full pack stands, for whoever shows it. */
export const packState = createSharedValue<PackState>({ phase: "unknown" });
