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
export {
  copyFloorImages,
  type FloorImage,
  type FloorImages,
  forgetFloorImages,
  type ImagePlacement,
  loadFloorImages,
  saveFloorImages,
} from './floorImages';
export { Plan, type PlanProps } from './Plan';
export type { MappedFloor } from './useFloorImage';
