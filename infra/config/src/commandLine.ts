import { readFile, stat, writeFile } from 'node:fs/promises';
import { type ServiceClient, ServiceError } from '@console/api-client';
import {
  type ApplyMode,
  applyChanges,
  applyModes,
  type BundleFormat,
  bundleFormats,
  type Configuration,
  ConfigurationRefused,
  compareConfigurations,
  isEffective,
  longestText,
  planChanges,
  type ReadDocument,
  readDocuments,
  readSystem,
  type Secrets,
  type SectionName,
  type SystemState,
  sectionNames,
  writeBundle,
} from '@console/api-client/configuration-bundle';
import { assertArguments, parseWords, Refused, runCommand, UsageError } from '@console/workspace';
import {
  describeChange,
  describeDifference,
  describeNote,
  describeOutcome,
  describeProblems,
  describeRefusal,
} from './describe';
import { credentialVariables, signedIn } from './system';

const usage = `console-config <command>

  export [file]       writes the configuration of a service; without a file to the output
  diff [files]        what the files would change, or with --with and --with-url what differs
  apply <files>       makes the service what the files say

  --url <address>     the service; SERVICE_URL by default
  --only <sections>   some of ${sectionNames.join(', ')}
  --format <format>   export: json or yaml; by default that of the file, else json
  --with <file>       diff: compares with a file in place of the service
  --with-url <address>  diff: compares with another service (OTHER_TOKEN, or OTHER_USER and OTHER_PASSWORD)
  --mode <mode>       apply: merge (default) deletes nothing, overwrite deletes what the files do not have
  --dry-run           apply: shows what would be done
  --keep-going        apply: goes on after a refusal
  --secrets <file>    apply: passwords and keys, a JSON object by reference
  --snapshot <file>   apply: where the configuration of before is kept; snapshot-<time>.json by default

Sign-in: SERVICE_TOKEN, or SERVICE_USER and SERVICE_PASSWORD.
Exit code: 0 the same or all done, 2 differs or would change, 1 anything else.`;

/** Ends with success, or says that there are differences. */
const differs = (count: number) => {
  if (count > 0) process.exitCode = 2;
};

const options = {
  url: { type: 'string' },
  only: { type: 'string' },
  format: { type: 'string' },
  with: { type: 'string' },
  'with-url': { type: 'string' },
  mode: { type: 'string', default: 'merge' },
  'dry-run': { type: 'boolean', default: false },
  'keep-going': { type: 'boolean', default: false },
  secrets: { type: 'string' },
  snapshot: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseWords<typeof options>>['values'];

function sectionsOf(words: string | undefined): readonly SectionName[] {
  if (words === undefined) return sectionNames;
  const wanted = words.split(',').map((word) => word.trim());
  const unknown = wanted.find((word) => !sectionNames.some((name) => name === word));
  if (unknown !== undefined) throw new UsageError(`'${unknown}' is no section.`);
  return sectionNames.filter((name) => wanted.includes(name));
}

const only = (configuration: Configuration, wanted: readonly SectionName[]): Configuration =>
  Object.fromEntries(wanted.flatMap((name) => (configuration[name] ? [[name, configuration[name]]] : [])));

function ownService({ url = process.env.SERVICE_URL }: Values): Promise<ServiceClient> {
  if (!url) throw new UsageError('Name the service by --url or SERVICE_URL.');
  return signedIn(url, credentialVariables.own);
}

/** Reads a service and says what of it could not be read. */
async function stateOf(client: ServiceClient): Promise<SystemState> {
  const state = await readSystem(client);
  for (const { section, reason } of state.unreadable)
    console.error(`! A record of ${section} could not be read and is left out: ${reason}`);
  return state;
}

async function readText(file: string): Promise<string> {
  try {
    // Before it is read: what is far too large should not fill the memory first.
    if ((await stat(file)).size > longestText * 4) throw new ConfigurationRefused('too-large', '', file);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof ConfigurationRefused) throw error;
    throw new Refused(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** Reads files as one configuration, and says what is worth knowing of them. */
async function documentOf(files: readonly string[]): Promise<ReadDocument> {
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readText(file) })));
  const document = await readDocuments(texts);
  for (const note of document.notes) console.error(describeNote(note));
  return document;
}

function formatOf(given: string | undefined, file: string | undefined): BundleFormat {
  const format = given ?? (/\.ya?ml$/i.test(file ?? '') ? 'yaml' : 'json');
  const known = bundleFormats.find((each) => each === format);
  if (!known) throw new UsageError(`'${format}' is no format: json or yaml.`);
  return known;
}

async function doExport(files: readonly string[], values: Values): Promise<void> {
  assertArguments(files, 0, 1);
  const [file] = files;
  const [format, wanted] = [formatOf(values.format, file), sectionsOf(values.only)];
  const { configuration } = await stateOf(await ownService(values));
  const text = await writeBundle(only(configuration, wanted), format);
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text);
}

async function doDiff(files: readonly string[], values: Values): Promise<void> {
  const { with: file, 'with-url': address } = values;
  if (file !== undefined && address !== undefined) throw new UsageError('Either --with or --with-url.');
  if (files.length === 0 && file === undefined && address === undefined)
    throw new UsageError('Name what is compared: files, --with or --with-url.');
  const wanted = sectionsOf(values.only);
  const after =
    files.length > 0
      ? (await documentOf(files)).configuration
      : (await stateOf(await ownService(values))).configuration;
  const before =
    file !== undefined
      ? (await documentOf([file])).configuration
      : (
          await stateOf(
            address === undefined
              ? await ownService(values)
              : await signedIn(address, credentialVariables.other),
          )
        ).configuration;
  const found = compareConfigurations(only(before, wanted), only(after, wanted)).filter(
    ({ difference }) => difference !== 'same',
  );
  for (const record of found) console.log(describeDifference(record));
  console.log(found.length === 0 ? 'The same.' : `${found.length} records differ.`);
  differs(found.length);
}

async function secretsOf(file: string | undefined, inClear: Secrets): Promise<Secrets> {
  if (file === undefined) return inClear;
  const fault = new Refused(`${file} is no JSON object of texts: {"brokers/Plant/password": "…"}.`);
  let given: unknown;
  try {
    given = JSON.parse(await readText(file));
  } catch (error) {
    // The message of a parser may hold a piece of the text.
    throw error instanceof SyntaxError ? fault : error;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw fault;
  const entries = Object.entries(given);
  if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) throw fault;
  return new Map([...inClear, ...entries]);
}

async function doApply(files: readonly string[], values: Values): Promise<void> {
  assertArguments(files, 1, Number.POSITIVE_INFINITY);
  const mode: ApplyMode | undefined = applyModes.find((each) => each === values.mode);
  if (!mode) throw new UsageError(`'${values.mode}' is no mode: merge or overwrite.`);
  const wanted = sectionsOf(values.only);
  const document = await documentOf(files);
  const secrets = await secretsOf(values.secrets, document.secrets);
  const client = await ownService(values);
  const state = await stateOf(client);
  const plan = planChanges(only(document.configuration, wanted), state, { mode, secrets });
  const changes = plan.changes.filter(isEffective);
  for (const change of changes) console.log(describeChange(change));
  for (const line of changes.flatMap(describeProblems)) console.error(line);
  for (const section of plan.unsupported)
    console.error(`! The service has no ${section}: they are left out.`);
  if (values['dry-run'] || changes.length === 0) {
    console.log(changes.length === 0 ? 'Nothing to do.' : `${changes.length} records would change.`);
    differs(changes.length);
    return;
  }
  const snapshot = values.snapshot ?? `snapshot-${new Date().toISOString().replaceAll(':', '-')}.json`;
  await writeFile(snapshot, await writeBundle(state.configuration, 'json'));
  console.log(`The configuration of before is in ${snapshot}.`);
  const outcomes = await applyChanges(client, state, changes, {
    secrets,
    keepGoing: values['keep-going'],
    onOutcome: (outcome) => console.log(describeOutcome(outcome)),
  });
  for (const outcome of outcomes.filter(({ state: became }) => became === 'waiting'))
    console.log(describeOutcome(outcome));
  const done = outcomes.filter(({ state: became }) => became === 'done').length;
  console.log(`${done} of ${outcomes.length} changes are done.`);
  if (done < outcomes.length)
    throw new Refused('Correct what was refused and run the command again: it does what is left.');
}

const commands = { export: doExport, diff: doDiff, apply: doApply } as const;

async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, options);
  const [word = '', ...files] = positionals;
  const command = Object.entries(commands).find(([name]) => name === word)?.[1];
  if (!command) throw new UsageError(word ? `'${word}' is no command.` : '');
  await command(files, values);
}

/** Runs a command and sets the exit code: 0 the same or all done, 2 differs or would change, 1 anything else. */
export const runConfigCommand = (words: readonly string[]): Promise<void> =>
  runCommand(
    async () => {
      try {
        await main(words);
      } catch (error) {
        // A pipeline takes 2 for a difference, so a misspelt option must not end with it.
        if (error instanceof UsageError)
          throw new Refused([error.message, `Usage: ${usage}`].filter(Boolean).join('\n\n'));
        if (error instanceof ConfigurationRefused) throw new Refused(describeRefusal(error));
        if (error instanceof ServiceError)
          throw new Refused(`${error.title}: ${error.detail} (${error.call.method} ${error.call.path})`);
        throw error;
      }
    },
    { usage },
  );
