import type { Topic } from "../topic.ts";
import { adventures } from "./adventures.ts";
import { artifactCreatures } from "./artifact-creatures.ts";
import { completingADungeon } from "./completing-a-dungeon.ts";
import { crewing } from "./crewing.ts";
import { dayboundAndNight } from "./daybound-and-night.ts";
import { faceDownCards } from "./face-down-cards.ts";
import { modalDoubleFacedCards } from "./modal-double-faced-cards.ts";
import { movingEquipment } from "./moving-equipment.ts";
import { reconfiguredEquipment } from "./reconfigured-equipment.ts";
import { sagaCounters } from "./saga-counters.ts";
import { stunCounters } from "./stun-counters.ts";
import { whoMayLookAtFaceDownCards } from "./who-may-look-at-face-down-cards.ts";

export const topics: readonly Topic[] = [
  adventures,
  artifactCreatures,
  completingADungeon,
  crewing,
  dayboundAndNight,
  faceDownCards,
  modalDoubleFacedCards,
  movingEquipment,
  reconfiguredEquipment,
  sagaCounters,
  stunCounters,
  whoMayLookAtFaceDownCards,
];
