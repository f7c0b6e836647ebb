/** A tiny rules file in our own words, with every oddity that published editions showed. */
export const SAMPLE_RULES = `Rules of a Small Test Game

These rules are effective as of March 7, 2025.

Contents

1. Game Concepts
100. General
7. Additional Rules
702. Keyword Abilities
704. State-Based Actions
Glossary
Credits

1. Game Concepts

100. General

100.1. A made-up rule for tests. See rules 702.19 and 704.5b, and rule 999.9.

100.2a A first made-up letter; it points to rules 702.19a–c.
Example: The first example.
Example: The second example.

606.5 A number whose dot was forgotten.

119.1d. A lettered number with a dot too many. \n \n7. Additional Rules

702. Keyword Abilities

702.9. Flying
702.9a A creature of the air (see section 5).

702.19. Trample

702.19a Damage beyond what kills the blocker goes on to the player. See rule 702.9.
     This line belongs to the rule above.
So does this plain one.

702.19b Some blockers were removed from the fight.

702.19c The word ability in its plural form: abilities.

702.179. Start Your Engines!

704. State-Based Actions

704.5b A player drew from nothing.

704.5z The last letter.

704.5aa After the last letter.

Glossary

Ability
1. What a thing does.
2. Something waiting to happen.
See rule 702, “Keyword Abilities,” and rule 100.1.

Credits Where Due
An entry whose name begins like the end. See rule 704.5b.

Épée
A term with an accent.


Credits

Written for these tests.
These rules are effective as of March 7, 2025.
`;
