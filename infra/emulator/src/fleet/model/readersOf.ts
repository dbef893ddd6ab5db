import type { Placement, StoredReaderDefinition } from '../../resources/reader-definitions/storedForm';
import { antennaHub } from '../../resources/reader-features/store';
import { healthyReport } from '../../resources/reader-health/report';
import { type Random, seededRandom } from '../../server/random/random';
import { currentVersion } from '../../simulation/readerSteps';
import type { Origin, SeededHealth, SeededReader } from './fleet';
import type { Site, SiteReader, SiteZone } from './site';

const day = 86_400_000;

/** The readers of a site, all of them well and checked in within the last half minute. */
export function readersOf(site: Site, { seed, now }: Origin): SeededReader[] {
  return site.zones
    .flatMap((zone) => {
      const inZone = site.readers.filter((reader) => reader.zone === zone.name);
      return inZone.map((reader, position) => ({ reader, zone, share: (position + 0.5) / inZone.length }));
    })
    .map(({ reader, zone, share }, index) => {
      const random = seededRandom(seed, reader.name);
      const address = reader.address ?? `${site.subnet}.${11 + index}`;
      return {
        definition: definitionOf(reader, site, address, placementIn(zone, share, reader, random), random),
        health: wellAt(now, random),
        features: reader.type === 'SPEEDWAY' ? [disabledHub] : [],
      };
    });
}

const disabledHub = {
  feature: antennaHub,
  status: 'DISABLED',
  status_last_updated: null,
  request_status: 'IDLE',
  request_status_last_updated: null,
  request_target_status: null,
  message: null,
};

function definitionOf(
  reader: SiteReader,
  { facility }: Site,
  address: string,
  placement: Placement,
  random: Random,
): StoredReaderDefinition {
  return {
    name: reader.name,
    address,
    type: reader.type,
    facility,
    agentIdentifier: reader.name,
    serialNumber: serialNumber(random),
    readerZone: reader.wholeZone ? reader.zone : null,
    placement,
    antennaZones: { ...reader.antennaZones },
    groups: [...reader.groups],
  };
}

/** Product line, year, week, running number: `370-17-01-1068`. */
function serialNumber(random: Random): string {
  const digits = (number: number, count: number) => String(number).padStart(count, '0');
  const line = random.integer(370, 372);
  return `${line}-${digits(random.integer(16, 23), 2)}-${digits(random.integer(1, 52), 2)}-${digits(random.integer(1, 9999), 4)}`;
}

/** The readers of a zone hang in a row along its longer side. A Speedway has its antennas elsewhere and looks nowhere. */
function placementIn(
  zone: SiteZone,
  share: number,
  { type, height = 4 }: SiteReader,
  random: Random,
): Placement {
  const along = zone.width >= zone.depth;
  return {
    x: round(zone.x + zone.width * (along ? share : 0.5)),
    y: round(zone.y + zone.depth * (along ? 0.5 : share)),
    z: height,
    yaw: type === 'SPEEDWAY' ? 0 : random.pick([0, 90, 180, 270]),
    pitch: 0,
    roll: 0,
    floor: zone.floor,
  };
}

const round = (metres: number) => Number(metres.toFixed(2));

function wellAt(now: Date, random: Random): SeededHealth {
  const sinceCheckin = random.integer(500, 28_000);
  return {
    state: 'IDLE',
    phase: 'ONLINE',
    lastCheckin: new Date(now.getTime() - sinceCheckin),
    lastReboot: new Date(now.getTime() - random.integer(2 * day, 60 * day)),
    report: healthyReport(currentVersion),
    nextStep: new Date(now.getTime() - sinceCheckin + 30_000),
  };
}
