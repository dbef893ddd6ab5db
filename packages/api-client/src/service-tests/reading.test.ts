/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { type Call, isNotFound } from '../client';
import { fetchFile } from '../downloads';
import {
  iterationDataDownload,
  jobStatuses,
  listJobs,
  showJob,
  showJobReaders,
  startJob,
  stopJob,
} from '../jobs';
import {
  createReaderConfiguration,
  destroyReaderConfiguration,
  listReaderConfigurations,
  type ReaderConfiguration,
  replaceReaderConfiguration,
  showReaderConfiguration,
  showRegionOptions,
} from '../reader-configurations';
import { createRecipe, destroyRecipe, listRecipes, type Recipe, replaceRecipe, showRecipe } from '../recipes';
import { type Session, startSession } from './session';

let session: Session;

beforeEach(async () => {
  session = await startSession();
});

afterEach(async () => {
  await session.close();
  await emulator.reset();
});

const call = <A>(what: Call<A>) => session.client.call(what);
const requests = () => session.wire.requests.slice(1);
const sent = () => requests().map(({ method, path }) => `${method} ${path}`);
const bodySent = (index: number) => JSON.parse(requests()[index]?.body ?? '');

const inventory: ReaderConfiguration = {
  name: 'Contract / shelves',
  operation: 'INVENTORY',
  readerMode: 'MODE_1002',
  searchMode: 'DUAL_TARGET',
  session: '1',
  antennas: '3, 1, 2',
  polarization: true,
  tagPopulationEstimate: 16,
  receiveSensitivityInDbm: -60,
  transmitPowerInDbm: 30.25,
  filters: [
    { tagMask: '3034', memoryBank: 1, pointer: 32 },
    { tagMask: 'E200', memoryBank: 2, pointer: 0 },
  ],
  filterOperation: 'OR',
  powerSweep: { minimumPowerLevel: 12, powerLevelStepSize: 0.5 },
  channelConfig: { mode: 'hopping', txFrequenciesInMhz: [903.25, 902.75] },
};

const location: ReaderConfiguration = {
  name: 'Contract aisle',
  operation: 'LOCATION',
  readerMode: 'MODE_1003',
  session: '3',
  disabledAntennas: '7, 8',
  method: 'CUSTOM',
  algorithmControl: '1000, 1, 1001, 5',
  filters: [{ tagMask: '30', memoryBank: 3, pointer: 4 }],
  channelConfig: { mode: 'fixed', channelIndex: 7 },
};

it('[CONFIG-33] sends a configuration with what is set and applies, and the service keeps all of it', async () => {
  expect(await call(createReaderConfiguration(inventory))).toEqual(inventory);
  expect(await call(createReaderConfiguration(location))).toEqual(location);
  expect(bodySent(0)).toEqual({
    name: 'Contract / shelves',
    operation: 'INVENTORY',
    configuration: {
      readerMode: 'MODE_1002',
      searchMode: 'DUAL_TARGET',
      session: 1,
      antennas: [3, 1, 2],
      polarization: true,
      tagPopulationEstimate: 16,
      receiveSensitivityInDbm: -60,
      transmitPowerInDbm: 30.25,
      filters: [
        { tagMask: '3034', memoryBank: 1, pointer: 32 },
        { tagMask: 'E200', memoryBank: 2, pointer: 0 },
      ],
      filterOperation: 'OR',
      powerSweep: { minimumPowerLevel: 12, powerLevelStepSize: 0.5 },
      channelConfig: { txFrequenciesInMhz: [903.25, 902.75] },
    },
  });
  expect(bodySent(1).configuration).toEqual({
    readerMode: 'MODE_1003',
    session: 3,
    disabledAntennas: [7, 8],
    method: 'CUSTOM',
    algorithmControl: [
      [1000, 1],
      [1001, 5],
    ],
    filter: { tagMask: '30', memoryBank: 3, pointer: 4 },
    channelConfig: { channelIndex: 7 },
  });
});

it('[WIRE-03] creates, replaces, lists, shows and destroys reader configurations', async () => {
  const name = encodeURIComponent(inventory.name);
  await call(createReaderConfiguration(inventory));
  await call(replaceReaderConfiguration({ ...inventory, antennas: '4' }));
  const { rows, unreadable } = await call(listReaderConfigurations());
  expect(unreadable).toEqual([]);
  expect(rows.find((row) => row.name === inventory.name)).toMatchObject({ antennas: '4' });
  expect(await call(showReaderConfiguration(inventory.name))).toMatchObject({ antennas: '4' });
  await call(destroyReaderConfiguration(inventory.name));
  const gone = await call(showReaderConfiguration(inventory.name)).catch((error: unknown) => error);
  expect(isNotFound(gone)).toBe(true);
  const base = '/itemsense/configuration/v1/readerConfigurations';
  expect(sent()).toEqual([
    `POST ${base}/create`,
    `PUT ${base}/createOrReplace`,
    `GET ${base}/show`,
    `GET ${base}/show/${name}`,
    `DELETE ${base}/destroy/${name}`,
    `GET ${base}/show/${name}`,
  ]);
});

it('[CONFIG-31] reads region, modes, channels, frequencies and power from the options', async () => {
  const options = await call(showRegionOptions());
  expect(sent()).toEqual(['GET /api/readerConfigurations/options']);
  expect(options).toMatchObject({
    region: 'FCC',
    readerModes: expect.arrayContaining(['MODE_1002', 'MAX_MILLER']),
    searchModes: expect.arrayContaining(['SINGLE_TARGET', 'TAG_FOCUS']),
    maxTransmitPowerInDbm: 33,
    regulations: {},
  });
  expect(options.channels[0]).toEqual({ index: 1, frequencyInMhz: 902.75 });
  expect(options.frequenciesInMhz).toEqual(options.channels.map(({ frequencyInMhz }) => frequencyInMhz));
});

const recipe: Recipe = {
  name: 'Contract doors',
  type: 'THRESHOLD',
  readerConfigurationName: 'IMPINJ_All_Thresholds',
  readerConfigurations: [{ readerName: 'RH-Pharmacy', readerConfigurationName: 'IMPINJ_All_Thresholds' }],
  thresholdIds: [1],
  profile: 'ONE\n2\nZm9v',
  iterationDataLogEnabled: true,
};

it('[RECIPE-12] sends a recipe with a map of readers and ISO durations, and reads it back', async () => {
  expect(await call(createRecipe({ ...recipe, profile: 'ONE\\n2\\nZm9v' }))).toEqual(recipe);
  expect(bodySent(0)).toEqual({
    ...recipe,
    readerConfigurations: { 'RH-Pharmacy': 'IMPINJ_All_Thresholds' },
  });
  const moving = {
    name: 'Contract aisles',
    type: 'LOCATION',
    readerConfigurationName: 'IMPINJ_Fast_Location',
    tagHeartbeatDuration: 90,
    tagExpiryDuration: 3600,
    computeWindow: 20,
    reportingInterval: 10,
    minimumMovementInMeters: 0.5,
  };
  expect(await call(createRecipe(moving))).toMatchObject(moving);
  expect(bodySent(1)).toEqual({
    ...moving,
    readerConfigurations: {},
    tagHeartbeatDuration: 'PT1M30S',
    tagExpiryDuration: 'PT1H',
  });
});

it('[WIRE-03] creates, replaces, lists, shows and destroys recipes', async () => {
  await call(createRecipe(recipe));
  await call(replaceRecipe({ ...recipe, thresholdIds: [] }));
  expect((await call(listRecipes())).rows).toContainEqual({ ...recipe, thresholdIds: [] });
  expect(await call(showRecipe(recipe.name))).toMatchObject({ thresholdIds: [] });
  await call(destroyRecipe(recipe.name));
  const base = '/itemsense/configuration/v1/recipes';
  expect(sent()).toEqual([
    `POST ${base}/create`,
    `PUT ${base}/createOrReplace`,
    `GET ${base}/show`,
    `GET ${base}/show/Contract%20doors`,
    `DELETE ${base}/destroy/Contract%20doors`,
  ]);
});

const theatres = {
  name: 'contract',
  recipeName: 'IMPINJ_Deep_Scan_Inventory',
  facility: 'Riverside Hospital',
  readerGroups: ['theatres'],
};

it('[JOB-20] starts a job with the request only', async () => {
  const job = await call(startJob({ ...theatres, readerGroups: undefined, facility: 'DEFAULT' }));
  expect(sent()).toEqual(['POST /itemsense/control/v1/jobs/start']);
  expect(bodySent(0)).toEqual({
    name: 'contract',
    recipeName: 'IMPINJ_Deep_Scan_Inventory',
    facility: 'DEFAULT',
    startDelay: 'PT0S',
    reportToMessageQueueEnabled: true,
    reportToDatabaseEnabled: false,
    reportToHistoryEnabled: false,
    useOtherJobData: false,
  });
  expect(job).toMatchObject({ status: 'WAITING', facilities: ['DEFAULT'], name: 'contract' });
});

it('[JOB-07] stops a job gracefully unless told otherwise', async () => {
  const { id = '' } = (await call(startJob(theatres))) ?? {};
  const { name: _name, ...others } = theatres;
  const busy = await call(startJob(others)).catch((error: unknown) => error);
  expect(busy).toMatchObject({ status: 409, detail: expect.stringContaining(`JobId=${id},`) });
  await emulator.stride(30_000);
  expect(await call(stopJob(id))).toMatchObject({
    status: 'STOPPING',
    stopReason: 'USER_REQUESTED_GRACEFUL',
  });
  expect(await call(stopJob(id, { graceful: false }))).toMatchObject({ stopReason: 'USER_REQUESTED_ABRUPT' });
  expect(requests().slice(2)).toMatchObject([
    { method: 'POST', path: `/itemsense/control/v1/jobs/stop/${id}?graceful=true`, body: '' },
    { method: 'POST', path: `/itemsense/control/v1/jobs/stop/${id}?graceful=false`, body: '' },
  ]);
});

it('[JOB-21] reads jobs with their state, their readers and the request', async () => {
  const { rows, unreadable } = await call(listJobs());
  expect(unreadable).toEqual([]);
  const running = rows.find(({ request }) => request.name === 'ground-floor-day');
  if (!running) throw new Error('The service runs no such job.');
  expect(jobStatuses).toContain(running.status);
  expect(running).toMatchObject({
    recipeName: expect.any(String),
    readerNames: expect.arrayContaining(['RH-Pharmacy']),
    allReaderNames: expect.arrayContaining(['RH-Pharmacy']),
    failedReaderNames: ['RH-Loading-Bay'],
    creationTime: expect.stringMatching(/Z$/),
    lastActivityTime: expect.stringMatching(/Z$/),
    lastHeartbeatTime: expect.stringMatching(/Z$/),
    activeDuration: expect.any(Number),
    errorOccurred: true,
    errorCount: 1,
    errors: [{ time: expect.stringMatching(/Z$/), message: expect.stringMatching(/\w/) }],
    maxErrors: 5,
    startAttempts: 1,
    facilities: ['Riverside Hospital'],
    request: { facility: 'Riverside Hospital', readerGroups: ['ground-floor'] },
  });
  expect(await call(showJob(running.id))).toEqual(running);
  expect(await call(showJobReaders(running.id))).toContainEqual(
    expect.objectContaining({ readerName: 'RH-Loading-Bay', failed: true }),
  );
  expect(sent()).toEqual([
    'GET /itemsense/control/v1/jobs/show',
    `GET /itemsense/control/v1/jobs/show/${running.id}`,
    `GET /itemsense/control/v1/jobs/stats/${running.id}`,
  ]);
});

it('[DOWNLOAD-02] downloads the iteration data of a job from its address', async () => {
  await call(createRecipe(recipe));
  const { id = '' } = (await call(startJob({ ...theatres, recipeName: recipe.name }))) ?? {};
  expect(await call(fetchFile(iterationDataDownload(id)))).toBeNull();
  await emulator.stride(60_000);
  const file = await call(fetchFile(iterationDataDownload(id)));
  expect(file).toMatchObject({ name: `iteration-data-${id}.tar.gz` });
  expect(file?.content.size).toBeGreaterThan(100);
  expect(sent().at(-1)).toBe(`GET /itemsense/support/v1/logs/iterationData/${id}`);
});
