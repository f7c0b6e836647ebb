import type { CardName } from "../src/index.ts";

/** `English | French | other names`, most played first. */
const SAMPLE = `
  Lightning Bolt | Foudre
  Clone | Clone
  Humility | Humilité
  Blood Moon | Lune de sang
  Regenerate | Régénération
  Murder | Meurtre
  Fear | Peur
  Opt | Opter
  Shock | Choc
  Fire // Ice | Feu // Glace | Fire; Ice; Feu; Glace
  Atraxa, Praetors' Voice | Atraxa, Voix des praetors
  Teferi, Time Raveler | Teferi, remailleur du temps
  Teferi, Hero of Dominaria | Teferi, héros de Dominaria
  Urborg, Tomb of Yawgmoth | Urborg, tombe de Yaugzebul
  Urborg | Urborg
  Questing Beast | Bête de quête
  Question Everything | Tout remettre en question
  Urza's Saga | Saga d'Urza
  Burgeoning | Bourgeonnement
  Sprout | Bourgeonnement
  Dance of the Dead | Danse macabre
  Danse Macabre | Ronde funèbre
  Circle of Protection: Red | Cercle de protection : rouge
  Forest | Forêt
  Aether Shock | Choc d'éther
  Elesh Norn, Grand Cenobite | Elesh Norn, Grande Cénobite
  Elesh Norn, Mother of Machines
  Kiora, Behemoth Beckoner
  Kiora, Master of the Depths
  Batterskull | Battecrâne
  Think Twice | Réfléchir à deux fois
  Brainstorm | Remue-méninges
`;

/** A few cards with every kind of difficulty. The id is the English name. */
export const sampleNames: readonly CardName[] = SAMPLE.trim()
  .split("\n")
  .map((line, at) => {
    const [name = "", printedName = null, faces] = line.split("|").map((part) => part.trim());
    return {
      id: name,
      name,
      printedName,
      flavorNames: name === "Clone" ? ["Everything, Everywhere"] : [],
      faceNames: faces?.split("; ") ?? [],
      rank: at,
    };
  });
