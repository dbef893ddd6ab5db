import { describeProblem, type Problem } from '@console/api-client/rules';
import { ServiceFailure } from './failure';

/**
 * 400 for what the rules shared with the console found; the message names every field.
 * @param place where the fields of the rules stand in the request
 */
export function invalidBy(problems: readonly Problem[], place: (field: string) => string = (field) => field) {
  const sentences = problems.map((each) => `${place(each.field)} ${describeProblem(each)}`);
  return new ServiceFailure(400, 'Invalid request', sentences.join('; '));
}
