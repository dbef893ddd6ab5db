import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFiles } from '@console/deploy';
import { readSigningKey } from '@console/store';
import { ownTrail } from './ownTrail';

let work: string;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'trail-'));
});
afterEach(() => rmSync(work, { recursive: true }));

test('a console that is started without a word records, with a key that stays', () => {
  const places = { folder: join(work, 'audit'), keys: join(work, 'keys/audit') };
  const { privateKey } = keyFiles(places.keys);
  const settings = ownTrail({}, places);
  expect(settings).toMatchObject({
    AUDIT: 'on',
    AUDIT_DIR: places.folder,
    AUDIT_KEY_FILE: privateKey,
  });
  expect(statSync(privateKey).mode & 0o777).toBe(0o600);
  const key = readFileSync(privateKey, 'utf8');
  expect(() => readSigningKey(key, 'the key')).not.toThrow();
  expect(ownTrail({}, places)).toEqual(settings);
  expect(readFileSync(privateKey, 'utf8')).toBe(key);
});

test.each(['off', 'enforced'])('AUDIT=%s stays what it is', (AUDIT) => {
  expect(ownTrail({ AUDIT }, { folder: work, keys: join(work, 'keys/audit') })).toEqual({});
});
