// A module of its own, loaded when the column is shown: the list carries no times.
export { RelativeTime as LastCheckin } from '@console/design/time';
