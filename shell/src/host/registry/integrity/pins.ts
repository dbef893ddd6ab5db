import type { BuildManifest } from '@console/remote/registry';

const form = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** Checks that something can be a pin. Browsers run what carries anything else without a check. */
export const isPin = (value: unknown): value is string => typeof value === 'string' && form.test(value);

/**
 * Where workers of remotes find the pins of what they load, by absolute address, of all builds that were let in. Builds
 * of before look here for their scripts, too, unless their entry is missing: then they take the pins in it.
 */
const place = Symbol.for('console.pins');

const page = globalThis as Record<symbol, Map<string, string> | undefined>;
page[place] ??= new Map();
const pins = page[place];

/** Pins of the entries of all builds that were let in, by absolute address. */
const entryPins = new Map<string, string>();

/** A file that the build names and the registry does not pin; undefined when there is none. */
export function unpinnedFile({ entry, routes, integrity }: BuildManifest): string | undefined {
  const named = [entry, ...routes.flatMap((route) => route.files), ...Object.keys(integrity)];
  return named.find((file) => !Object.hasOwn(integrity, file) || !isPin(integrity[file]));
}

/** Lets the files of a build in, each as long as its bytes match the pin from the registry. */
export function pinFiles({ base, entry, integrity }: BuildManifest, origin: string): void {
  for (const [file, pin] of Object.entries(integrity))
    (file === entry ? entryPins : pins).set(new URL(base + file, origin).href, pin);
}

/** The pin of the entry at an absolute address; undefined where it is that of no build that was let in. */
export const pinOfEntry = (address: string): string | undefined => entryPins.get(address);
