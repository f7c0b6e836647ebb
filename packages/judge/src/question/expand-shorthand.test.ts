import { expect, test } from "vitest";
import { expandShorthand } from "./expand-shorthand.ts";

test.each([
  ["jai 2 terrains, jpeux poser le 3eme ?", "j'ai 2 terrains, je peux poser le troisième ?"],
  ["c koi la diff", "c'est quoi la diff"],
  ["chuis obligé qd il meurt ?", "je suis obligé quand il meurt ?"],
  ["jattaque pdt quil dort", "j'attaque pendant qu'il dort"],
  ["jéquipe mon gars, g le droit ?", "j'équipe mon gars, j'ai le droit ?"],
  ["g: ajoutez {g}, on peu bloquer ?", "g: ajoutez {g}, on peut bloquer ?"],
  ["ma crea vient darriver, jpeux bloqué ?", "ma créature vient d'arriver, je peux bloquer ?"],
  [
    "jai attaquer, il est bloquer, lartefact sengage",
    "j'ai attaqué, il est bloqué, l'artefact s'engage",
  ],
  ["faut assez de mana, de légalité, c'est payer", "faut assez de mana, de légalité, c'est payer"],
  ["g 10 marqueurs, ct quelle revient", "j'ai 10 marqueurs, c'était qu'elle revient"],
  ["mon jeton est dans le jeu", "mon jeton est dans le jeu"],
  ["c’est à moi, {c} ou l'un", "c'est à moi, {c} ou l'un"],
  ["un marqueur −1/−1 sur un terrain à -3", "un marqueur -1/-1 sur un terrain à -3"],
  ["mon général et ton cmd goad ma bete", "mon commandant et ton commandant incite ma créature"],
  ["en général, un général est goadé", "en général, un commandant est incité"],
])("[ORA-14] « %s » is read as « %s »", (written, read) => {
  expect(expandShorthand(written, "fr")).toBe(read);
});

test.each([
  ["it doesnt die b4 damage", "it doesn't die before damage"],
  ["his general has my cmdr", "his commander has my commander"],
  ["u cant respond bc its a mana ability", "you can't respond because its a mana ability"],
  ["do i have 2 pay or have 2 cards", "do i have to pay or have 2 cards"],
  ["do i have 2 find one, y cant i", "do i have to find one, why can't i"],
  ["i pay C, Cant of the Im", "i pay C, Cant of the Im"],
  ["does a constructor die", "does a constructor die"],
])("[ORA-14] “%s” is read as “%s”", (written, read) => {
  expect(expandShorthand(written, "en")).toBe(read);
});
