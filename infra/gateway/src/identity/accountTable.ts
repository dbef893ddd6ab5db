import { jsonReader } from '@console/store';
import type { AccountRule, AccountTable } from '../options';

/** Account of rules for people who have one of their own. */
export const personalAccount = 'personal';

const name = { type: 'string', minLength: 1, maxLength: 200 } as const;

const parse = jsonReader<AccountTable>('The table of accounts', {
  type: 'object',
  required: ['rules'],
  additionalProperties: false,
  properties: {
    accounts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: { name, passwordFile: name, tokenFile: name },
        oneOf: [{ required: ['passwordFile'] }, { required: ['tokenFile'] }],
      },
    },
    rules: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['claims', 'account'],
        additionalProperties: false,
        properties: {
          claims: { type: 'object', minProperties: 1, additionalProperties: name },
          account: name,
        },
      },
    },
  },
});

/**
 * Reads a table of accounts.
 * @throws Error with a sentence that says what is wrong
 */
export function readAccountTable(text: string): AccountTable {
  const { accounts = [], rules } = parse(text) as Partial<AccountTable> & Pick<AccountTable, 'rules'>;
  const names = accounts.map((account) => account.name);
  const twice = names.find((one, at) => names.indexOf(one) !== at);
  if (twice !== undefined) throw new Error(`The account ${twice} is there twice.`);
  if (names.includes(personalAccount)) throw new Error(`No shared account can be named ${personalAccount}.`);
  for (const [at, { account }] of rules.entries())
    if (account !== personalAccount && !names.includes(account))
      throw new Error(`Rule ${at + 1} names the account ${account}, which is not in the table.`);
  return { accounts, rules };
}

/** Names of the claims that a table asks for. */
export const claimsOf = ({ rules }: AccountTable): readonly string[] => [
  ...new Set(rules.flatMap(({ claims }) => Object.keys(claims))),
];

const fits = (pattern: string, value: string) => {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(value);
};

const texts = (claim: unknown): readonly string[] =>
  (Array.isArray(claim) ? claim : [claim]).flatMap((value) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : [],
  );

/**
 * Finds the rule for a person.
 * @returns the rule and its number from 1; undefined where none fits
 */
export function ruleFor(
  { rules }: AccountTable,
  claims: Readonly<Record<string, unknown>>,
): { readonly rule: AccountRule; readonly number: number } | undefined {
  const at = rules.findIndex((rule) =>
    Object.entries(rule.claims).every(
      ([claim, pattern]) =>
        Object.hasOwn(claims, claim) && texts(claims[claim]).some((value) => fits(pattern, value)),
    ),
  );
  const rule = rules[at];
  return rule && { rule, number: at + 1 };
}

/** Name of a person for people to read: the first claim of these that is there, else the subject. */
export function nameOf(claims: Readonly<Record<string, unknown>>): string {
  const found = ['preferred_username', 'email', 'name', 'sub'].map((claim) => claims[claim]);
  return String(found.find((value) => typeof value === 'string' && value !== '') ?? '');
}
