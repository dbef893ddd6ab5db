import type { FollowChange } from '@console/api-client';
import { knownRecord } from '@console/api-client/queries';
import { userOf } from '@console/remote/host';
import type { ChangeContext } from '../../host/slots/feature';

/** The code that writes the activity down, fetched with the first change. */
const recording = () => import(/* webpackChunkName: "activity" */ './recording');

/**
 * Follows every change for the activity. Here is only what has to be noted at once: what comes after it changes what is
 * known of records, and may lead to another page.
 */
export function recordChanges({ service, queryClient, session }: ChangeContext): FollowChange {
  return (changing) => {
    const { model, id } = changing.call.change;
    const begun = {
      changing,
      at: Date.now(),
      service,
      user: userOf(session.getState())?.name ?? '',
      page: location.pathname,
      before: id === undefined ? undefined : knownRecord(queryClient(), model, id),
      queryClient: queryClient(),
    };
    // A change is made all the same when it cannot be written down.
    const entry = recording()
      .then(({ begin }) => begin(begun))
      .catch(() => undefined);
    return (end) => {
      const ended = Date.now();
      void entry.then((begunEntry) => begunEntry?.end(end, ended)).catch(() => undefined);
    };
  };
}
