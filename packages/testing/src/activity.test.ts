/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { join } from 'node:path';
import type { Call, DescribeChange, FollowChange } from '@console/api-client';
import { createServiceClient } from '@console/api-client';
import { listKey, oneKey } from '@console/api-client/queries';
import { auditHeader } from '@console/remote/operation';
import { QueryClient } from '@tanstack/react-query';
import { type RecordingProxy, startRecordingProxy } from './recording';

const workspace = join(__dirname, '../../..');

/** The call of a sample, which holds a secret wherever a call takes one. */
interface Sample {
  readonly call: Call<unknown>;
}

/** Kept activity of this page. */
interface Kept {
  readonly entries: readonly { readonly state: string; readonly hidden: boolean; readonly model: string }[];
}

let service: RecordingProxy;
let answersWith: (body: string) => { status: number; body: unknown };

beforeEach(async () => {
  service = await startRecordingProxy({ answer: ({ body }) => answersWith(body) });
});
afterEach(() => service.close());

/** Makes every call that changes something, and reads what the activity has kept of that. */
async function changeEverything(): Promise<{ kept: Kept; secret: string; made: number }> {
  await import(join(workspace, 'shell/src/testing/buildConstants'));
  const samples: { everySample: ReadonlyMap<string, Sample>; secret: string } = await import(
    join(workspace, 'packages/api-client/src/service-tests/calls')
  );
  const recording: { recordChanges: (context: object) => FollowChange } = await import(
    join(workspace, 'shell/src/features/activity/recordChanges')
  );
  const description: { describeChange: (context: object) => DescribeChange } = await import(
    join(workspace, 'shell/src/features/audit/describeChange')
  );
  const store: { readActivity: (user: string, service: string) => Promise<Kept> } = await import(
    join(workspace, 'shell/src/features/activity/store')
  );
  const { onEntry }: { onEntry: (listener: () => void) => () => void } = await import(
    join(workspace, 'shell/src/features/activity/recording')
  );
  const { secret } = samples;
  const calls = [...samples.everySample.values()].map(({ call }) => call).filter(({ change }) => change);
  const queryClient = new QueryClient();
  const user = { name: 'Ann', roles: [] };
  const context = {
    queryClient: () => queryClient,
    session: { getState: () => ({ status: 'locked', user }) },
  };
  const client = createServiceClient({
    baseUrl: service.url,
    followChange: recording.recordChanges({ ...context, service: service.url }),
    // Of its own origin the console says what it changes.
    describeChange: description.describeChange({ ...context, service: '', audit: true }),
  });
  let written = 0;
  let enough: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (enough = resolve));
  const unfollow = onEntry(() => {
    written += 1;
    // Each change is written when it begins, and when it has ended.
    if (written === 2 * calls.length) enough();
  });
  for (const call of calls) {
    const { model, id = 'none' } = call.change ?? { model: 'user' };
    const known = { id, name: id, password: secret, settings: { apiToken: secret } };
    queryClient.setQueryData(oneKey(model, id), known);
    queryClient.setQueryData(listKey(model), { rows: [known], unreadable: [] });
    await client.call(call).catch(() => undefined);
  }
  await all;
  unfollow();
  queryClient.clear();
  return { kept: await store.readActivity('Ann', service.url), secret, made: calls.length };
}

test.each([
  ['done', (body: string) => ({ status: 200, body: body || '{}' })],
  [
    'failed',
    (body: string) => ({ status: 400, body: { message: `Refused: ${body} ${encodeURIComponent(body)}` } }),
  ],
])(
  'no secret is in the activity of changes that were %s, nor in what the audit trail is told of them, also where the service repeats it',
  async (state, answer) => {
    answersWith = answer;
    const { kept, secret, made } = await changeEverything();
    expect(kept.entries).toHaveLength(made);
    expect(made).toBeGreaterThan(50);
    if (state === 'failed')
      expect(new Set(kept.entries.map((entry) => entry.state))).toEqual(new Set(['failed']));
    expect(JSON.stringify(kept)).not.toContain(secret);
    const told = service.requests.flatMap(({ headers }) => headers[auditHeader] ?? []);
    const said = told.map((text) => Buffer.from(String(text), 'base64url').toString('utf8'));
    expect(said).toHaveLength(made);
    expect(said.join('\n')).not.toContain(secret);
    expect(said.join('\n')).toContain('"field"');
    // The secrets were there to be found.
    const holding = kept.entries.filter(({ hidden }) => hidden).map(({ model }) => model);
    expect([...new Set(holding)].sort()).toEqual(
      expect.arrayContaining(['broker', 'configuration', 'scanned-reader', 'snmp-settings', 'token', 'user']),
    );
  },
);
