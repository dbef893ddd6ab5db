export type { Place, PlanMark, PlanReader, PlanZone } from './floor';
export { Plan, type PlanChoice, type PlanProps } from './Plan';
