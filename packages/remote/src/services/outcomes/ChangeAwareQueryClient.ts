import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A QueryClient that asks again for what was still on its way when it was invalidated. TanStack Query requests a
 * query again at once only if it is shown and has data; an answer that was under way otherwise counts as the newest,
 * although the service may have given it before the change that invalidated it.
 */
export class ChangeAwareQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll(filters)
      .filter((query) => query.state.fetchStatus === 'fetching')
      .filter((query) => query.state.data === undefined || !query.isActive());
    const again = underWay.map(async (query) => {
      await query.promise?.catch(() => undefined);
      await super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
    });
    await Promise.all([super.invalidateQueries(filters, options), ...again]);
  }
}
