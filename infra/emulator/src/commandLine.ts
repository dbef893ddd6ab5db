import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { readBrokerUrl } from './events/brokerSettings';
import type { EmulatorOptions } from './options';
import { readFaults } from './server/faults/readFaults';
import { type Region, regions } from './server/region';

/** Request of the command line: an emulator, the help text, or something that does not exist. */
type CommandLine =
  | { readonly kind: 'start'; readonly options: EmulatorOptions & { readonly data: string } }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly sentence: string };

/**
 * Interval of the fleet's steps while nobody follows, in milliseconds: a process that runs for days may be
 * left alone.
 */
const rest = 10_000;

/** Printed by `--help`. */
export const help = `An ItemSense-compatible service to develop, demonstrate and test against.

  --port N      TCP port, 0 for any that is free (3010)
  --host NAME   network interface (127.0.0.1)
  --data DIR    folder of the embedded database, or "memory"
  --demo        a fresh service holds a customer with forty readers (default)
  --factory     a fresh service holds its built-in objects only
  --region R    whose regulations the readers obey: FCC or ETSI (FCC)
  --readers N   how many readers the demo has in all
  --late-settings  the demo also has reader configurations that strict clients refuse
  --items N     how many items it has (500)
  --history N   how many observations of them (4000)
  --seed N      the same seed gives the same fleet and events (1)
  --speed X     how many times as fast as in life readers act (1)
  --still       nothing moves by itself
  --faults FILE what goes wrong from the start, as JSON: see the README
  --amqp URL    the service's own AMQP broker: amqp://user:password@host:5672/vhost
  --resolve NAME=ADDRESS  where a broker of that name really is; may be given several times
  --local-brokers  names of brokers may lead to this machine or a link-local address: for laboratories
  --proxy ADDRESS  a proxy whose X-Forwarded headers count, also 10.0.0.0/8; may be given several times (loopback)
  --control     steer over HTTP (/emulator/...): for tests only
  --help        this text

DATABASE_URL in the environment names a PostgreSQL server to use in place of the embedded database, AMQP_URL
is what --amqp is by default.`;

/**
 * Reads the flags.
 * @param defaults values from the environment
 */
export function readCommandLine(
  flags: readonly string[],
  defaults: { readonly data: string; readonly databaseUrl?: string; readonly amqp?: string },
): CommandLine {
  try {
    const { values } = parseArgs({
      args: [...flags],
      options: {
        port: { type: 'string', default: '3010' },
        host: { type: 'string' },
        data: { type: 'string', default: defaults.data },
        demo: { type: 'boolean', default: false },
        factory: { type: 'boolean', default: false },
        region: { type: 'string' },
        readers: { type: 'string' },
        'late-settings': { type: 'boolean', default: false },
        items: { type: 'string' },
        history: { type: 'string' },
        seed: { type: 'string' },
        speed: { type: 'string' },
        still: { type: 'boolean', default: false },
        faults: { type: 'string' },
        amqp: { type: 'string', default: defaults.amqp },
        resolve: { type: 'string', multiple: true, default: [] },
        'local-brokers': { type: 'boolean', default: false },
        proxy: { type: 'string', multiple: true },
        control: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    if (values.demo && values.factory) return mistake('--demo and --factory exclude each other');
    for (const flag of ['readers', 'late-settings', 'items', 'history'] as const)
      if (values.factory && values[flag]) return mistake(`--${flag} is for the demo, not for --factory`);
    return {
      kind: 'start',
      options: {
        port: wholeNumber('--port', values.port, 65_535),
        host: values.host,
        data: values.data,
        databaseUrl: defaults.databaseUrl,
        fleet: values.factory ? 'factory' : 'demo',
        region: regionNamed(values.region),
        readers: wholeNumber('--readers', values.readers, 100_000),
        lateSettings: values['late-settings'],
        items: wholeNumber('--items', values.items, 10_000_000),
        history: wholeNumber('--history', values.history, 100_000_000),
        seed: wholeNumber('--seed', values.seed, 2 ** 31),
        speed: positiveNumber('--speed', values.speed),
        simulation: !values.still,
        rest,
        faults: values.faults === undefined ? undefined : readFaults(values.faults),
        amqp: amqpAddress(values.amqp),
        hosts: Object.fromEntries(values.resolve.map(hostLine)),
        localBrokers: values['local-brokers'],
        proxies: values.proxy?.map(proxyAddress),
        control: values.control,
      },
    };
  } catch (error) {
    // The library explains at length after the first sentence.
    return mistake((error as Error).message.split(/\.?\n|\. /, 1)[0] ?? '');
  }
}

const mistake = (sentence: string): CommandLine => ({
  kind: 'mistake',
  sentence: `${sentence.replace(/\.$/, '')}. --help lists the flags.`,
});

function wholeNumber<Text extends string | undefined>(
  flag: string,
  text: Text,
  most: number,
): number | Extract<Text, undefined> {
  if (text === undefined) return undefined as Extract<Text, undefined>;
  if (!/^\d{1,10}$/.test(text) || Number(text) > most)
    throw new Error(`${flag} takes a whole number from 0 to ${most}, not "${text}"`);
  return Number(text);
}

function regionNamed(text: string | undefined): Region | undefined {
  const region = regions.find((each) => each === text?.toUpperCase());
  if (text !== undefined && !region) throw new Error(`--region takes ${regions.join(' or ')}, not "${text}"`);
  return region;
}

function amqpAddress(text: string | undefined): string | undefined {
  if (text !== undefined) readBrokerUrl(text);
  return text;
}

function hostLine(text: string): [name: string, address: string] {
  const [, name, address] = /^([^=\s]+)=([^=\s]+)$/.exec(text) ?? [];
  if (!name || !address) throw new Error(`--resolve takes NAME=ADDRESS, not "${text}"`);
  return [name, address];
}

function proxyAddress(text: string): string {
  const [address = '', bits = '0'] = text.split('/');
  if (text !== 'loopback' && (isIP(address) === 0 || !/^\d{1,3}$/.test(bits)))
    throw new Error(`--proxy takes an IP address, a network as 10.0.0.0/8 or "loopback", not "${text}"`);
  return text;
}

function positiveNumber(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!(Number(text) > 0 && Number.isFinite(Number(text))))
    throw new Error(`${flag} takes a number above 0, not "${text}"`);
  return Number(text);
}
