import fc from 'fast-check';

/** Something that is done to the system under test and to its model, which says what has to come of it. */
export interface ModelCommand<Model, Real> {
  /** As a failure tells it: `rename Dock to Gate`. */
  readonly says: string;
  /** False while it cannot be done. @defaultValue it always can */
  readonly check?: (model: Readonly<Model>) => boolean;
  /** Does it to the real thing, expects what the model expects, and takes the model along. */
  readonly run: (model: Model, real: Real) => Promise<void> | void;
}

/** A model of a system: what can be done, and what has to hold afterwards. */
export interface ModelOptions<Model extends object, Real> {
  /** Kinds of commands by name; each has to run at least once. */
  readonly commands: Readonly<Record<string, fc.Arbitrary<ModelCommand<Model, Real>>>>;
  /** A model, and the real thing in the state that it says; sequences share nothing. */
  readonly begin: () => Promise<readonly [Model, Real]> | readonly [Model, Real];
  /** Holds after every command. @defaultValue commands expect all there is */
  readonly agree?: (model: Model, real: Real) => Promise<void> | void;
  /** Ends the real thing. @defaultValue nothing is left of it */
  readonly end?: (real: Real) => Promise<void> | void;
  /**
   * States of the model. Edges are then the commands in each state.
   * @defaultValue edges are commands after commands
   */
  readonly states?: { readonly all: readonly string[]; readonly of: (model: Readonly<Model>) => string };
  /** Most commands of a sequence. @defaultValue 10 */
  readonly length?: number;
  /** Sequences of the usual run; fewer where each begins with a service or a gateway of its own. @defaultValue 40 */
  readonly usual?: number;
  /** Sequences that failed once, by what was wrong: written out, since a seed means others when commands change. */
  readonly found?: Readonly<Record<string, readonly ModelCommand<Model, Real>[]>>;
}

/** Reach of the sequences of a model. */
export interface ModelFigures {
  readonly sequences: number;
  readonly commands: number;
  /** Edges that were gone along. */
  readonly edges: number;
  /** Edges that could be written down; not every command can be done in every state. */
  readonly edgesAtMost: number;
  /** Kinds of commands that never ran. */
  readonly missing: readonly string[];
}

const deep = process.env.TEST_DEEP === '1';

/** Sequences of a model, by how many its usual run has and the deep one. */
export const runsOf = (usual = 40, inDeep = 1000): number =>
  Number(process.env.FAST_CHECK_RUNS ?? (deep ? inDeep : usual));

/** Longest time of all sequences of one model, in milliseconds. */
const longest = deep ? 3_600_000 : 120_000;

/** Model of a sequence with the edge that it comes to next. */
interface Walk<Model> {
  readonly model: Model;
  before: string;
}

type Outline<Model extends object, Real> = Pick<ModelOptions<Model, Real>, 'agree' | 'states'>;

/** A command as fast-check runs it, which notes the edges that it goes along. */
class Step<Model extends object, Real> implements fc.AsyncCommand<Walk<Model>, Real> {
  constructor(
    readonly kind: string,
    readonly command: ModelCommand<Model, Real>,
    readonly outline: Outline<Model, Real>,
    readonly edges: Map<string, number>,
  ) {}

  check({ model }: Readonly<Walk<Model>>): boolean {
    return this.command.check?.(model) ?? true;
  }

  async run(walk: Walk<Model>, real: Real): Promise<void> {
    const { states, agree } = this.outline;
    const edge = `${states ? states.of(walk.model) : walk.before} > ${this.kind}`;
    this.edges.set(edge, (this.edges.get(edge) ?? 0) + 1);
    walk.before = this.kind;
    await this.command.run(walk.model, real);
    await agree?.(walk.model, real);
  }

  toString(): string {
    return this.command.says;
  }
}

/**
 * Runs random sequences of commands against the model and the real thing.
 * @param runs number of sequences
 * @param limit time in ms after which no further sequence begins
 * @returns how far they came
 * @throws with the shortest sequence that it finds, when the real thing does something else than the model
 */
export async function exploreModel<Model extends object, Real>(
  { commands, begin, end, usual, length = 10, ...outline }: ModelOptions<Model, Real>,
  runs = runsOf(usual),
  limit = longest,
): Promise<ModelFigures> {
  const edges = new Map<string, number>();
  const kinds = Object.keys(commands);
  const steps = Object.entries(commands).map(([kind, arbitrary]) =>
    arbitrary.map((command) => new Step(kind, command, outline, edges)),
  );
  let sequences = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: length, size: 'max' }), async (sequence) => {
      sequences += 1;
      const [model, real] = await begin();
      try {
        await fc.asyncModelRun(() => ({ model: { model, before: 'begin' }, real }), sequence);
      } finally {
        await end?.(real);
      }
    }),
    // The same samples in every run, in journeys, too, which have no preset for it.
    {
      numRuns: runs,
      interruptAfterTimeLimit: limit,
      seed: Number(process.env.FAST_CHECK_SEED ?? 1),
    },
  );
  const reached = [...edges.keys()];
  return {
    sequences,
    commands: [...edges.values()].reduce((sum, count) => sum + count, 0),
    edges: reached.length,
    edgesAtMost: (outline.states?.all.length ?? kinds.length + 1) * kinds.length,
    missing: kinds.filter((kind) => !reached.some((edge) => edge.endsWith(` > ${kind}`))),
  };
}

/** Prints how far the sequences of a model came. @param addition further words */
export function tellFigures(
  title: string,
  { sequences, commands, edges, edgesAtMost }: ModelFigures,
  addition = '',
): void {
  process.stdout.write(
    `model: ${title}: ${sequences} sequences, ${commands} commands, ${edges} of ${edgesAtMost} edges${addition}\n`,
  );
}

/**
 * Tests a model: 40 random sequences, 1,000 with `TEST_DEEP=1`, and those that failed once. Prints how far they came;
 * fails when a kind of command never ran.
 * @param title behaviour that the model says
 */
export function testModel<Model extends object, Real>(
  title: string,
  options: ModelOptions<Model, Real>,
): void {
  const { begin, end, agree, found = {} } = options;
  test(
    title,
    async () => {
      const begun = process.cpuUsage();
      const figures = await exploreModel(options);
      const { user, system } = process.cpuUsage(begun);
      const seconds = ((user + system) / 1e6).toFixed(1);
      tellFigures(title, figures, `, ${seconds} s of CPU`);
      expect(figures.missing).toEqual([]);
    },
    longest,
  );
  for (const [what, sequence] of Object.entries(found))
    test(`${title}: ${what}`, async () => {
      const [model, real] = await begin();
      try {
        for (const command of sequence) {
          await command.run(model, real);
          await agree?.(model, real);
        }
      } finally {
        await end?.(real);
      }
    });
}
