export { describeProblem } from './describeProblem';
export { inField, type Problem, type ProblemName, type TypedNumber, type ValueProblem } from './problem';
export {
  blankProblem,
  choiceProblem,
  integerProblem,
  isBlank,
  type Limits,
  numberProblem,
} from './values';
