import { withoutBlank } from '@console/api-client/wire';
import type { Database, Queryable } from '../database';
import { insert, writeScript } from '../database/insert';
import { writeSetting } from '../resources/settings/settings';
import { hashPassword } from '../server/authentication/password';
import type { TokenVault } from '../server/authentication/tokenVault';
import { jobTimes } from '../simulation/jobSteps';
import { demoFleet } from './demo/demo';
import { factoryFleet } from './factory/factory';
import { stockIsUntouched, stockTables, storeStockOrigin } from './items/keptStock';
import { type Stock, seedItems } from './items/seedItems';
import type { Fleet, SeededJob, SeededReader, SeededUser } from './model/fleet';
import { insertDevices } from './seedDevices';
import { insertEvents } from './seedEvents';
import { insertPlaces } from './seedPlaces';
import { insertSupport } from './seedSupport';

/** Content of a fresh service. */
export interface Seeding {
  /** `factory`: built-in objects only; `demo`: a believable customer on top. */
  readonly fleet: 'factory' | 'demo';
  readonly seed: number;
  /** Number of readers in all. @defaultValue those of the fleet. */
  readonly readers?: number;
  /** Adds settings that strict clients do not know to the demo. @defaultValue false. */
  readonly lateSettings?: boolean;
  /** Number of items. @defaultValue 500 in the demo, else none. */
  readonly items?: number;
  /** Number of observations of items. @defaultValue 4000 in the demo, else none. */
  readonly history?: number;
}

const defaultStock = { factory: { items: 0, history: 0 }, demo: { items: 500, history: 4000 } };

/** Least time from its last activity to the first step of a job that runs at the start, in milliseconds. */
const earliestStep = 3000;

/** Interval between the first steps of jobs, in milliseconds. */
const tick = 1000;

/** Rows per statement: enough to be fast, few enough to limit memory. */
const batch = 1000;

/** Hashing is slow on purpose, so each password of a fleet is hashed once per process. */
const hashes = new Map<string, Promise<string>>();

/** Empties the database and fills it with the fleet, as of now. All or nothing. */
export async function seedDatabase(
  { database, vault }: { readonly database: Database; readonly vault: TokenVault },
  seeding: Seeding,
  now: Date,
): Promise<void> {
  const origin = { seed: seeding.seed, now };
  const fleet =
    seeding.fleet === 'demo' ? demoFleet(origin, seeding.readers, seeding.lateSettings) : factoryFleet;
  const users = await Promise.all(fleet.users.map(withHash));
  const stock: Stock = { ...defaultStock[seeding.fleet], ...withoutBlank(seeding) };
  const stockOrigin = { ...seeding, ...stock };
  await database.transaction(async (transaction) => {
    const untouched = await stockIsUntouched(transaction, stockOrigin, now);
    const script = writeScript();
    await emptyTables(script, await emptiedTables(transaction, stockTables));
    if (!untouched) await script.query(`truncate ${stockTables.join(', ')} restart identity`);
    await writeSetting(script, 'provisioningState', 'PROVISIONED');
    await writeSetting(script, 'initialConfigurationCompleted', fleet.initialConfigurationCompleted);
    await writeSetting(script, 'seeded', {
      fleet: seeding.fleet,
      seed: seeding.seed,
      readers: fleet.readers.length,
      items: stock.items,
      history: stock.history,
    });
    await insert(script, 'service_user', users);
    await insertObjects(script, fleet);
    for (let at = 0; at < fleet.readers.length; at += batch)
      await insertReaders(script, fleet.readers.slice(at, at + batch));
    await insertPlaces(script, fleet, now);
    await insertJobs(script, fleet);
    await insertDevices(script, fleet);
    await insertEvents(script, fleet);
    await insertSupport(script, vault, fleet);
    await transaction.execute(script.sql());
    if (!untouched) {
      await seedItems(transaction, fleet, stock, origin);
      await storeStockOrigin(transaction, stockOrigin, now);
    }
  });
}

interface EmptiedTable {
  readonly name: string;
  readonly sequence: string | null;
}

/**
 * Every table of the service but some, whichever migrations have made, the youngest first, since a table names only
 * older ones; what was migrated stays known.
 */
const emptiedTables = (transaction: Queryable, kept: readonly string[]): Promise<EmptiedTable[]> =>
  transaction.query(
    `select quote_ident(tables.relname) as name, quote_ident(sequences.relname) as sequence
     from pg_class tables
     left join (pg_depend join pg_class sequences on sequences.oid = objid and sequences.relkind = 'S')
       on refobjid = tables.oid and deptype in ('a', 'i')
       and refclassid = 'pg_class'::regclass and classid = 'pg_class'::regclass
     where tables.relnamespace = current_schema()::regnamespace and tables.relkind = 'r'
       and tables.relname <> all($1)
     order by tables.oid desc`,
    [['migration', ...kept]],
  );

/** Empties tables row by row: there are few rows, and to truncate fifty tables takes ten times as long. */
async function emptyTables(script: Queryable, tables: readonly EmptiedTable[]): Promise<void> {
  for (const { name, sequence } of tables) {
    await script.query(`delete from ${name}`);
    if (sequence) await script.query('select setval($1, 1, false)', [sequence]);
  }
}

async function withHash({ name, roles, password }: SeededUser) {
  if (password === undefined) return { name, roles, password_hash: null };
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return { name, roles, password_hash: await hash };
}

async function insertObjects(transaction: Queryable, fleet: Fleet): Promise<void> {
  await insert(
    transaction,
    'facility',
    fleet.facilities.map((name) => ({ name })),
  );
  await insert(
    transaction,
    'zone_map',
    fleet.zoneMaps.map((document) => ({ name: document.name, facility: document.facility, document })),
  );
  await insert(
    transaction,
    'reader_configuration',
    fleet.readerConfigurations.map((document) => ({ name: document.name, document })),
  );
  await insert(
    transaction,
    'recipe',
    fleet.recipes.map((document) => ({ name: document.name, type: document.type, document })),
  );
  await insert(
    transaction,
    'network',
    fleet.networks.map(({ name, CIDRRange }, index) => ({ id: index + 1, name, cidr_range: CIDRRange })),
  );
  await transaction.query(`select setval(pg_get_serial_sequence('network', 'id'), $1, false)`, [
    fleet.networks.length + 1,
  ]);
}

async function insertReaders(transaction: Queryable, readers: readonly SeededReader[]): Promise<void> {
  await insert(
    transaction,
    'reader_definition',
    readers.map(({ definition: document }) => ({
      name: document.name,
      address: document.address,
      type: document.type,
      facility: document.facility,
      document,
    })),
  );
  await insert(
    transaction,
    'reader_state',
    readers.map(({ definition, health }) => ({
      reader_name: definition.name,
      state: health.state,
      phase: health.phase,
      last_checkin: health.lastCheckin,
      last_reboot: health.lastReboot,
      last_task_request: health.lastCheckin,
      report: health.report,
      unsteady: health.unsteady ?? null,
      // One that awaits its agent has its time already: a first step would only find one out.
      step: 1,
      next_step: health.nextStep,
    })),
  );
  await insert(
    transaction,
    'reader_feature',
    readers.flatMap(({ definition, features }) =>
      features.map((feature) => ({ ...feature, reader_name: definition.name })),
    ),
  );
}

async function insertJobs(transaction: Queryable, { jobs, recipes }: Fleet): Promise<void> {
  await insert(
    transaction,
    'job',
    jobs.map((job, index) => ({
      id: job.id,
      status: job.status,
      facility: job.facility,
      created: job.created,
      started: job.started,
      stopped: job.stopped,
      last_activity: job.lastActivity,
      next_step: job.status === 'STOPPED' ? null : firstStep(job, index),
      stop_reason: job.stopReason,
      start_attempts: job.startAttempts,
      request: job.request,
      recipe: recipes.find(({ name }) => name === job.request.recipeName) ?? null,
      errors: job.errors,
    })),
  );
  await insert(
    transaction,
    'job_reader',
    jobs.flatMap((job) =>
      job.readerNames.map((reader_name) => ({
        job_id: job.id,
        reader_name,
        failed: job.failedReaderNames.includes(reader_name),
      })),
    ),
  );
}

/** The heartbeats of many jobs are spread over their interval, so that no tick has to see to all of them. */
function firstStep({ lastActivity }: SeededJob, index: number): Date {
  const within = jobTimes.heartbeat - earliestStep;
  return new Date(lastActivity.getTime() + earliestStep + ((index * tick) % within));
}
