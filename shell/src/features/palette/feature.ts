import type { Feature } from '../../host/slots/feature';
import { Palette } from './Palette';

/** The command palette: pages, actions and records by keyboard. */
export const palette: Feature = { Overlay: Palette };
