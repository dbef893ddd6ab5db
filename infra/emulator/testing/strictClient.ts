import { Ajv } from 'ajv';

type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const integer = { type: 'integer' };
const number = { type: 'number' };
const flag = { type: 'boolean' };
const time = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' };
const duration = { type: 'string', pattern: '^PT' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const each = (items: Schema): Schema => ({ type: 'array', items });
const oneOf = (...values: readonly string[]): Schema => ({ enum: values });
const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });

/** An object with exactly these keys: one more breaks a strict client, one less is `null` that is not sent. */
const exactly = (
  properties: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
  additionalProperties: false,
});

const filter = exactly({ memoryBank: integer, pointer: integer, tagMask: text });
const channelConfig = exactly({ channelIndex: orNull(integer), txFrequenciesInMhz: orNull(each(number)) });
const radio = {
  readerMode: text,
  session: integer,
  transmitPowerInDbm: orNull(number),
  filter: orNull(filter),
};
const search = {
  searchMode: orNull(text),
  tagPopulationEstimate: orNull(integer),
  polarization: orNull(flag),
  channelConfig: orNull(channelConfig),
};
const operation = (name: string, configuration: Schema) =>
  exactly({ name: text, operation: oneOf(name), configuration });

const readerConfiguration = {
  anyOf: [
    operation('INVENTORY', exactly({ ...radio, ...search, antennas: each(integer) })),
    operation('LOCATION', exactly({ ...radio, disabledAntennas: orNull(each(integer)) })),
    operation('THRESHOLD', exactly({ ...radio, ...search })),
    operation('DO_NOTHING', exactly({})),
  ],
};

const arrangement = orNull(oneOf('OVERHEAD', 'OVERHEAD_OFFSET', 'SIDE_BY_SIDE', 'CUSTOM'));
const readerType = oneOf('XARRAY', 'XSPAN', 'SPEEDWAY', 'XPORTAL');
const threshold = exactly({
  id: integer,
  name: text,
  facility: text,
  readerArrangement: arrangement,
  readers: mapOf(exactly({ antennaConfigurationId: integer })),
});
const antennas = each(exactly({ antennaId: integer }));
const antennaConfiguration = exactly({
  id: integer,
  name: text,
  side: orNull(oneOf('LEFT', 'RIGHT')),
  readerType: orNull(readerType),
  readerArrangement: arrangement,
  in: antennas,
  out: antennas,
  ignored: orNull(antennas),
});

const level = { status: oneOf('HEALTHY', 'WARNING', 'FAILED'), code: orNull(text) };
const readerStatus = exactly({
  readerName: text,
  state: text,
  lastCheckin: orNull(time),
  lastReboot: orNull(time),
  version: orNull(exactly({ App: text, Firmware: text })),
  connectionStatus: exactly(level),
  throughputStatus: exactly(level),
  softwareStatus: exactly(level),
  clockSyncStatus: exactly(level, { skewMilliseconds: orNull(integer) }),
  hardwareStatus: exactly({ ...level, devices: orNull(each(exactly({ device: text, code: text }))) }),
});
const healthEvent = exactly({
  eventTime: time,
  readerId: text,
  type: text,
  code: text,
  args: mapOf(text),
});

const point = exactly({ x: number, y: number, z: orNull(number) });
const zone = exactly({ name: text, floor: text, points: each(point) });
const placement = exactly({
  x: number,
  y: number,
  z: number,
  yaw: number,
  pitch: number,
  roll: number,
  floor: text,
});

const version = exactly({ version: text, imageType: text });
const target = exactly({ type: oneOf('DEVICE', 'FACILITY'), values: each(text) });
const policy = exactly({
  maxParallelReaders: orNull(integer),
  allowedReaderTypes: orNull(each(readerType)),
});
const upgrade = exactly({
  id: text,
  upgradeRequest: exactly({ target, versionIdentifier: version, policy }),
  created: time,
  updated: time,
  numDevices: integer,
  cancelled: flag,
  numFailures: integer,
});
const softwareVersion = exactly({
  versionInfo: exactly({ versionIdentifier: version, imageName: text, checksum: text }),
  description: orNull(text),
  created: time,
  updated: time,
  updateComment: orNull(text),
  recordVersionNumber: integer,
});

const trapTargetConfig = exactly({
  host: text,
  port: integer,
  timeout: duration,
  retries: integer,
  messageType: oneOf('TRAP', 'INFORM'),
});
const snmpSettings = exactly({
  authConfig: {
    anyOf: [
      exactly({ type: oneOf('V2_COMMUNITY'), communityName: text }),
      exactly({
        type: oneOf('V3_USER_PRIV'),
        engineId: text,
        userName: text,
        authenticationKey: text,
        privacyKey: text,
      }),
    ],
  },
  trapTargetConfig,
});

const schemas = {
  readerConfiguration,
  threshold,
  antennaConfiguration,
  readerStatus,
  healthEvent,
  zone,
  placement,
  upgrade,
  softwareVersion,
  snmpSettings,
};

const ajv = new Ajv({ strict: false });

/**
 * Faults at which a client of the real service that knows exactly the keys of its time would fail: a key it
 * does not know, a key that is missing, a value of another type.
 */
export function refusals(kind: keyof typeof schemas, objects: readonly unknown[]): string[] {
  const check = ajv.compile(schemas[kind]);
  return objects.flatMap((object) =>
    check(object) ? [] : `${ajv.errorsText(check.errors)} in ${JSON.stringify(object)}`,
  );
}
