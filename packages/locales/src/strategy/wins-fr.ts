/** How a deck wins, a way a sentence. */
export const winsFr = {
  combo: "Combo : {{cards}}.",
  words: "Cartes qui disent que vous gagnez la partie : {{cards}}.",
  finishers: "Finisseurs : {{cards}}.",
  poison: "Marqueurs poison (10 suffisent) : {{cards}}.",
  commander: "Blessures du commandant (21 d’un même commandant) : {{cards}}.",
  commanderBy:
    "Blessures du commandant (21 d’un même commandant) : {{cards}}. Les attaquants grossissent avec : {{by}}.",
  burn: "Burn : {{cards}}.",
  drain: "Points de vie que perd chaque adversaire : {{cards}}.",
  pings: "Des blessures qui reviennent sans attaquer : {{cards}}.",
  brought: "Mis sur le champ de bataille sans en payer le coût : {{cards}}.",
  broughtBy:
    "Mis sur le champ de bataille sans en payer le coût : {{cards}}. C’est l’œuvre de : {{by}}.",
  lands: "Des terrains qui deviennent des créatures, grâce à : {{cards}}.",
  landsBy:
    "Des terrains qui deviennent des créatures, grâce à : {{cards}}. Les attaquants grossissent avec : {{by}}.",
  storm: "Un grand tour de sorts, fini par : {{cards}}.",
  mill: "En vidant les bibliothèques adverses : {{cards}}.",
  tokens: "En attaquant avec les jetons de : {{cards}}.",
  tokensBy:
    "En attaquant avec les jetons de : {{cards}}. Les attaquants grossissent avec : {{by}}.",
  attackers: "En attaquant, surtout avec : {{cards}}.",
  attackersBy: "En attaquant, surtout avec : {{cards}}. Les attaquants grossissent avec : {{by}}.",
  planeswalkers: "Des planeswalkers qui prennent le contrôle de la partie : {{cards}}.",
  combat: "Gros attaquants : {{cards}}.",
  combatBy: "Gros attaquants : {{cards}}. Les attaquants grossissent avec : {{by}}.",
} as const;
