import type { Language } from "@spellwright/contract";
import { expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../../test/understand.ts";
import { decideByEngine } from "./decide-by-engine.ts";

const computed = (text: string, language: Language) =>
  decideByEngine(understand(ask(text, language)), []);

test.each<[Language, string, string]>([
  ["fr", "5/5 piétinement et contact mortel bloquée par un 3/6, combien passent au joueur ?", "4"],
  [
    "fr",
    "5/5 pietinement ET contact mortel, bloquée par un 3/6. max combien je peux balancer au joueur ?",
    "4",
  ],
  [
    "fr",
    "ma 5/5 piétinement contact mortel est bloquée par une 3/6, combien de blessures au joueur max ?",
    "4",
  ],
  ["fr", "mon 6/6 piétine, il chump avec un 1/3, combien il prend ?", "3"],
  ["fr", "6/6 avec piétinement bloqué par 1/3, il se prend combien", "3"],
  ["fr", "je tape avec un 6/6 trample, il bloque avec un 1/3, combien de dégâts il mange", "3"],
  [
    "fr",
    "j'attaque avec une 6/6 piétinement. il bloque avec une 1/3. combien de pv il perd ?",
    "3",
  ],
  ["fr", "ma 3/3 double initiative n'est pas bloquée, combien il prend en tout ?", "6"],
  ["fr", "3/3 double initiative pas bloquée ca fait combien de degats", "6"],
  ["fr", "2/2 lien de vie et double initiative, personne ne bloque, je gagne combien de pv", "4"],
  ["fr", "4/4 sans piétinement bloqué par un jeton 1/1, combien passe au joueur ?", "0"],
  ["fr", "mon commandant coûte 2 et il est mort deux fois, je le relance pour combien", "6"],
  ["fr", "commandant à 2 manas relancé pour la troisième fois, ça coûte combien ?", "6"],
  [
    "fr",
    "mon cmd coûte 4 de base, déjà lancé deux fois depuis la zone, il me coute combien la 3eme fois",
    "8",
  ],
  ["fr", "mulligan à 4 cartes, j'en mets combien au fond ?", "3"],
  ["fr", "je mull 2 fois, je garde combien de cartes ?", "5"],
  ["fr", "une 2/2 avec deux marqueurs +1/+1, combien de force", "4"],
  [
    "fr",
    "2/2 avec un marqueur +1/+1 puis on lui met -1/-1... sa force c'est combien si elle a deux marqueurs +1/+1 et un marqueur -1/-1 ?",
    "3",
  ],
  ["en", "5/5 trample and deathtouch blocked by a 3/6, how much can i push to the player", "4"],
  ["en", "5/5 trample deathtouch, blocked by 3/6. max dmg to face?", "4"],
  ["en", "my 6/6 trampler gets chumped by a 1/3, how much goes through", "3"],
  ["en", "i swing a 6/6 trample into a 1/3 blocker how much does he take", "3"],
  ["en", "6/6 trample blocked by 1/3, how much face damage", "3"],
  ["en", "unblocked 3/3 double strike, total damage?", "6"],
  ["en", "my 3/3 double striker is unblocked how much does he lose", "6"],
  ["en", "2/2 lifelink double strike no blocks how much life do i gain", "4"],
  ["en", "2/2 lifelink blocked by a 3/3, how much do i gain", "2"],
  ["en", "4/4 no trample chump blocked by a 1/1, how much goes through", "0"],
  ["fr", "en 1c1 deux mulligans, je démarre avec combien de cartes en main ?", "5"],
  ["en", "commander costs 2 and died twice, how much to recast", "6"],
  [
    "en",
    "my 4 mana commander, cast from the zone twice already, whats it cost the third time",
    "8",
  ],
  ["en", "if i mull to 4 how many go on the bottom", "3"],
  ["en", "i mulligan twice how many cards do i keep", "5"],
  ["en", "how much commander damage to die", "21"],
  ["en", "2/2 with two +1/+1 counters how big is it", "4"],
  ["en", "2/2 with two +1/+1 counters and one -1/-1 counter whats its power", "3"],
  ["en", "3/3 and 4/4 both unblocked how much damage", "7"],
  ["fr", "une 3/3 et une 4/4 pas bloquées, combien il prend", "7"],
  ["fr", "mon 5/5 piétinement est bloqué par deux 1/1 et une 1/1, combien passe au joueur", "2"],
  ["en", "5/5 trample blocked by three 1/1s, how much goes through", "2"],
  [
    "fr",
    "menace 3/3 bloqué par deux 2/1 ... ma 5/5 piétinement bloquée par deux 2/2, combien passent ?",
    "1",
  ],
  ["en", "5/5 trample blocked by two 2/2s how much tramples over", "1"],
  ["en", "unblocked 3/3 with double strike. total damage?", "6"],
  ["fr", "ma 4/4 lien de vie piétinement bloquée par une 1/1, je gagne combien ?", "4"],
  ["fr", "ma 2/2 contact mortel est bloquée par deux 5/5, combien j'en tue ?", "2"],
  ["en", "my 2/2 deathtouch is blocked by two 5/5s, how many do i kill?", "2"],
  ["fr", "ma 3/3 double initiative, personne bloque, il prend combien", "6"],
  ["en", "i hit him with a 3/3 and a 2/2 unblocked how much does he lose", "5"],
  ["fr", "une 3/3 et une 2/2 attaquent, pas de bloc, il mange combien ?", "5"],
  ["en", "two 2/2 lifelinkers and a 5/5 without lifelink all unblocked, how much life gained", "4"],
  ["en", "I attack with five 3/3s, two get blocked. how much damage goes through?", "9"],
  ["fr", "je tape avec six jetons 2/2 et il en bloque 4, il prend combien", "4"],
  [
    "fr",
    "mon 4/4 double initiative est boosté de +2/+2 et n'est pas bloqué, il inflige combien ?",
    "12",
  ],
  ["en", "3/3 gets +2/+2, unblocked, total combat damage?", "5"],
  [
    "fr",
    "mon adversaire est à 20, j'attaque avec deux 4/4 et une 3/3 non bloquées, à combien il tombe ?",
    "9",
  ],
  ["fr", "il est à 12, ma 5/5 n'est pas bloquée, il lui reste combien de pv ?", "7"],
  ["fr", "avec 30 pv je prends une 7/7 et une 6/6 non bloquées, il me reste combien", "17"],
  [
    "fr",
    "je suis à 8 et une 3/3 et une 2/2 m'attaquent, personne ne bloque, je tombe à combien",
    "3",
  ],
  [
    "en",
    "I'm at 15. He attacks with a 4/4 and two 2/2s, I block one 2/2 with my 3/3. What am I at?",
    "9",
  ],
  ["en", "he is at 9, my two 3/3s are unblocked, what's his life total", "3"],
  ["en", "2/2 double strike and 3/3 trample, both unblocked. total?", "7"],
  ["en", "double strike 2/2 with +3/+3, unblocked, how much", "10"],
  ["en", "3/3 lifelink and 2/2 lifelink both unblocked, life gained?", "5"],
  ["en", "He's at 18, I swing two 5/5 tramplers, one is blocked by a 2/2. Life left?", "10"],
  ["fr", "ma 3/3 initiative bloquée par 2/2 et 2/2, je perds combien de créatures", "0"],
  ["fr", "mon pw a 4 de loyauté, je fais +1 puis il prend 3 dégâts, il lui reste combien ?", "2"],
  ["en", "walker at 6 loyalty, i -2 it and it takes 3 damage, how much loyalty is left", "1"],
  ["en", "elspeth has 5 loyalty. i +1 her and two 2/2s hit her unblocked. loyalty left?", "2"],
  ["fr", "j'ai un doubleur de jetons et je crée trois gobelins, j'en ai combien ?", "6"],
])("[ORA-14] a question in “%s” is answered: %s → %s", (language, text, number) => {
  expect(/-?\d+/.exec(computed(text, language)?.ruling ?? "")?.[0]).toBe(number);
});

test.each<[Language, string, RegExp]>([
  ["en", "commander costs 4, i cast it twice already. how much for the third time?", /\b8 mana/],
  ["fr", "mon commandant coûte 4, déjà lancé 2 fois. combien la 3e fois ?", /\b8 manas/],
  ["en", "commander costs 2 more each time, cast 3 times already, how much tax", /^[^.;]*\{6\}\.$/],
  ["en", "my 3/3 took 2, then another 1 from a second spell, does it die", /^Yes/],
  ["fr", "ma 4/4 se prend 2 dégâts puis encore 2 le même tour, elle meurt ?", /^Oui/],
  ["fr", "2/2 indestructible bloque une 5/5 contact mortel, elle meurt ?", /^Non/],
  ["en", "indestructible 2/2 blocks a 5/5 deathtouch, does it survive", /^Yes/],
  [
    "fr",
    "il me reste 4 pv et il attaque avec une 3/3 piétinement, je bloque avec un 1/1, je meurs ?",
    /^Non, .* 2 blessures/,
  ],
  [
    "en",
    "i'm at 2 life, he attacks with a 3/3 trampler and i block with a 1/1, do i survive?",
    /^No, .* 2 damage/,
  ],
  ["fr", "ma 3/3 lien de vie se fait bloquer par une 1/1, je gagne 3 ou 1 ?", /^Le lien.* 3 /],
  ["en", "i took 21 commander damage but 11 from one and 10 from another, do i lose?", /^No.* 11 /],
  ["fr", "24 blessures de commandant, 14 de l'un et 10 de l'autre, j'ai perdu ?", /^Non.* 14 /],
  ["fr", "3/3 double initiative bloquée par une 4/4, qui meurt", /^La 3\/3 et la 4\/4 meurent/],
  ["en", "my 3/1 attacks, he blocks with a 1/1 first strike, does my 3/1 kill it", /^No/],
  [
    "fr",
    "une 2/2 avec deux marqueurs +1/+1 qui prend un marqueur -1/-1, elle fait combien",
    /^3\/3/,
  ],
])("[ORA-14] a question in “%s” is answered: %s → %s", (language, text, ruling) => {
  expect(computed(text, language)?.ruling).toMatch(ruling);
});

/** What is asked is no figure that the combat gives, or something in it was not understood. */
test.each<[Language, string]>([
  [
    "en",
    "double strike 2/2 blocked by a 1/4 how much damage does the blocker take in the first step",
  ],
  ["en", "i attack with two 2/2s and he blocks both with 3/3s, how many creatures do i lose"],
  [
    "fr",
    "j'attaque avec deux 2/2 et il bloque les deux avec des 3/3, combien de créatures je perds ?",
  ],
  ["fr", "double initiative sur ma 3/3, personne bloque, l'adversaire perd combien de pv ?"],
  ["en", "i attack with my 6/6 and he has a 1/3, how much damage does he take"],
  ["en", "swinging with a 3/3 against his 4/4 and 2/2, how much does he take"],
  ["fr", "j'attaque avec ma 6/6, il a une 1/3 en face, il prend combien ?"],
  ["en", "i swing a 6/6 trample into his 1/3, how much does he take"],
  ["fr", "je tape avec un 6/6 piétinement dans sa 1/3, combien il prend ?"],
  ["fr", "je foudre sa 4/4 qui bloque ma 4/4 piétinement, combien passent au joueur ?"],
  ["fr", "il bloque ma 6/6 puis sacrifie son bloqueur, ma bête reste bloquée ?"],
  ["en", "i bolt a 4/4 that already took 2 damage this turn, does it die"],
  ["en", "my 4/4 took 3 last turn, does 1 damage this turn kill it?"],
  ["en", "my 4/4 blocks his 5/5 and i pump it, does it survive?"],
  ["en", "a 2/2 flanker is blocked by a 2/2, who dies?"],
  ["fr", "ma 5/5 prend 3 dégâts puis un choc, elle meurt ?"],
  ["en", "my 5/5 takes 3 damage then gets shocked, does it die?"],
  ["fr", "j'ai deux antiennes +1/+1 et une 1/1, il met -2/-2 à tout le monde, elle survit ?"],
  ["en", "i have two +1/+1 anthems and a 1/1, he gives everything -2/-2, does it survive?"],
  ["fr", "ma 3/3 bloque une 2/2 contact mortel initiative, elle lui fait des blessures ?"],
  ["fr", "je suis à 20, mon 2/2 lien de vie est bloqué par une 3/3, je gagne combien ?"],
  ["fr", "ma 3/3 gagne +2/+0 deux fois, pas bloquée, combien de dégâts"],
  ["en", "how many attacks with my 5/5 to kill all my opponents?"],
  ["en", "my 3/3 with persist came back once, then i put a +1/+1 counter on it, what size is it"],
  ["fr", "mon pw a 4 de loyauté, je fais +1 à chaque tour, il est à combien dans 3 tours ?"],
])("[ORA-14] a question in “%s” gets no answer: %s", (language, text) => {
  expect(computed(text, language)).toBeUndefined();
});

test.each<[Language, string, string]>([
  ["fr", "mon commandant coûte 7 et il est mort une fois, combien pour le relancer ?", "9"],
  ["fr", "je kicke mon sort à {2}{B} dont le kick est {1}{G}, total de mana ?", "5"],
  ["fr", "un sort avec rappel {3} qui coûte {1}{U}{U}, total si je paie le rappel ?", "6"],
  [
    "en",
    "my commander was cast twice from command zone, costs {2}{U}{B}. whats the price now",
    "8",
  ],
  ["en", "four mana commander, cast it two times already, total now?", "8"],
  ["en", "entwine {2} on a {2}{U} spell, total cost", "5"],
])("[ORA-14] a question in “%s” is answered: %s costs %s mana", (language, text, amount) => {
  expect(computed(text, language)?.ruling.match(/\d+/)?.[0]).toBe(amount);
});

/** What mana there is, no cost. */
test("[ORA-14] does not answer what is left floating with what a spell costs", () => {
  expect(computed("i cast a 3 mana spell, how much mana do i have floating", "en")).toBeUndefined();
});
