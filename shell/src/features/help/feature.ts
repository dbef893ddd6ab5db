import type { Feature } from '../../host/slots/feature';
import { PageHelp } from './PageHelp';

/** The help of the page and the list of keys, in a drawer. */
export const help: Feature = { PageProvider: PageHelp };
