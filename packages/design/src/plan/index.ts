export { createDotSource, type DotSource, type PlanDots, type PlanHeat, type ShownDots } from './dots';
export { FloorImageLayer } from './FloorImageLayer';
export {
  fitLabel,
  type PlanChoice,
  type PlanExtent,
  type PlanMark,
  type PlanReader,
  type PlanZone,
  planExtent,
  viewOf,
} from './floor';
export type { FloorImage, FloorImages, ImagePlacement } from './floorImage';
export { copyFloorImages, forgetFloorImages, loadFloorImages, saveFloorImages } from './floorImages';
export { Plan, type PlanProps } from './Plan';
export { type PlanKey, type PlanPointer, type PlanTool, PlanView, type PlanViewProps } from './PlanView';
export { useDrawnSize } from './useDrawnSize';
export { type MappedFloor, useFloorImage } from './useFloorImage';
export { type PlanViewState, usePlanView } from './usePlanView';
export { fitOf, middleOf, type Place, type View, type ViewLimits } from './view';
