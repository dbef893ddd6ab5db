import type { Queryable } from '../database';
import { type EventsOfReader, recordReaderEvents } from '../resources/health-events/store';
import type { ReaderState } from '../resources/reader-health/store';
import type { Outbox } from '../server/messages';
import { seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';
import type { Phase } from './readerSteps';
import { stepUpgrade, type UpgradeProgress } from './upgradeSteps';

interface DueReader {
  readonly upgrade_id: string;
  readonly number: number;
  readonly place: number;
  readonly reader_name: string;
  readonly install_step: string;
  readonly target: string;
  readonly component: 'App' | 'Firmware';
  readonly phase: Phase | null;
  readonly state: ReaderState;
  readonly installed: string | null;
}

interface Moved {
  readonly row: DueReader;
  readonly progress: UpgradeProgress;
}

/** Lets upgrades take up their next readers, those their steps, and ends the upgrades that are done. */
export async function moveUpgrades(
  database: Queryable,
  outbox: Outbox,
  now: Date,
  pace: Pace,
): Promise<void> {
  const running = await database.query(
    `select from upgrade where status in ('WAITING', 'IN_PROGRESS') limit 1`,
  );
  if (running.length === 0) return;
  await takeUpReaders(database, now);
  const moved = progressOfAll(await dueReaders(database, now), pace);
  if (moved.length > 0) {
    await storeProgress(database, moved, now, pace);
    await changeReaders(database, moved, now);
    await recordReaderEvents(database, outbox, moved.map(eventsOf), now);
  }
  await endUpgrades(database, now);
}

/** Of every upgrade as many waiting readers as it may upgrade at the same time, minus those that are upgrading. */
async function takeUpReaders(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `update upgrade_reader r set status = 'IN_PROGRESS', started = $1, updated = $1, next_step = $1
     from (select upgrade_id, place, max_parallel,
             row_number() over (partition by upgrade_id order by place) as turn,
             (select count(*) from upgrade_reader busy
              where busy.upgrade_id = w.upgrade_id and busy.status = 'IN_PROGRESS') as busy
           from upgrade_reader w join upgrade on upgrade.id = w.upgrade_id
           where upgrade.status in ('WAITING', 'IN_PROGRESS') and w.status = 'WAITING') as waiting
     where r.upgrade_id = waiting.upgrade_id and r.place = waiting.place
       and turn + busy <= coalesce(max_parallel, 10)`,
    [now],
  );
}

function dueReaders(database: Queryable, now: Date): Promise<DueReader[]> {
  return database.query<DueReader>(
    `select r.upgrade_id, u.number, r.place, r.reader_name, r.install_step, component, s.phase, s.state,
       u.request #>> '{versionIdentifier,version}' as target, s.report -> 'version' ->> component as installed
     from upgrade_reader r join upgrade u on u.id = r.upgrade_id
       left join reader_state s on s.reader_name = r.reader_name,
       lateral (select case u.request #>> '{versionIdentifier,imageType}' when 'CAP_ITEMSENSE' then 'App'
         else 'Firmware' end as component) as part
     where r.next_step <= $1 order by u.number, r.place for update of r`,
    [now],
  );
}

/** Progress of all that is due at a time: a reader that one upgrade begins with is busy for those after it. */
function progressOfAll(due: readonly DueReader[], pace: Pace): Moved[] {
  const begun = new Set<string>();
  return due.map((row) => {
    const progress = progressOf(begun.has(row.reader_name) ? { ...row, phase: 'UPDATING' } : row, pace);
    if (progress.effect === 'begins') begun.add(row.reader_name);
    return { row, progress };
  });
}

function progressOf(row: DueReader, { seed }: Pace): UpgradeProgress {
  const { phase, state, installed, install_step, target } = row;
  return stepUpgrade(
    { installStep: install_step, target, reader: phase && { phase, state, version: installed } },
    seededRandom(seed, 'upgrade', row.number, row.reader_name, install_step),
  );
}

async function storeProgress(
  database: Queryable,
  moved: readonly Moved[],
  now: Date,
  { speed }: Pace,
): Promise<void> {
  const rows = moved.map(({ row: { upgrade_id, place, installed }, progress }) => ({
    upgrade_id,
    place,
    installed,
    status: progress.status,
    install_step: progress.installStep,
    message: progress.message,
    next_step: progress.waitMs === null ? null : new Date(now.getTime() + progress.waitMs / speed),
  }));
  await database.query(
    `update upgrade_reader r set status = moved.status, install_step = moved.install_step, updated = $2,
       message = moved.message, next_step = moved.next_step,
       previous_version = coalesce(r.previous_version, moved.installed),
       finished = case when moved.next_step is null then $2::timestamptz end
     from jsonb_to_recordset($1::jsonb) as moved (upgrade_id uuid, place integer, installed text, status text,
       install_step text, message text, next_step timestamptz)
     where r.upgrade_id = moved.upgrade_id and r.place = moved.place`,
    [JSON.stringify(rows), now],
  );
}

/**
 * Effects of the steps on the readers themselves: they are busy, run their new version, or are gone for a
 * while.
 */
async function changeReaders(database: Queryable, moved: readonly Moved[], now: Date): Promise<void> {
  const changes = moved
    .filter(({ progress }) => progress.effect !== null)
    .map(({ row: { reader_name, component, target }, progress: { effect } }) => ({
      reader_name,
      component,
      target,
      effect,
    }));
  if (changes.length === 0) return;
  await database.query(
    `update reader_state s set
       phase = case effect when 'begins' then 'UPDATING' when 'upgraded' then 'ONLINE' else 'RESTARTING' end,
       state = case effect when 'upgraded' then 'IDLE' else 'UPDATING_FIRMWARE' end,
       next_step = case effect when 'begins' then null else $2::timestamptz end,
       last_reboot = case effect when 'upgraded' then $2::timestamptz else s.last_reboot end,
       report = case effect when 'upgraded' then jsonb_set(s.report, array['version', component], to_jsonb(target))
         else s.report end
     from jsonb_to_recordset($1::jsonb) as change (reader_name text, component text, target text, effect text)
     where s.reader_name = change.reader_name`,
    [JSON.stringify(changes), now],
  );
}

const eventsOf = ({ row: { reader_name, target }, progress }: Moved): EventsOfReader => ({
  readerName: reader_name,
  events:
    progress.waitMs === null
      ? [
          {
            kind: 'happens',
            type: 'LIFECYCLE',
            code: 'UPGRADE_STATUS',
            args: { status: progress.status, version: target },
          },
        ]
      : [],
});

/** An upgrade is over with its last reader. It has failed when it was stopped, or when no reader made it. */
async function endUpgrades(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `update upgrade set updated = greatest(upgrade.updated, progress.updated),
       finished = case when open = 0 then $1::timestamptz end,
       status = case when open > 0 then 'IN_PROGRESS' when cancelled or failed = total then 'FAILED'
         else 'COMPLETED' end
     from (select upgrade_id, max(updated) as updated, count(*) as total,
             count(*) filter (where status in ('WAITING', 'IN_PROGRESS')) as open,
             count(*) filter (where status = 'FAILED' or status = 'SKIPPED' and install_step <> 'VERSION_CORRECT')
               as failed
           from upgrade_reader where upgrade_id in (select id from upgrade where status in ('WAITING', 'IN_PROGRESS'))
           group by upgrade_id) as progress
     where id = progress.upgrade_id`,
    [now],
  );
}
