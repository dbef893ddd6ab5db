import { userRequestSchema } from '@console/api-client/users/schema';
import { Ajv } from 'ajv';
import { demoFleet } from './demo';

const fleet = demoFleet({ seed: 1, now: new Date('2026-03-02T08:00:00Z') });

test('has users with every role of a person, whose names and passwords obey the rules', () => {
  const validate = new Ajv({ strict: false }).compile(userRequestSchema);
  for (const user of fleet.users) expect(validate(user) || validate.errors).toBe(true);
  const given = new Set(fleet.users.flatMap(({ roles }) => roles));
  expect([...given].sort()).toEqual(['Admin', 'ConfigManager', 'DataReader', 'JobRunner', 'ReaderAgent']);
});

test('has tokens in use, never used and revoked, each after it was issued, and a user without any', () => {
  const names = fleet.users.map(({ name }) => name);
  for (const { username, issued, lastUsed } of fleet.tokens) {
    expect(names).toContain(username);
    if (lastUsed) expect(lastUsed.getTime()).toBeGreaterThan(issued.getTime());
  }
  expect(fleet.tokens.some(({ valid }) => !valid)).toBe(true);
  expect(fleet.tokens.some(({ lastUsed }) => lastUsed === null)).toBe(true);
  expect(fleet.tokens.map(({ username }) => username)).not.toContain('operator');
});

test('has a collection of reader logs of which most arrived, and one of which none did', () => {
  const [none = [], most = []] = fleet.readerLogRequests.map(({ logs }) => logs.map(({ failed }) => failed));
  expect(none.every(Boolean)).toBe(true);
  expect(most.filter(Boolean)).toHaveLength(5);
  expect(most).toHaveLength(40);
});
