import { type Call, type ChangeRun, type ServiceClient, ServiceError } from '../client';
import { isSameUser } from '../users/adapter';
import { recordKey, type Secrets, type SectionName } from './document';
import { isEffective, type PlannedChange, type PlanProblem, preventsSending } from './plan';
import type { SystemState } from './readSystem';
import { putSecrets, secretReference } from './secrets';
import { type IdOf, MissingReference, type StoredRecord } from './section';
import { sections } from './sections';
import { madeChangeOf } from './undoRun';

/**
 * Outcome of a change:
 * - `done`: the service confirmed it;
 * - `refused`: the service, or what is known of it before, does not allow it; nothing is changed;
 * - `unknown`: no answer came, so the record may be written or not;
 * - `waiting`: it was not begun, since it was stopped or the connection broke.
 */
export type ChangeState = 'done' | 'refused' | 'unknown' | 'waiting';

/** A change and what became of it. */
export interface ChangeOutcome {
  readonly change: PlannedChange;
  readonly state: ChangeState;
  /** Why it is refused or not known, in the words of the service. */
  readonly error?: unknown;
}

/** Secrets, cancellation and reporting of an application of changes. */
export interface ApplyOptions {
  readonly secrets?: Secrets;
  /** Stops after the calls that are under way. */
  readonly signal?: AbortSignal;
  /** Told of every outcome as it is known. */
  readonly onOutcome?: (outcome: ChangeOutcome) => void;
  /**
   * Goes on after a refusal, and tries what was refused once more at the end, when what it needs may be there.
   * @defaultValue false: stops at the first
   */
  readonly keepGoing?: boolean;
  /** The run that the changes belong to, by which they are told as one. @defaultValue each is told by itself */
  readonly run?: ChangeRun;
}

/** Number of records of one section written at a time. */
const atOnce = 4;

/**
 * Makes the changes of a plan in their order and tells what became of each. Never throws: a call that gets no answer
 * ends it, with that record named as `unknown`.
 * @param changes of {@link PlannedChange}; those without effect are passed over
 */
export async function applyChanges(
  client: ServiceClient,
  state: SystemState,
  changes: readonly PlannedChange[],
  { secrets = new Map(), signal, onOutcome, keepGoing = false, run: changeRun }: ApplyOptions = {},
): Promise<ChangeOutcome[]> {
  const stored = new Map(state.stored);
  const idOf: IdOf = (section, name) => stored.get(recordKey(section, name))?.id;
  const outcomes = new Map<string, ChangeOutcome>();
  let broken = false;
  const tell = (outcome: ChangeOutcome) => {
    outcomes.set(outcome.change.key, outcome);
    onOutcome?.(outcome);
  };
  const isOver = () => broken || signal?.aborted === true;

  const perform = async (change: PlannedChange): Promise<ChangeOutcome> => {
    try {
      await makeChange(clientOfRun(client, changeRun, change), change, stored, idOf, secrets);
      return { change, state: 'done' };
    } catch (error) {
      const written = mayBeWritten(error);
      // Without an answer, or without a session, the next calls would fail alike.
      if (written || isSessionOver(error)) broken = true;
      return { change, state: written ? 'unknown' : 'refused', error };
    }
  };

  /** @returns whether one of them was made */
  const run = async (pending: readonly PlannedChange[], stopAtRefusal: boolean): Promise<boolean> => {
    let progress = false;
    let refused = false;
    for (const group of groupsOf(pending, state.user)) {
      const queue = [...group];
      const work = async () => {
        for (;;) {
          if (isOver() || (stopAtRefusal && refused)) return;
          const change = queue.shift();
          if (!change) return;
          const outcome = await perform(change);
          tell(outcome);
          if (outcome.state === 'done') progress = true;
          if (outcome.state === 'refused') refused = true;
        }
      };
      await Promise.all(Array.from({ length: Math.min(atOnce, group.length) }, work));
    }
    return progress;
  };

  const effective = changes.filter(isEffective);
  await run(effective, !keepGoing);
  // One change may make room for another: an antenna configuration before its thresholds, or after them.
  const refusedOf = () => effective.filter(({ key }) => outcomes.get(key)?.state === 'refused');
  while (keepGoing && !isOver() && refusedOf().length > 0 && (await run(refusedOf(), false)));
  return effective.map((change) => outcomes.get(change.key) ?? { change, state: 'waiting' });
}

/** Runs of changes that do not need each other: one section, one kind of change. Users are changed one by one, the own last. */
function groupsOf(changes: readonly PlannedChange[], user: string | undefined): PlannedChange[][] {
  const groups: PlannedChange[][] = [];
  let last = '';
  const isOwn = ({ section, name }: PlannedChange) =>
    section === 'users' && user !== undefined && isSameUser(name, user);
  for (const change of [...changes.filter((each) => !isOwn(each)), ...changes.filter(isOwn)]) {
    const kind = `${change.section} ${change.action === 'delete'}`;
    const group = kind === last && change.section !== 'users' ? groups.at(-1) : undefined;
    if (group) group.push(change);
    else groups.push([change]);
    last = kind;
  }
  return groups;
}

/** A client whose calls say that they belong to a run. */
function clientOfRun(
  client: ServiceClient,
  run: ChangeRun | undefined,
  change: PlannedChange,
): Pick<ServiceClient, 'call'> {
  if (!run) return client;
  const marked = <Answer>(call: Call<Answer>): Call<Answer> =>
    call.change ? { ...call, change: { ...call.change, run: { ...run, made: madeChangeOf(change) } } } : call;
  return { call: (call, options) => client.call(marked(call), options) };
}

async function makeChange(
  client: Pick<ServiceClient, 'call'>,
  { section, name, key, action, after, problems }: PlannedChange,
  stored: Map<string, StoredRecord>,
  idOf: IdOf,
  secrets: Secrets,
): Promise<void> {
  const isGiven = (problem: PlanProblem) => problem.problem === 'secret' && secrets.has(problem.reference);
  if (problems.some((problem) => preventsSending(problem) && !isGiven(problem)))
    throw new NotSent(section, name);
  const known = stored.get(key);
  if (action === 'delete') {
    const call = known && sections[section].remove(name, known);
    if (!call) throw new NotSent(section, name);
    await client.call(call);
    stored.delete(key);
    return;
  }
  if (!after) return;
  const secretOf = (reference: string) => secrets.get(reference) ?? known?.secrets?.get(reference);
  const password = section === 'users' ? secretOf(secretReference('users', name, 'password')) : undefined;
  const clear = { ...putSecrets(section, after, secretOf), ...(password !== undefined && { password }) };
  const answer = await client.call(sections[section].save(clear, known, idOf));
  if (!known) stored.set(key, await identify(client, section, name, answer));
}

/** Identifier of a new record: from the answer, else from the list of the service. */
async function identify(
  client: Pick<ServiceClient, 'call'>,
  section: SectionName,
  name: string,
  answer: unknown,
): Promise<StoredRecord> {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  if (typeof id === 'number' || typeof id === 'string') return { id, builtIn: false };
  if (answer !== null) return { id: name, builtIn: false };
  const { records } = await sections[section].list(client, undefined);
  const found = records.find((record) => recordKey(section, record.name) === recordKey(section, name));
  return found?.stored ?? { id: name, builtIn: false };
}

/** Thrown in place of a call that is known to be in vain; the problems of the change say why. */
export class NotSent extends Error {
  override readonly name = 'NotSent';

  constructor(
    readonly section: SectionName,
    readonly record: string,
  ) {
    super(`${section}/${record}`);
  }
}

/** True if the service may have carried out a call that failed. */
function mayBeWritten(error: unknown): boolean {
  if (error instanceof NotSent || error instanceof MissingReference) return false;
  if (!(error instanceof ServiceError)) return false;
  return error.kind !== 'refused' || (error.status ?? 0) >= 500;
}

const isSessionOver = (error: unknown): boolean => error instanceof ServiceError && error.status === 401;
