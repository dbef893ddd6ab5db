import type { SeededSoftwareVersion } from '../model/fleet';

const firmware = (version: string, created: string): SeededSoftwareVersion => ({
  imageType: 'FIRMWARE_SPEEDWAY',
  version,
  imageName: `octane-${version}.upg`,
  description: `Reader firmware ${version}`,
  created: new Date(created),
});

const app = (version: string, created: string): SeededSoftwareVersion => ({
  imageType: 'CAP_ITEMSENSE',
  version,
  imageName: `ii-cap-${version}-001.upg`,
  description: `Reader agent ${version}`,
  created: new Date(created),
});

/** The versions a release of the service brings along. */
export const builtInSoftwareVersions: readonly SeededSoftwareVersion[] = [
  firmware('5.12.2.240', '2018-03-12T09:00:00Z'),
  firmware('6.2.0.240', '2019-06-04T09:00:00Z'),
  firmware('6.4.1.240', '2020-11-17T09:00:00Z'),
  firmware('7.0.0.240', '2021-09-28T09:00:00Z'),
  app('1.6.0.240', '2019-06-04T09:00:00Z'),
  app('1.7.2.240', '2020-11-17T09:00:00Z'),
  app('1.8.0.240', '2021-09-28T09:00:00Z'),
];
