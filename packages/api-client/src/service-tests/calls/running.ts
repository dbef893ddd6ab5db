import * as clockSync from '../../clock-sync/calls';
import * as healthEvents from '../../health-events/calls';
import * as hostHealth from '../../host-health/calls';
import * as data from '../../items/calls';
import * as jobs from '../../jobs/calls';
import { iterationDataDownload } from '../../jobs/iterationData';
import * as ongoingProcesses from '../../ongoing-processes/calls';
import * as readerHealth from '../../reader-health/calls';
import * as readerLogs from '../../reader-logs/calls';
import * as registrations from '../../registrations/calls';
import * as scannedReaders from '../../scanned-readers/calls';
import * as sockets from '../../sockets/calls';
import * as softwareVersions from '../../software-versions/calls';
import * as systemLogs from '../../system-logs/calls';
import * as upgrades from '../../upgrades/calls';
import { check, file, list, record, type Samples, secret, write } from './sample';

const job = { id: 'b2f1', status: 'RUNNING', job: { recipeName: 'Count' } };
const reader = { ipAddress: '10.0.0.7', name: 'Dock 01' };
const registration = { id: 'r1', status: 'INSTALLING' };
const socket = { socketUrl: '/sockets/c1', channelId: 'c1' };
const version = { versionInfo: { versionIdentifier: { version: '5.12.2.240' } } };
const systemLog = systemLogs.systemLogsDownload({
  from: '2026-03-01T00:00:00.000Z',
  to: '2026-03-02T00:00:00.000Z',
  extended: true,
});
const items = {
  epcPrefix: '30AB',
  jobIds: ['b2f1'],
  zoneNames: ['Dock'],
  facility: 'Hall 1',
  epcFormat: 'RAW',
  fromTime: '2026-03-01T00:00:00.000Z',
  toTime: '2026-03-02T00:00:00.000Z',
} as const;
const history = {
  ...items,
  fromZone: 'Dock',
  toZone: 'Store',
  fromFacility: 'Hall 1',
  toFacility: 'Hall 2',
  zoneTransitionsOnly: true,
  minDistanceMoved: 2,
};
const transitions = { thresholdName: 'Gate', destination: 'IN', facility: 'Hall 1' } as const;
const nextPage = 'bGF0ZXI+/w==';

/** Calls about what goes on. */
export const running = {
  'clock-sync': {
    showClockSync: record(clockSync.showClockSync(), { enabled: false }),
    startClockSync: write(clockSync.startClockSync()),
  },
  'health-events': {
    listHealthEvents: list(healthEvents.listHealthEvents('HOST')),
    listReaderEventsSince: record(healthEvents.listReaderEventsSince('2026-03-01T08:00:00.000Z'), {
      events: [],
      nextPageMarker: null,
    }),
    listReaderEvents: record(healthEvents.listReaderEvents('Dock 01'), { events: [], nextPageMarker: null }),
  },
  'host-health': {
    showHostHealth: record(hostHealth.showHostHealth(), { HOST: { state: 'HEALTHY' } }),
    showMetricLimits: record(hostHealth.showMetricLimits(), { cpuMax: 0.9 }),
  },
  items: {
    showItems: record(data.showItems(items, nextPage), { items: [] }),
    showHistory: record(data.showHistory(history, nextPage), { history: [] }),
    showTransitions: record(data.showTransitions(transitions, nextPage), { transitions: [] }),
    showTransitionsOf: record(data.showTransitionsOf('30AB', nextPage), { transitions: [] }),
    showTransitionsWithin: record(data.showTransitionsWithin({ fromTime: '2026-03-01T08:00:00.000Z' }), {
      transitions: [],
    }),
    exportData: file(data.exportData('items', items)),
    'exportData of history': file(data.exportData('history', history)),
    'exportData of transitions': file(data.exportData('transitions', transitions)),
  },
  jobs: {
    listJobs: list(jobs.listJobs()),
    showJob: record(jobs.showJob('b2f1'), job),
    showJobReaders: record(jobs.showJobReaders('b2f1'), { readers: [] }),
    startJob: write(jobs.startJob({ recipeName: 'Count' })),
    stopJob: write(jobs.stopJob('b2f1')),
    iterationDataDownload: file(iterationDataDownload('b2f1')),
    'iterationDataDownload, checked first': check(iterationDataDownload('b2f1')),
  },
  'ongoing-processes': {
    trackProcess: write(ongoingProcesses.trackProcess({ processId: 'r1', processType: 'capInstall' })),
    listOngoingProcesses: list(ongoingProcesses.listOngoingProcesses()),
    forgetProcess: write(ongoingProcesses.forgetProcess('r1')),
  },
  'reader-health': {
    listReaderHealth: list(readerHealth.listReaderHealth()),
    showReaderHealth: record(readerHealth.showReaderHealth('Dock 01'), {
      readerName: 'Dock 01',
      state: 'IDLE',
    }),
    rebootReader: write(readerHealth.rebootReader('Dock 01')),
  },
  'reader-logs': {
    requestReaderLogs: write(readerLogs.requestReaderLogs()),
    showReaderLogRequest: record(readerLogs.showReaderLogRequest(), { state: 'RUNNING' }),
    readerLogsDownload: file(readerLogs.readerLogsDownload()),
  },
  registrations: {
    startRegistration: write(registrations.startRegistration({ readers: [reader] })),
    showMostRecentRegistration: record(registrations.showMostRecentRegistration(), registration),
    showRegistration: record(registrations.showRegistration('r1'), registration),
    cancelRegistration: write(registrations.cancelRegistration('r1')),
  },
  'scanned-readers': {
    scanReaders: list(scannedReaders.scanReaders({ networks: ['4'] })),
    'scanReaders at addresses': list(scannedReaders.scanReaders({ addresses: ['10.0.0.7'] })),
    setReaderPassword: write(
      scannedReaders.setReaderPassword({ ipAddress: reader.ipAddress, password: secret }),
    ),
    findReader: record(scannedReaders.findReader(reader.ipAddress), reader),
  },
  sockets: {
    openQueue: record(sockets.openQueue('transitions', { thresholdName: 'Gate' }), socket),
    closeQueue: write(sockets.closeQueue('c1')),
    openMetric: record(sockets.openMetric('system.cpu.usage', 10_000), socket),
    closeMetric: write(sockets.closeMetric('system.cpu.usage')),
  },
  'software-versions': {
    listSoftwareVersions: list(softwareVersions.listSoftwareVersions('FIRMWARE_SPEEDWAY')),
    showSoftwareVersion: record(
      softwareVersions.showSoftwareVersion('FIRMWARE_SPEEDWAY', '5.12.2.240'),
      version,
    ),
  },
  'system-logs': {
    systemLogsDownload: file(systemLog),
    'systemLogsDownload, checked first': check(systemLog),
  },
  upgrades: {
    listUpgrades: list(upgrades.listUpgrades()),
    showUpgrade: record(upgrades.showUpgrade('u1'), { status: 'IN_PROGRESS' }),
    startUpgrade: record(
      upgrades.startUpgrade({ imageType: 'FIRMWARE_SPEEDWAY', version: '5.12.2.240', readers: ['Dock 01'] }),
      { upgradeInstanceId: 'u1' },
    ),
    stopUpgrade: write(upgrades.stopUpgrade('u1')),
  },
} satisfies Samples;
