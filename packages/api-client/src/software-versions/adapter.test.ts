import { readSoftwareVersion } from './adapter';

test('[UPGRADE-03] a version is shown flat, with its image type, description and plain time', () => {
  expect(
    readSoftwareVersion({
      versionInfo: {
        versionIdentifier: { version: '6.4.1.240', imageType: 'FIRMWARE_SPEEDWAY' },
        imageName: 'octane.upgx',
      },
      description: 'Firmware',
      created: '2016-03-02T08:00:00.000Z[Etc/UTC]',
      recordVersionNumber: 1,
    }),
  ).toEqual({
    version: '6.4.1.240',
    imageType: 'FIRMWARE_SPEEDWAY',
    description: 'Firmware',
    created: '2016-03-02T08:00:00.000Z',
  });
});

test('[UPGRADE-03] what the service does not know of a version is absent', () => {
  expect(
    readSoftwareVersion({
      versionInfo: { versionIdentifier: { version: '6.4.1.240', imageType: null } },
      description: null,
      created: null,
    }),
  ).toEqual({ version: '6.4.1.240' });
});
