/** Signs that are not spoken: accents, vowel signs and hamza beside their letter, and the stroke that stretches a word. */
const unspoken = /[\p{M}\u0640]/gu;

/** Apostrophes as keyboards type them and as they are printed. */
const apostrophes = /[\u2018\u2019\u02bc\u0060\u00b4]/g;

/** A word as it is meant, however a keyboard writes it: for comparing what was typed with what had to be. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(unspoken, '')
    .replace(apostrophes, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
