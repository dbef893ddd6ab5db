import type { Queryable } from '../../database';

/** SNMP settings as they are stored and answered. Of each kind exactly these keys: strict clients fail on another. */
export interface StoredSnmpSettings {
  readonly authConfig:
    | { readonly type: 'V2_COMMUNITY'; readonly communityName: string }
    | {
        readonly type: 'V3_USER_PRIV';
        readonly engineId: string;
        readonly userName: string;
        readonly authenticationKey: string;
        readonly privacyKey: string;
      };
  readonly trapTargetConfig: {
    readonly host: string;
    readonly port: number;
    readonly timeout: string;
    readonly retries: number;
    readonly messageType: string;
  };
}

/** State the service keeps of itself. */
export interface Settings {
  /** True after someone has been through the first configuration. */
  readonly initialConfigurationCompleted: boolean;
  /** `PROVISIONED`, or what is missing. */
  readonly provisioningState: string;
  /** True while the readers' clocks are set by the service's. */
  readonly clocksSynced: boolean;
  /** To whom SNMP traps would be sent. */
  readonly snmp: StoredSnmpSettings;
  /** Flags of the seeding, so that a later start can detect that it asks for something else. */
  readonly seeded: {
    readonly fleet: string;
    readonly seed: number;
    readonly readers: number;
    readonly items: number;
    readonly history: number;
  };
}

/** Reads one setting; `undefined` before the first seeding. */
export async function readSetting<Name extends keyof Settings>(
  database: Queryable,
  name: Name,
): Promise<Settings[Name] | undefined> {
  const [row] = await database.query<{ value: Settings[Name] }>(
    'select value from service_setting where name = $1',
    [name],
  );
  return row?.value;
}

/** Writes one setting. */
export async function writeSetting<Name extends keyof Settings>(
  database: Queryable,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  await database.query(
    `insert into service_setting (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, JSON.stringify(value)],
  );
}

/** Forgets one setting. */
export async function deleteSetting(database: Queryable, name: keyof Settings): Promise<void> {
  await database.query('delete from service_setting where name = $1', [name]);
}
