import type { Origin, SeededReader, SeededRegistration } from '../model/fleet';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Story {
  readonly age: number;
  readonly took: number;
  readonly readers: readonly string[];
  readonly failures?: Readonly<
    Record<string, Pick<SeededRegistration['readers'][number], 'installStep' | 'error'>>
  >;
}

const noContact = {
  installStep: 'WAITING_FOR_SERVER_CONTACT',
  error: 'The reader did not contact the server in time',
} as const;

const stories: readonly Story[] = [
  { age: 41 * day, took: 2 * minute, readers: ['MS-Checkout-1', 'MS-Checkout-2', 'MS-Stock-Room'] },
  {
    age: 6 * day,
    took: 3 * minute,
    readers: ['RH-OR-Corridor-1', 'RH-OR-Corridor-2'],
    failures: {
      'RH-OR-Corridor-2': {
        installStep: 'REBOOTING',
        error: 'The reader did not come back after its restart',
      },
    },
  },
  {
    age: 2 * day + 95 * minute,
    took: 4 * minute,
    readers: ['RH-OR-Corridor-2', 'RH-Tool-Cabinet'],
    failures: { 'RH-OR-Corridor-2': noContact, 'RH-Tool-Cabinet': noContact },
  },
];

/** Registrations of the demonstration's readers; the last attempt failed. */
export function demoRegistrations(readers: readonly SeededReader[], { now }: Origin): SeededRegistration[] {
  return stories.flatMap(({ age, took, readers: names, failures = {} }) => {
    const present = names.flatMap((name) => readers.filter(({ definition }) => definition.name === name));
    const failed = present.every(({ definition }) => definition.name in failures);
    if (present.length === 0) return [];
    const started = now.getTime() - age;
    return [
      {
        status: failed ? 'FAILED' : 'COMPLETED',
        error: failed ? 'None of the readers could be registered' : null,
        hostname: 'console.acme.example',
        started: new Date(started),
        updated: new Date(started + took),
        readers: present.map(({ definition: { name, address, type, facility, serialNumber } }) => ({
          name,
          address,
          type,
          facility,
          serialNumber,
          installStep: failures[name]?.installStep ?? 'INSTALL_FINISHED',
          error: failures[name]?.error ?? null,
        })),
      },
    ];
  });
}
