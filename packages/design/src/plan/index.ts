export { createDotSource, type DotSource, type PlanDots, type PlanHeat, type ShownDots } from './dots';
export {
  fitLabel,
  type Place,
  type PlanChoice,
  type PlanExtent,
  type PlanMark,
  type PlanReader,
  type PlanZone,
  planExtent,
} from './floor';
export { Plan, type PlanProps } from './Plan';
