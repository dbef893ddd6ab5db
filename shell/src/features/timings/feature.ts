import type { Feature } from '../../host/slots/feature';
import { TimingsWhenOn } from './TimingsWhenOn';

/** Times until pages of remotes are usable, sent to the gateway where the installation wants that. */
export const timings: Feature = { Observer: TimingsWhenOn };
