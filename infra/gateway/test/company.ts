import { readAccountTable } from '../src/identity/accountTable';
import type { IdentityOptions } from '../src/options';

/** The table of accounts of the tests. */
export const accountTable = {
  accounts: [
    { name: 'operations', passwordFile: 'operations' },
    { name: 'job', passwordFile: 'job' },
  ],
  rules: [
    { claims: { groups: 'rfid-admins' }, account: 'operations' },
    { claims: { groups: 'job-runners' }, account: 'job' },
    { claims: { groups: 'staff' }, account: 'personal' },
  ],
};

/** Key of the tests. */
export const identityKey = Buffer.alloc(32, 7);

/** Settings of the sign-in at a provider. */
export const identityOf = (
  issuer: string,
  publicUrl: string,
  changed: Partial<IdentityOptions> = {},
): IdentityOptions => ({
  provider: { issuer, clientId: 'console', clientSecret: 'secret-of-the-client' },
  publicUrl,
  company: 'Company',
  keys: [identityKey],
  table: readAccountTable(JSON.stringify(accountTable)),
  readFile: (path) => `${path}-password\n`,
  limits: { idle: 3_600_000, whole: 36_000_000 },
  provenFor: 300_000,
  ...changed,
});
