import {
  blankProblem,
  choiceProblem,
  inField,
  integerProblem,
  isBlank,
  numberProblem,
  type Problem,
  type TypedNumber,
  type ValueProblem,
} from '../../rules';
import type { RecipeDraft } from '../recipe';
import { recipeTypes } from '../schema';
import { recipeDefaults } from './defaults';
import { type OperationOf, runProblems } from './runProblems';

type Draft = RecipeDraft<TypedNumber>;

/** Reports are made at whole parts of a minute (RECIPE-17). */
const minute = 60;

/** Problems of a recipe (RECIPE-14 to RECIPE-18). What does not apply to its type is not looked at. */
export function recipeProblems(recipe: Draft, operationOf: OperationOf): Problem[] {
  const { name, type } = recipe;
  return [
    ...inField('name', blankProblem(name)),
    ...inField('type', blankProblem(type) ?? choiceProblem(type, recipeTypes)),
    ...runProblems(recipe, operationOf),
    ...(type === 'INVENTORY' || type === 'LOCATION' ? reportingProblems(recipe) : []),
    ...(type === 'LOCATION' ? locationProblems(recipe) : []),
  ];
}

function reportingProblems(recipe: Draft): Problem[] {
  const { tagHeartbeatDuration, tagExpiryDuration, reportingInterval } = recipe;
  return [
    ...inField('tagHeartbeatDuration', secondsProblem(tagHeartbeatDuration, 1)),
    ...inField('tagExpiryDuration', expiryProblem(tagExpiryDuration, intervalOf(recipe))),
    ...inField('reportingInterval', intervalProblem(recipe) ?? divisorProblem(reportingInterval)),
  ];
}

function locationProblems(recipe: Draft): Problem[] {
  return [
    ...inField('computeWindow', windowProblem(recipe)),
    ...inField('minimumMovementInMeters', numberProblem(recipe.minimumMovementInMeters, { min: 0 })),
  ];
}

/** Problem of the time over which positions are computed: it must be no shorter than the reports. */
export function windowProblem(recipe: Draft): ValueProblem | undefined {
  return integerProblem(recipe.computeWindow, { min: Math.max(0, intervalOf(recipe)) });
}

/** The shortest and the longest interval depend on the type (RECIPE-18). */
function intervalProblem({ type, reportingInterval, computeWindow }: Draft): ValueProblem | undefined {
  if (type === 'INVENTORY') return integerProblem(reportingInterval, { min: 1 });
  const window = typeof computeWindow === 'number' ? computeWindow : recipeDefaults.computeWindow;
  return integerProblem(reportingInterval, { min: 0, max: Math.max(0, window) });
}

function divisorProblem(interval: TypedNumber | undefined): ValueProblem | undefined {
  if (typeof interval !== 'number' || interval === 0 || minute % interval === 0) return undefined;
  return { problem: 'notDivisor', values: { whole: minute } };
}

function expiryProblem(expiry: TypedNumber | undefined, interval: number): ValueProblem | undefined {
  const found = secondsProblem(expiry, 0);
  if (found || typeof expiry !== 'number' || expiry > interval) return found;
  return { problem: 'above', values: { limit: interval } };
}

function secondsProblem(seconds: TypedNumber | undefined, min: number): ValueProblem | undefined {
  if (isBlank(seconds) || typeof seconds === 'number') return numberProblem(seconds, { min });
  return { problem: 'duration' };
}

const intervalOf = ({ reportingInterval }: Draft) =>
  typeof reportingInterval === 'number' ? reportingInterval : recipeDefaults.reportingInterval;
