import { administrator } from '../browser/signIn';
import type { Service } from './service';

/** A reader as the service holds it. */
export interface StoredReader {
  readonly name: string;
  readonly type: string;
  readonly address: string;
  readonly serialNumber: string;
  readonly facility: string | null;
}

interface StoredHealth {
  readonly readerName: string;
  readonly state: string;
}

const basic = `Basic ${btoa(`${administrator.name}:${administrator.password}`)}`;

/** Asks the service itself, past the console, and past the record of what the console asked. */
export async function askService<T>(service: Service, path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(service.direct + path, {
    ...init,
    headers: { Authorization: basic, 'Content-Type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path} gave ${answer.status}.`);
  const body = await answer.text();
  return (body === '' ? undefined : JSON.parse(body)) as T;
}

/** All readers the service knows. */
export function storedReaders(service: Service): Promise<StoredReader[]> {
  return askService(service, '/itemsense/configuration/v1/readerDefinitions/show');
}

/** The reader of this name, undefined when the service knows none. */
export async function storedReader(service: Service, name: string): Promise<StoredReader | undefined> {
  return (await storedReaders(service)).find((reader) => reader.name === name);
}

/** The name of some reader in the given state. */
export async function readerInState(service: Service, ...states: string[]): Promise<string> {
  const health = await askService<StoredHealth[]>(service, '/itemsense/health/v1/readers');
  const found = health.find(({ state }) => states.includes(state));
  if (!found) throw new Error(`No reader of the fleet is ${states.join(' or ')}.`);
  return found.readerName;
}

/** Name of the first reader of the list as it opens: sorted by name, as people sort. */
export async function firstReader(service: Service): Promise<string> {
  const names = (await storedReaders(service)).map(({ name }) => name);
  const [first] = names.sort(new Intl.Collator('en', { numeric: true }).compare);
  if (first === undefined) throw new Error('The fleet has no readers.');
  return first;
}
