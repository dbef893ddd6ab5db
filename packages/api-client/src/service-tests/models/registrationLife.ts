import type { ModelCommand } from '@console/testing/models';
import fc from 'fast-check';
import type { ServiceClient } from '../../client';
import {
  cancelRegistration,
  failedReaders,
  isCancelled,
  isFinished,
  isRunning,
  type Registration,
  type RegistrationStep,
  registrationSteps,
  rerunOf,
  showMostRecentRegistration,
  showRegistration,
  startRegistration,
} from '../../registrations';
import { refusalOf } from './factoryService';

/** The registrations as they were seen last, in the order of their starts, and the readers that are defined. */
export interface Registrations {
  readonly registrations: Registration[];
  readonly readers: Set<string>;
  newest: () => string;
}

type Command = ModelCommand<Registrations, ServiceClient>;

/** Readers, of which the last is on no network until it is defined. */
export const addresses: Readonly<Record<string, string>> = {
  Dock: '10.1.0.1',
  Gate: '10.1.0.2',
  Hall: '10.1.0.3',
  Mute: '10.9.9.9',
};

const begun = async (
  model: Registrations,
  names: readonly string[],
  starting: Promise<Registration | null>,
) => {
  const { registrations, readers } = model;
  const last = registrations.at(-1);
  const isBusy = last !== undefined && isRunning(last);
  let started: Registration | null = null;
  const refused = await refusalOf(starting.then((registration) => (started = registration)));
  expect(refused).toBe(isBusy ? 409 : undefined);
  if (!started) return;
  expect(started).toMatchObject({ status: 'IN_PROGRESS' });
  registrations.push(started);
  model.newest = () => `registration ${registrations.at(-1)?.status}`;
  for (const name of names) readers.add(name);
};

const start = (names: readonly string[]): Command => ({
  says: `register ${names}`,
  run: (model, client) =>
    begun(
      model,
      names,
      client.call(
        startRegistration({
          readers: names.map((name) => ({ name, ipAddress: addresses[name] ?? '', facility: 'DEFAULT' })),
        }),
      ),
    ),
});

const rerun: Command = {
  says: 'register the same once more',
  check: ({ registrations }) => registrations.length > 0,
  run: async (model, client) => {
    const last = model.registrations.at(-1);
    if (!last) return;
    const names = last.readers.flatMap(({ name }) => name ?? []);
    await begun(model, names, client.call(startRegistration(rerunOf(last))));
  },
};

const cancel = (which: number): Command => ({
  says: `cancel registration ${which}`,
  check: ({ registrations }) => registrations.length > 0,
  run: async ({ registrations }, client) => {
    const registration = registrations[which % registrations.length];
    if (!registration) return;
    const isOver = isFinished(registration);
    expect(await refusalOf(client.call(cancelRegistration(registration.id)))).toBe(isOver ? 409 : undefined);
    if (!isOver) expect(isCancelled(await client.call(showRegistration(registration.id)))).toBe(true);
  },
});

const stepOf = (step: string | undefined) => registrationSteps.indexOf(step as RegistrationStep);

/** Expects a registration to have gone on as it may since it was seen last. */
function followed(before: Registration, after: Registration): void {
  if (isFinished(before)) expect(after).toEqual(before);
  for (const [place, reader] of after.readers.entries()) {
    const was = before.readers[place];
    expect(stepOf(reader.installStep)).toBeGreaterThanOrEqual(stepOf(was?.installStep));
    if (was?.error !== undefined) expect(reader).toEqual(was);
  }
  const done = after.readers.filter(({ installStep }) => installStep === 'INSTALL_FINISHED');
  const failed = failedReaders(after);
  expect(done.filter(({ error }) => error !== undefined)).toEqual([]);
  const isOver = done.length + failed.length === after.readers.length;
  if (isCancelled(after)) return;
  expect(after.status).toBe(!isOver ? 'IN_PROGRESS' : done.length > 0 ? 'COMPLETED' : 'FAILED');
}

/** Newest and one agree, and each registration went on as it may. */
export async function registrationsAgree(
  { registrations }: Readonly<Registrations>,
  client: ServiceClient,
): Promise<void> {
  for (const [place, before] of registrations.entries()) {
    const after = await client.call(showRegistration(before.id));
    followed(before, after);
    registrations[place] = after;
  }
  const last = registrations.at(-1);
  if (last) expect(await client.call(showMostRecentRegistration())).toEqual(last);
}

/** Commands of registrations. */
export const registrationCommands = {
  'start registration': fc.subarray(Object.keys(addresses), { minLength: 1 }).map(start),
  'run registration again': fc.constant(rerun),
  'cancel registration': fc.nat(2).map(cancel),
};
