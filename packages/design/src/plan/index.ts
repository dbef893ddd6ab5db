export { createDotSource, type DotSource, type PlanDots, type PlanHeat, type ShownDots } from './dots';
export { FloorImageLayer } from './FloorImageLayer';
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
export type { FloorImage, FloorImages, ImagePlacement } from './floorImage';
export { copyFloorImages, forgetFloorImages, loadFloorImages, saveFloorImages } from './floorImages';
export { Plan, type PlanProps } from './Plan';
export type { MappedFloor } from './useFloorImage';
