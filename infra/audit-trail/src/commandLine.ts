import { readFileSync } from 'node:fs';
import { KeyError, openStore, readVerifyingKeys, type Store, StoreError } from '@console/store';
import { assertArguments, parseWords, Refused, runCommand, UsageError } from '@console/workspace';
import { csvHeading, csvLine } from './csv';
import { searchTrails } from './search';
import type { Change } from './segments';
import { readCheckpoints, trailsOf, type Verified, verifyTrail } from './verify';

const usage = `audit-trail verify <store> --keys <files> [--checkpoints <file>]
       audit-trail list <store> [--person name] [--model facilities] [--record name] [--action delete]
                                [--since 2026-11-24] [--until 2026-11-25] [--gateway name] [--format text|json|csv]

The store is the folder of AUDIT_DIR, or what gateways share: a folder, s3://bucket/path or postgres://host/database.

verify reads all trails and says what of them is not as it was written. Keys are the public halves of AUDIT_KEY_FILE,
with commas between them. Checkpoints are those that were sent elsewhere: only they tell that an end was cut off together
with its checkpoints. Ends with 1 when something is wrong.`;

const readText = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Refused(`${path} cannot be read: ${(error as Error).message}`);
  }
};

function described({ trail, records, first, last, signed, problems }: Verified): string {
  const range = records === 0 ? 'no records' : `records ${first} to ${last}, signed to ${signed}`;
  return [`${trail}: ${range}: ${problems.length === 0 ? 'whole' : 'NOT as it was written'}`]
    .concat(problems.map((problem) => `  ${problem}`))
    .join('\n');
}

async function verify(store: Store, keyFiles: string | undefined, checkpointsFile: string | undefined) {
  if (keyFiles === undefined) throw new UsageError('Say with --keys which keys may have signed.');
  const keys = keyFiles.split(',').flatMap((path) => readVerifyingKeys(readText(path), path));
  const given = checkpointsFile === undefined ? undefined : readCheckpoints(readText(checkpointsFile));
  if (given && given.unreadable > 0)
    throw new Refused(`${checkpointsFile} holds lines that are no checkpoints: ${given.unreadable}.`);
  const elsewhere = given?.checkpoints ?? [];
  const trails = [...new Set([...(await trailsOf(store)), ...elsewhere.map(({ trail }) => trail)])].sort();
  if (trails.length === 0) throw new Refused(`${store.name} holds no audit trail.`);
  const found = await Promise.all(trails.map((trail) => verifyTrail(store, trail, { keys, elsewhere })));
  for (const one of found) console.log(described(one));
  process.exitCode = found.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

/** Text of others must not drive the terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, '\ufffd');

const formats: Readonly<Record<string, (changes: readonly Change[]) => string[]>> = {
  json: (changes) => changes.map((change) => JSON.stringify(change)),
  csv: (changes) => [csvHeading, ...changes.map(csvLine)],
  text: (changes) =>
    changes.map(({ time, person, address, action, model = '', record = '', status = 'no outcome' }) =>
      plain(
        [time, person?.name ?? '(nobody known)', address, action, model, record, status]
          .filter((part) => part !== '')
          .join('  '),
      ),
    ),
};

/** Runs the command with the words behind its name. */
export const runAuditTrail = (words: readonly string[]): Promise<void> =>
  runCommand(
    async () => {
      const text = { type: 'string' } as const;
      const { positionals, values } = parseWords(words, {
        keys: text,
        checkpoints: text,
        person: text,
        model: text,
        record: text,
        action: text,
        since: text,
        until: text,
        gateway: text,
        format: { type: 'string', default: 'text' },
      });
      assertArguments(positionals, 2, 2);
      const [command, address = ''] = positionals;
      const store = openStore(address, process.env);
      if (command === 'verify') return verify(store, values.keys, values.checkpoints);
      if (command !== 'list') throw new UsageError(`'${command}' is no command.`);
      const write = formats[values.format];
      if (!write) throw new UsageError(`There is no format '${values.format}'.`);
      const { gateway, keys: _keys, checkpoints: _checkpoints, format: _format, ...wanted } = values;
      const changes: Change[] = [];
      const found = searchTrails({ store }).find({
        ...wanted,
        ...(gateway !== undefined && { trail: gateway }),
      });
      for await (const change of found) changes.push(change);
      for (const line of write(changes.reverse())) console.log(line);
    },
    { usage, expected: [StoreError, KeyError] },
  );
