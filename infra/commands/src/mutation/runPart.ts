import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '@console/workspace';
import { type Mutant, mutantsOf, type StrykerReport } from './mutants';
import type { Part } from './parts';

/** Where and how parts are run. */
export interface Bench {
  /** The copy of the workspace in which sources are changed. */
  readonly copy: string;
  /** Mutants that are tested at a time. */
  readonly atOnce: number;
}

const script = fileURLToPath(new URL('./stryker.mjs', import.meta.url));

/** Thrown when Stryker could not run a part; the message is what it said. */
export class PartFailed extends Error {
  override readonly name = 'PartFailed';
}

/**
 * Runs the tests of a part against each mutant of its source.
 * @throws PartFailed when its tests fail without any mutant, too
 */
export async function runPart({ source, tests }: Part, { copy, atOnce }: Bench): Promise<Mutant[]> {
  const folder = join(copy, '.console');
  const [options, report] = [join(folder, 'options.json'), join(folder, 'report.json')];
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const roots = [...new Set(tests.map((test) => dirname(join(copy, test))))];
  writeFileSync(
    options,
    JSON.stringify({
      mutate: [source],
      ignorePatterns: ['**', `!${source}`],
      inPlace: true,
      testRunner: 'jest',
      coverageAnalysis: 'perTest',
      concurrency: atOnce,
      // A busy machine is no infinite loop, which Stryker tells by counting, too.
      timeoutMS: 20_000,
      timeoutFactor: 3,
      disableTypeChecks: false,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      tempDirName: join(folder, 'stryker'),
      cleanTempDir: 'always',
      allowConsoleColors: false,
      logLevel: 'error',
      jest: {
        projectType: 'custom',
        configFile: join(copy, 'infra/commands/src/mutation/jest.config.mjs'),
        config: { roots, testMatch: tests.map((test) => join(copy, test)) },
        enableFindRelatedTests: false,
      },
    }),
  );
  const { ok, output } = await run(process.execPath, [script, options], { cwd: copy, quiet: true });
  if (!ok) throw new PartFailed(output.trim());
  try {
    return mutantsOf(JSON.parse(readFileSync(report, 'utf8')) as StrykerReport, source);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Without a mutant there is nothing to report.
    return [];
  }
}
