export type { Place, PlanChoice, PlanMark, PlanReader, PlanZone } from './floor';
export { Plan, type PlanProps } from './Plan';
