import { type Job, jobOnReader } from '@console/api-client/jobs';
import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import { isHealthy, type ReaderHealth, readerIsAwaitingAgent } from '@console/api-client/reader-health';
import { type Recipe, readerConfigurationOf } from '@console/api-client/recipes';
import { type OperationOf, recipeProblems } from '@console/api-client/recipes/rules';
import type { Problem } from '@console/api-client/rules';

/** Checks before a job is started, in this order. */
const preflightChecks = ['recipe', 'configurations', 'readers', 'free', 'registered', 'healthy'] as const;

/** Check before a job is started. */
export type PreflightCheck = (typeof preflightChecks)[number];

/** `unknown`: what has to be known for it is not loaded, could not be, or is found wanting by a look before. */
export type PreflightOutcome = 'pass' | 'warn' | 'fail' | 'unknown';

/** Finding of one check before the start. */
export interface PreflightFinding {
  readonly check: PreflightCheck;
  readonly outcome: PreflightOutcome;
  /** The readers it is about, by name; all others pass. */
  readonly readers: readonly string[];
  /** The jobs that have those readers. */
  readonly jobs: readonly Job[];
}

/** Request of the job, and the known state of the service; `undefined` is not known. */
export interface PreflightInput {
  readonly facility: string;
  /** The job runs on readers of these groups only. @defaultValue on all of the facility. */
  readonly readerGroups?: readonly string[];
  /** `null` when there is no such recipe. */
  readonly recipe: Recipe | null | undefined;
  readonly operationOf: OperationOf | undefined;
  readonly definitions: readonly ReaderDefinition[] | undefined;
  readonly health: readonly ReaderHealth[] | undefined;
  readonly jobs: readonly Job[] | undefined;
}

type Finding = Omit<PreflightFinding, 'check'>;

const finding = (outcome: PreflightOutcome, about: Partial<Finding> = {}): Finding => ({
  outcome,
  readers: [],
  jobs: [],
  ...about,
});

/** Findings on what would stop a job, or hinder it, if it were started now. The service alone decides. */
export function preflight(input: PreflightInput): readonly PreflightFinding[] {
  const taking = readersTaking(input);
  const judge: Record<PreflightCheck, () => Finding> = {
    recipe: () => recipeFinding(input),
    configurations: () => configurationsFinding(input),
    readers: () => (taking ? finding(taking.length > 0 ? 'pass' : 'fail') : finding('unknown')),
    free: () => freeFinding(taking, input.jobs),
    registered: () => healthFinding(taking, input.health, (health) => !readerIsAwaitingAgent(health)),
    healthy: () =>
      healthFinding(taking, input.health, (health) => readerIsAwaitingAgent(health) || isHealthy(health)),
  };
  return preflightChecks.map((check) => ({ check, ...judge[check]() }));
}

/** The names of the readers a job would have; `undefined` while that is not known. */
function readersTaking({ facility, readerGroups, recipe, operationOf, definitions }: PreflightInput) {
  if (!recipe || !operationOf || !definitions) return undefined;
  const works = (name: string) => {
    const configuration = readerConfigurationOf(recipe, name);
    const operation = configuration && operationOf(configuration);
    return operation !== undefined && operation !== 'DO_NOTHING';
  };
  return definitions
    .filter((reader) => reader.facility === facility)
    .filter(({ groups }) => !readerGroups?.length || groups.some((group) => readerGroups.includes(group)))
    .map(({ name }) => name)
    .filter(works);
}

const concernsRuns = ({ field }: Problem) => field.startsWith('readerConfiguration');

function recipeFinding({ recipe, operationOf }: PreflightInput): Finding {
  if (recipe === null) return finding('fail');
  if (!recipe || !operationOf) return finding('unknown');
  const invalid = recipeProblems(recipe, operationOf).some((problem) => !concernsRuns(problem));
  return finding(invalid ? 'fail' : 'pass');
}

/** Every reader configuration of the recipe is there and of its type. */
function configurationsFinding({ recipe, operationOf }: PreflightInput): Finding {
  if (!recipe || !operationOf) return finding('unknown');
  return finding(recipeProblems(recipe, operationOf).some(concernsRuns) ? 'fail' : 'pass');
}

function freeFinding(taking: readonly string[] | undefined, jobs: readonly Job[] | undefined): Finding {
  if (!taking?.length || !jobs) return finding('unknown');
  const busy = taking.flatMap((reader) => {
    const job = jobOnReader(jobs, reader);
    return job ? [{ reader, job }] : [];
  });
  if (busy.length === 0) return finding('pass');
  return finding('fail', {
    readers: busy.map(({ reader }) => reader),
    jobs: [...new Set(busy.map(({ job }) => job))],
  });
}

/** A job runs on with the readers that can work; without any of them it fails. */
function healthFinding(
  taking: readonly string[] | undefined,
  known: readonly ReaderHealth[] | undefined,
  isWell: (health: ReaderHealth) => boolean,
): Finding {
  if (!taking?.length || !known) return finding('unknown');
  const byName = new Map(known.map((health) => [health.readerName, health]));
  const readers = taking.filter((name) => {
    const health = byName.get(name);
    return health === undefined || !isWell(health);
  });
  if (readers.length === 0) return finding('pass');
  return finding(readers.length === taking.length ? 'fail' : 'warn', { readers });
}
