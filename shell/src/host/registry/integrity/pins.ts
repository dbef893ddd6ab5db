import type { BuildManifest } from '@console/remote/registry';

const form = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** Checks that something can be a pin. Browsers run what carries anything else without a check. */
export const isPin = (value: unknown): value is string => typeof value === 'string' && form.test(value);

/**
 * Where bundles find the pins of what they load on demand (`packages/build/runtime/pinned-chunks.ts`): by absolute
 * address, of all builds that were let in.
 */
const place = Symbol.for('console.pins');

const page = globalThis as Record<symbol, Map<string, string> | undefined>;
page[place] ??= new Map();
const pins = page[place];

/** A file that the build names and the registry does not pin; undefined when there is none. */
export function unpinnedFile({ entry, routes, integrity }: BuildManifest): string | undefined {
  const named = [entry, ...routes.flatMap((route) => route.files), ...Object.keys(integrity)];
  return named.find((file) => !Object.hasOwn(integrity, file) || !isPin(integrity[file]));
}

/** Lets the files of a build in, each as long as its bytes match the pin from the registry. */
export function pinFiles({ base, integrity }: BuildManifest, origin: string): void {
  for (const [file, pin] of Object.entries(integrity)) pins.set(new URL(base + file, origin).href, pin);
}

/** The pin of the file at an absolute address; undefined where no build that was let in has such a file. */
export const pinOf = (address: string): string | undefined => pins.get(address);
