import { exploreModel, type ModelOptions, tellFigures } from '@console/testing/models';
import { expect, test } from '../browser/test';
import { deep } from '../site/deep';

/** Most time of the sequences of a model, in ms; a busy machine takes a multiple of what an idle one does. */
const longest = deep ? 3_600_000 : 600_000;

/**
 * Runs sequences of a model with the pages of a browser, in the running test: 3, in the deep run 100, each of which takes
 * seconds. In the deep run a kind of command that never ran fails.
 * @param title behaviour that the model says
 */
export async function explore<Model extends object, Real>(
  title: string,
  options: ModelOptions<Model, Real>,
): Promise<void> {
  test.setTimeout(longest + 60_000);
  const runs = Number(process.env.FAST_CHECK_RUNS ?? (deep ? 100 : 3));
  const figures = await exploreModel(options, runs, longest);
  tellFigures(title, figures);
  if (deep) expect(figures.missing, 'commands that never ran').toEqual([]);
}
