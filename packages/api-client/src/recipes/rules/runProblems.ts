import {
  blankProblem,
  inField,
  isBlank,
  type Problem,
  type TypedNumber,
  type ValueProblem,
} from '../../rules';
import type { RecipeDraft, RecipeRun } from '../recipe';

/** The operation of a reader configuration by its name; `undefined` when there is no such configuration. */
export type OperationOf = (readerConfigurationName: string) => string | undefined;

/** The operation of a configuration that leaves its reader alone. */
const doNothing = 'DO_NOTHING';

/**
 * Problems of the configurations a recipe runs: there is one at least (RECIPE-14), each fits the type of the
 * recipe, and only the default may do nothing (RECIPE-15).
 */
export function runProblems(
  { type, readerConfigurationName: fallback = '', readerConfigurations: runs = [] }: RecipeDraft<TypedNumber>,
  operationOf: OperationOf,
): Problem[] {
  const missing = runs.length === 0 ? blankProblem(fallback) : undefined;
  const fits = (operation: string) => operation === type || operation === doNothing;
  return [
    ...inField('readerConfigurationName', missing ?? configurationProblem(fallback, type, operationOf, fits)),
    ...runs.flatMap((run, index) => {
      const within = `readerConfigurations[${index}]`;
      return [
        ...inField(
          `${within}.readerName`,
          blankProblem(run.readerName) ?? repeatedProblem(runs, run.readerName, index),
        ),
        ...inField(
          `${within}.readerConfigurationName`,
          blankProblem(run.readerConfigurationName) ??
            configurationProblem(run.readerConfigurationName, type, operationOf, (each) => each === type),
        ),
      ];
    }),
  ];
}

/** Problem of a configuration in a recipe: there is none of this name, or it is for something else. */
function configurationProblem(
  name: string,
  type: string,
  operationOf: OperationOf,
  fits: (operation: string) => boolean,
): ValueProblem | undefined {
  if (isBlank(name) || isBlank(type)) return undefined;
  const operation = operationOf(name);
  if (operation === undefined) return { problem: 'unknown', values: { name } };
  return fits(operation) ? undefined : { problem: 'otherType', values: { type, name, operation } };
}

function repeatedProblem(runs: readonly RecipeRun[], name: string, index: number): ValueProblem | undefined {
  const first = runs.findIndex(({ readerName }) => readerName === name);
  return first < index ? { problem: 'listRepeated', values: { value: name } } : undefined;
}
