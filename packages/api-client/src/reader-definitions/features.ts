import { readTime, type WithoutBlank, withoutBlank } from '../wire';
import type { FeatureAction, FeatureStatusAnswer, ReaderDefinitionAnswer } from './schema';

/** State of one feature of a reader (FEATURE-03). Times are ISO 8601; what the service does not know is absent. */
export type FeatureStatus = WithoutBlank<FeatureStatusAnswer>;

/** One feature of a reader and its state. */
export type ReaderFeature = { readonly name: string } & FeatureStatus;

/** State of a feature as the console shows it. */
export function readFeatureStatus(feature: FeatureStatusAnswer): FeatureStatus {
  const { status, requestStatus, requestTargetStatus, message } = feature;
  return {
    status,
    ...withoutBlank({
      statusLastUpdated: readTime(feature.statusLastUpdated),
      requestStatus,
      requestStatusLastUpdated: readTime(feature.requestStatusLastUpdated),
      requestTargetStatus,
      message,
    }),
  };
}

/** Features of a reader by name. */
export function featureRows(map: ReaderDefinitionAnswer['features']): ReaderFeature[] {
  return Object.entries(map ?? {})
    .map(([name, feature]) => ({ name, ...readFeatureStatus(feature) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Action offered for a feature of this status: the opposite (FEATURE-02). */
export const oppositeAction = (status: string): FeatureAction =>
  status === 'ENABLED' ? 'DISABLE' : 'ENABLE';

/** True while a reader is at work on a change of the feature (FEATURE-04). */
export const isChanging = ({ requestStatus }: FeatureStatus): boolean =>
  requestStatus === 'INITIALIZING' || requestStatus === 'CONFIGURING';

/** True if the last change failed; the message is the reason (FEATURE-06). */
export const changeFailed = ({ requestStatus }: FeatureStatus): boolean => requestStatus === 'ERROR';

const askedFor = ({ requestStatusLastUpdated }: FeatureStatus) => Date.parse(requestStatusLastUpdated ?? '');

/**
 * Of two answers about one feature the one that is more recent in the time of the service. An answer that was on its
 * way while a change was asked for would otherwise undo it.
 * @param one The answer that came last; taken when the service gives no times, or the same.
 */
export const newerStatus = <Status extends FeatureStatus>(one: Status, other: Status): Status =>
  askedFor(other) > askedFor(one) ? other : one;
