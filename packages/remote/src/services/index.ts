export * from './alerts';
export * from './areas';
export * from './cards';
export * from './connection';
export * from './outcomes';
export * from './processes';
export * from './session';
export { type RunningTour, TourProvider, useTour } from './tour';
export * from './workers';
