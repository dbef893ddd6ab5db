import { choiceProblem, inField, isBlank, type Problem, type ValueProblem } from '../../rules';
import { readDuration } from '../../wire';
import { readRecipe } from '../adapter';
import { aggregationModels, type RecipeRequest } from '../schema';
import { recipeProblems, windowProblem } from './recipeProblems';
import type { OperationOf } from './runProblems';

/**
 * Problems of a recipe as it was sent, by the rules of the form and with what the form does not show. Readers
 * may have the operation DO_NOTHING here: old clients do so.
 */
export function recipeRequestProblems(request: RecipeRequest, operationOf: OperationOf): Problem[] {
  const recipe = readRecipe(request);
  const idle = (name: string) => (operationOf(name) === 'DO_NOTHING' ? request.type : operationOf(name));
  return [
    ...inField('tagHeartbeatDuration', durationProblem(request.tagHeartbeatDuration)),
    ...inField('tagExpiryDuration', durationProblem(request.tagExpiryDuration)),
    ...(request.type === 'INVENTORY' ? inField('computeWindow', windowProblem(recipe)) : []),
    ...inField(
      'locationAggregationModel',
      choiceProblem(request.locationAggregationModel, aggregationModels),
    ),
    ...recipeProblems(recipe, idle),
  ];
}

function durationProblem(duration: string | null | undefined): ValueProblem | undefined {
  return isBlank(duration) || readDuration(duration) !== undefined ? undefined : { problem: 'duration' };
}
