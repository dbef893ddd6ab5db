import { ServiceFailure } from '../../server/failure';
import { type ConfigurationObject, idHere, isObject, type KnownIds } from './objects';
import type { OwnCalls } from './ownCalls';

/** The objects of one kind: which of the service's own calls read and store them. */
export interface Section {
  /** Key in a configuration, as published clients write it. */
  readonly key: string;
  /** Those that are there. */
  list(ask: OwnCalls): Promise<ConfigurationObject[]>;
  /** Key of an object that is the same in every service. */
  identify(object: ConfigurationObject): string;
  /** The call that stores an object. `id`: the one it has here; absent when it is new. */
  save(object: ConfigurationObject, id: unknown): { readonly method: 'POST' | 'PUT'; readonly url: string };
  /** The object as it is sent, with the ids it names as they are here. @defaultValue as it is. */
  sent?(object: ConfigurationObject, ids: KnownIds): ConfigurationObject;
}

const configuration = '/itemsense/configuration/v1';
const current = '/itemsense/control/v1/currentZoneMap';

// A reader without a name has that of its address.
const identify = ({ name, address }: ConfigurationObject) => String(name ?? address ?? '');

const named = (key: string): Section => ({
  key,
  list: (ask) => objectsAt(ask, `${configuration}/${key}/show`),
  identify,
  save: () => ({ method: 'PUT', url: `${configuration}/${key}/createOrReplace` }),
});

const numbered = (key: string, url: string): Section => ({
  key,
  list: (ask) => objectsAt(ask, url),
  identify,
  save: (_object, id) =>
    id === undefined ? { method: 'POST', url } : { method: 'PUT', url: `${url}/${id}` },
});

const facilities = named('facilities');
const users: Section = { ...named('users'), identify: (user) => identify(user).toLowerCase() };
const thresholds = numbered('thresholds', `${configuration}/thresholds`);

/** Which zone map is current in which facility. */
const currentZoneMaps: Section = {
  key: 'currentZoneMap',
  list: async (ask) => {
    const all = await facilities.list(ask);
    const answers = await Promise.all(
      all.map(async ({ name: facility }) => {
        const { body } = await ask('GET', `${current}/show/${encodeURIComponent(String(facility))}`);
        return { facility, name: isObject(body) ? body.name : null };
      }),
    );
    return answers.filter(({ name }) => typeof name === 'string');
  },
  identify: ({ facility, name }) => String(facility ?? name ?? ''),
  save: ({ name }) => ({ method: 'POST', url: `${current}/select/${encodeURIComponent(String(name))}` }),
};

/**
 * Sections of a configuration, in the order in which one needs another. Users are last: with their passwords
 * and roles, those of the user who imports may change.
 */
export const sections: readonly Section[] = [
  facilities,
  named('zoneMaps'),
  named('readerDefinitions'),
  named('readerConfigurations'),
  numbered('antennaConfigurations', `${configuration}/thresholds/antennaConfigurations`),
  { ...thresholds, sent: withAntennaConfigurations },
  { ...named('recipes'), sent: withThresholds },
  numbered('networks', '/api/networks'),
  currentZoneMaps,
  users,
];

/** @throws the service's own refusal */
async function objectsAt(ask: OwnCalls, url: string): Promise<ConfigurationObject[]> {
  const { status, body } = await ask('GET', url);
  if (!Array.isArray(body)) throw new ServiceFailure(status, 'Unreadable', `${url} cannot be listed`);
  return body.filter(isObject);
}

function withAntennaConfigurations(threshold: ConfigurationObject, ids: KnownIds): ConfigurationObject {
  if (!isObject(threshold.readers)) return threshold;
  const readers = Object.entries(threshold.readers).map(([reader, use]) => {
    const { antennaConfigurationId: id } = isObject(use) ? use : {};
    return [reader, { antennaConfigurationId: idHere(ids, 'antennaConfigurations', id) }];
  });
  return { ...threshold, readers: Object.fromEntries(readers) };
}

function withThresholds(recipe: ConfigurationObject, ids: KnownIds): ConfigurationObject {
  const { thresholdIds } = recipe;
  if (!Array.isArray(thresholdIds)) return recipe;
  return { ...recipe, thresholdIds: thresholdIds.map((id: unknown) => idHere(ids, 'thresholds', id)) };
}
