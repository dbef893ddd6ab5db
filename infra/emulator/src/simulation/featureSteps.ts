import type { Random } from '../server/random/random';

/** A feature that is changing. */
export interface ChangingFeature {
  readonly requestStatus: 'INITIALIZING' | 'CONFIGURING';
  readonly target: string;
  /** Kind of the reader. */
  readonly readerType: string;
  /** True while the reader is connected. */
  readonly reachable: boolean;
}

/** Step of a change. `waitMs`: until the next step, `null` when it has come to an end. */
type FeatureStep =
  | { readonly requestStatus: 'CONFIGURING'; readonly message: null; readonly waitMs: number }
  | { readonly requestStatus: 'IDLE'; readonly status: string; readonly message: null; readonly waitMs: null }
  | { readonly requestStatus: 'ERROR'; readonly message: string; readonly waitMs: null };

/** Duration of each part in life, in milliseconds. */
const featureTimes = { initializing: [1500, 3000], configuring: [3000, 6000] } as const;

/** Next step of a changing feature: INITIALIZING, CONFIGURING, then done, or ERROR with the reason. Pure. */
export function stepFeature(feature: ChangingFeature, random: Random): FeatureStep {
  if (!feature.reachable) return failed('The reader is not connected');
  if (feature.requestStatus === 'INITIALIZING')
    return {
      requestStatus: 'CONFIGURING',
      message: null,
      waitMs: random.integer(...featureTimes.configuring),
    };
  if (feature.readerType !== 'SPEEDWAY') return failed('No antenna hub is attached to the reader');
  return { requestStatus: 'IDLE', status: feature.target, message: null, waitMs: null };
}

const failed = (message: string): FeatureStep => ({ requestStatus: 'ERROR', message, waitMs: null });
