import '../testing/buildConstants';
import { createServiceClient } from '@console/api-client';
import { type Job, jobQueries } from '@console/api-client/jobs';
import { pagesOf, publishedPages } from '@console/remote/contract';
import { QueryClient } from '@tanstack/react-query';
import { defaultConfiguration } from '../configuration';
import { collectCommands } from './collectCommands';

const client = createServiceClient({ baseUrl: '', token: () => undefined });

function commandsFor(...rows: Partial<Job>[]) {
  const queryClient = new QueryClient();
  const { queryKey, meta } = jobQueries(client).list();
  queryClient.getQueryCache().build(queryClient, { queryKey, meta });
  queryClient.setQueryData(queryKey, { rows: rows as Job[], unreadable: [] });
  return collectCommands({
    configuration: defaultConfiguration,
    registry: { remotes: [] } as never,
    navigation: { areas: [], pages: pagesOf(publishedPages), installed: new Set() },
    queryClient,
    entries: [],
    more: [],
    translate: (key) => key,
  }).map(({ kind, label, target }) => [kind, label, 'to' in target && target.to]);
}

test('a record is offered with what can be done with it', () => {
  expect(commandsFor({ id: 'j1', name: 'night', status: 'RUNNING' })).toEqual([
    ['record', 'night', '/jobs/j1'],
    ['verb', 'Stop night', '/jobs/j1?action=stop'],
    ['verb', 'Create from night', '/jobs/j1?action=createFrom'],
  ]);
});

test('what a record excludes by its values is not offered; without a name it is called by its id', () => {
  expect(commandsFor({ id: 'j2', status: 'STOPPED' })).toEqual([
    ['record', 'j2', '/jobs/j2'],
    ['verb', 'Create from j2', '/jobs/j2?action=createFrom'],
  ]);
});
