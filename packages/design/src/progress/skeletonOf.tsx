import { type MessageKey, translateKey, useMessages } from '../messages';
import { Skeleton } from './Skeleton';

/**
 * Placeholder of a component that is loaded on demand: `{ waiting: skeletonOf('users.form.loading', 10) }`.
 * @param label key of its name. @defaultValue `Loading…`
 * @param lines expected number of lines. @defaultValue 3
 */
export const skeletonOf = (label: MessageKey = 'page.loading', lines?: number) =>
  function Waiting() {
    const translate = useMessages();
    return <Skeleton label={translateKey(translate, label)} lines={lines} />;
  };

/** Placeholder of a compact plan: `{ waiting: PlanSkeleton }`. */
export const PlanSkeleton = skeletonOf('page.loading', 13);
