import type { Language } from "@spellwright/contract";

/** Questions of several kinds: an engine, settled questions, cards, and some that nothing settles. */
export const questions: readonly { readonly language: Language; readonly text: string }[] = [
  {
    language: "fr",
    text: "J’attaque avec une 6/6 piétinement et contact mortel, bloquée par une 4/4 et une 3/3. Combien de blessures puis-je infliger au joueur défenseur ?",
  },
  {
    language: "en",
    text: "I attack with a 5/5 trample creature and my opponent blocks with a 2/2 and a 1/1. How much damage can I deal to the defending player?",
  },
  {
    language: "en",
    text: "Does a creature with first strike that blocks a creature with deathtouch survive the combat?",
  },
  {
    language: "fr",
    text: "Mon adversaire sacrifie sa créature en réponse à mon sort qui la cible. Est-ce que mon sort se résout quand même ?",
  },
  {
    language: "en",
    text: "If I control Blood Moon and my opponent plays Urza’s Saga, what happens to the land?",
  },
  {
    language: "fr",
    text: "Combien coûte mon commandant si je l’ai déjà lancé deux fois depuis la zone de commandement ?",
  },
  {
    language: "en",
    text: "Can I respond to my opponent drawing a card for the turn before the main phase begins?",
  },
  {
    language: "fr",
    text: "Une créature indestructible avec zéro d’endurance va-t-elle au cimetière ou reste-t-elle en jeu ?",
  },
];
