import { factoryFleet } from '../factory/factory';
import type { Fleet, Origin, SeededJob, SeededReader } from '../model/fleet';
import { generatedSites } from '../model/generatedSites';
import { readersOf } from '../model/readersOf';
import { zoneMapOf } from '../model/site';
import { demoTokens, demoUsers } from './accounts';
import { withAilment } from './ailments';
import { distributionCenter } from './distributionCenter';
import { demoBrokers, demoPublishers } from './events';
import { demoHealthEvents } from './healthEvents';
import { hospital } from './hospital';
import { demoJobs } from './jobs';
import { demoNetworkReaders } from './networkReaders';
import { peakSeason } from './peakSeason';
import { demoReaderConfigurations, lateReaderConfigurations } from './readerConfigurations';
import { demoReaderLogRequests } from './readerLogs';
import { demoRecipes } from './recipes';
import { demoRegistrations } from './registrations';
import { store } from './store';
import { demoAntennaConfigurations, demoThresholds } from './thresholds';
import { demoUpgrades, inUpgrade } from './upgrades';

/** The sites of the demonstration. */
export const demoSites = [distributionCenter, store, hospital] as const;

/**
 * A believable customer: a distribution centre, a store and a hospital with forty readers, some of them
 * unwell, at work.
 * @param readers how many readers in all: more bring further stores with them, fewer leave some out;
 *   default: the forty
 * @param lateSettings whether some configurations have settings that strict clients do not know; default: none
 */
export function demoFleet(origin: Origin, readers?: number, lateSettings = false): Fleet {
  const own = demoSites.flatMap((site) => readersOf(site, origin));
  const wanted = readers ?? own.length;
  const further = generatedSites(Math.max(0, wanted - own.length));
  const sites = [...demoSites, ...further];
  const all = [
    ...own.map((reader) => withAilment(reader, origin.now)),
    ...further.flatMap((site) => readersOf(site, origin)),
  ].slice(0, wanted);
  const jobs = demoJobs(
    all,
    origin,
    further.map(({ facility }) => facility),
  );
  const upgrades = demoUpgrades(all, origin);
  return {
    ...factoryFleet,
    initialConfigurationCompleted: true,
    users: [...factoryFleet.users, ...demoUsers],
    tokens: demoTokens(origin),
    readerLogRequests: demoReaderLogRequests(all, origin),
    facilities: [...factoryFleet.facilities, ...sites.map(({ facility }) => facility)],
    zoneMaps: [...sites.map(zoneMapOf), peakSeason],
    currentZoneMaps: sites.map(({ zoneMap }) => zoneMap),
    antennaConfigurations: [...factoryFleet.antennaConfigurations, ...demoAntennaConfigurations],
    thresholds: demoThresholds,
    readerConfigurations: [
      ...factoryFleet.readerConfigurations,
      ...demoReaderConfigurations,
      ...(lateSettings ? lateReaderConfigurations : []),
    ],
    recipes: [...factoryFleet.recipes, ...demoRecipes],
    readers: all.map((reader) => inUpgrade(atWork(reader, jobs), upgrades)),
    jobs,
    networks: demoSites.map(({ facility, subnet }) => ({ name: facility, CIDRRange: `${subnet}.0/24` })),
    healthEvents: demoHealthEvents(all, origin),
    networkReaders: demoNetworkReaders,
    registrations: demoRegistrations(all, origin),
    upgrades,
    brokers: [...factoryFleet.brokers, ...demoBrokers],
    publishers: demoPublishers,
  };
}

function atWork(reader: SeededReader, jobs: readonly SeededJob[]): SeededReader {
  const { name } = reader.definition;
  const working = jobs.some(
    (job) =>
      job.status === 'RUNNING' && job.readerNames.includes(name) && !job.failedReaderNames.includes(name),
  );
  if (!working || reader.health.phase !== 'ONLINE') return reader;
  return { ...reader, health: { ...reader.health, state: 'RUNNING_JOB' } };
}
