import type { AccountTable } from '../options';
import { nameOf, personalAccount, readAccountTable, ruleFor } from './accountTable';

/** Way to use the command. */
const usage = 'Usage: accounts <file of the table> <claims as JSON, of one person or a list of them>';

const sentenceFor = (table: AccountTable, claims: Readonly<Record<string, unknown>>) => {
  const name = nameOf(claims) || 'Whoever has these claims';
  const found = ruleFor(table, claims);
  if (!found) return `${name}: no rule fits, so nobody gets in.`;
  const { rule, number } = found;
  const account =
    rule.account === personalAccount ? 'an account of their own' : `the account ${rule.account}`;
  return `${name}: ${account}, by rule ${number}.`;
};

/**
 * Tells who would get which account, without asking provider or service.
 * @returns a line for each person
 * @throws Error with a sentence that says what cannot be read
 */
export function whoGetsWhat(
  [file, text]: readonly string[],
  readFile: (path: string) => string,
): readonly string[] {
  if (!file || !text) throw new Error(usage);
  const table = readAccountTable(readFile(file));
  let claims: unknown;
  try {
    claims = JSON.parse(text);
  } catch (cause) {
    throw new Error(`The claims are not JSON: ${(cause as Error).message}.`, { cause });
  }
  const people: readonly unknown[] = Array.isArray(claims) ? claims : [claims];
  return people.map((person) => {
    if (typeof person !== 'object' || person === null) throw new Error(usage);
    return sentenceFor(table, person as Record<string, unknown>);
  });
}
