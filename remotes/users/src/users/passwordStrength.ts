import { passwordLength } from '@console/api-client/users';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Difficulty of guessing: 0 at once, 4 not within reach. */
type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Words that everybody who attacks this console tries first, besides the names of users. */
const wordsOfHere = ['itemsense', 'impinj', 'admin', 'admindefault', 'rfid', 'reader', 'readeragent'];

const judge = new ZxcvbnFactory({
  dictionary: { 'passwords-common': dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
});

/**
 * Strength of a password against what people use for passwords: known ones, keyboard rows, dates, repeats, names. Only
 * as much of it is looked at as a password may be long, so that the time it takes is bounded.
 * @param name of the user, which makes a poor password
 */
export function passwordStrength(password: string, name: string): PasswordScore {
  const { score } = judge.check(
    password.slice(0, passwordLength.max),
    [...wordsOfHere, name.toLowerCase()].filter((word) => word !== ''),
  );
  return score;
}
