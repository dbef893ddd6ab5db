import type { DescribeChange } from '@console/api-client';
import { knownRecord } from '@console/api-client/queries';
import { auditHeader } from '@console/remote/operation';
import type { ChangeContext } from '../../host/slots/feature';

/**
 * Tells the gateway that records changes which fields a change concerns, and from which build it comes. Only on its own
 * origin: another one would have to allow the header.
 */
export function describeChange({ service, audit, queryClient }: ChangeContext): DescribeChange | undefined {
  if (!audit || service !== '') return undefined;
  return (changing) => {
    const { model, id } = changing.call.change;
    const page = location.pathname;
    const cache = queryClient();
    const before = id === undefined ? undefined : knownRecord(cache, model, id);
    return (
      import(/* webpackChunkName: "audit-change" */ './changeText')
        .then(({ changeText }) => ({ [auditHeader]: changeText(changing, before, page, cache) }))
        // A change is made all the same where nothing can be said of it.
        .catch(() => undefined)
    );
  };
}
