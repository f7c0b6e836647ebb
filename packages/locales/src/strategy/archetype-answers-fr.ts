/** What the Forge answers on archetypes: what decks of each do, whether a deck is one. */
export const archetypeAnswersFr = {
  archetypeYes: "Oui : d’après sa liste, l’archétype de ce deck est {{archetype}}.",
  archetypeCalled:
    "Ce deck est rangé sous l’archétype {{archetype}}, mais tous les chiffres de sa liste ne vont pas dans ce sens.",
  archetypeAlso:
    "Sa liste a aussi les traits de l’archétype {{archetype}}, mais son archétype principal est {{found}}.",
  archetypeNo: "Non : d’après sa liste, l’archétype de ce deck est {{found}}, pas {{archetype}}.",
  archetypeNone: "Non : aucun archétype ne se détache de la liste, pas même {{archetype}}.",
  archetypeDefinition: {
    aggro:
      "Un deck aggro pose des créatures bon marché dès les premiers tours et attaque sans cesse, pour gagner avant que les autres plans soient en place.",
    control:
      "Un deck contrôle répond à ce que font les autres (contresorts, removal, wraths), pioche plus qu’eux et gagne tard, quand plus rien ne le menace.",
    combo:
      "Un deck combo cherche deux ou trois cartes précises qui, réunies, gagnent la partie ou donnent une ressource sans limite.",
    midrange:
      "Un deck midrange joue des créatures solides de milieu de partie et assez de removal pour tenir face aux decks rapides et durer plus longtemps que les lents.",
    tempo:
      "Un deck tempo pose tôt une menace, puis gagne du temps avec des contresorts et des sorts peu chers pendant qu’elle attaque.",
    ramp: "Un deck ramp prend de l’avance en mana, pour lancer bien avant les autres des sorts très chers.",
    tribal:
      "Un deck tribal réunit des créatures d’un même type et les cartes qui les rendent plus fortes ensemble.",
    voltron:
      "Un deck voltron charge une seule créature, souvent le commandant, d’équipements et d’auras, et gagne par ses blessures.",
    stax: "Un deck stax taxe les sorts, empêche les permanents de se dégager ou interdit certaines actions : il gêne ses adversaires plus que lui-même, puis gagne lentement.",
    artifact:
      "Un deck d’artefacts en joue beaucoup et s’appuie sur des cartes qui les comptent, les sacrifient ou les rendent moins chers.",
    enchantress:
      "Un deck d’enchantements en joue beaucoup et pioche ou se renforce chaque fois qu’il en lance un.",
  },
  archetypeBound: {
    least: "{{marks}} : seuil de l’archétype atteint ({{figure}} ou plus).",
    leastMissed: "{{marks}} : seuil de l’archétype non atteint ({{figure}} ou plus).",
    most: "{{marks}} : plafond de l’archétype respecté ({{figure}} ou moins).",
    mostMissed: "{{marks}} : plafond de l’archétype dépassé ({{figure}} ou moins).",
  },
} as const;
