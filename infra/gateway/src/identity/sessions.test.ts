import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@console/store';
import { sealBy } from './seal';
import { sharedSessions } from './sessions';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const day = 86_400_000;
const limits = { idle: 30 * 60_000, whole: 12 * 3_600_000 };

/** A gateway of the site, whose clock may be set. */
function gateway(secret: Buffer) {
  let ahead = 0;
  const sessions = sharedSessions(folderStore(folder), sealBy([secret]), limits, () => Date.now() + ahead);
  return {
    sessions,
    set(by: number) {
      ahead += by;
    },
  };
}

test.each([-day, day])(
  'a clock that is set by %i ms keeps no session alive that was ended elsewhere',
  async (by) => {
    const secret = randomBytes(32);
    const [one, other] = [gateway(secret), gateway(secret)];
    const now = Date.now();
    const { cookie, session } = await one.sessions.begin({
      person: { issuer: 'https://company.example', subject: 'ada', name: 'Ada' },
      account: { name: 'operations', isPersonal: false },
      roles: ['Admin'],
      began: now,
      authenticated: now,
    });
    expect(await other.sessions.find(cookie)).toMatchObject({ person: { subject: 'ada' } });
    await one.sessions.end(session);
    other.set(by);
    expect(await other.sessions.find(cookie)).toBeUndefined();
  },
);

test('a session that is used while the clock is a day behind goes on when it is right again', async () => {
  const { sessions, set } = gateway(randomBytes(32));
  const now = Date.now();
  const { cookie } = await sessions.begin({
    person: { issuer: 'https://company.example', subject: 'ada', name: 'Ada' },
    account: { name: 'operations', isPersonal: false },
    roles: ['Admin'],
    began: now,
    authenticated: now,
  });
  set(-day);
  for (let quarter = 0; quarter < 8; quarter += 1) {
    set(limits.idle / 2);
    expect(await sessions.find(cookie)).toBeDefined();
  }
  expect(await sessions.find(cookie)).toBeDefined();
});
