export type { TourSignal, TourStep, TourStop } from '../../contract/tour';
export { type RunningTour, TourProvider, useTour } from './TourProvider';
