import { brokerMutations, brokerQueries } from '../brokers';
import { createServiceClient } from '../client';
import { facilityMutations, facilityQueries } from '../facilities';
import { networkMutations, networkQueries } from '../networks';
import { publisherMutations, publisherQueries } from '../publishers';
import { readerConfigurationMutations, readerConfigurationQueries } from '../reader-configurations';
import { readerDefinitionMutations, readerDefinitionQueries } from '../reader-definitions';
import { recipeMutations, recipeQueries } from '../recipes';
import {
  antennaConfigurationMutations,
  antennaConfigurationQueries,
} from '../threshold-antenna-configurations';
import { thresholdMutations, thresholdQueries } from '../thresholds';
import { userMutations, userQueries } from '../users';
import { zoneMapMutations, zoneMapQueries } from '../zone-maps';

const client = createServiceClient({ baseUrl: '' });

const resources = [
  ['broker', brokerQueries(client), brokerMutations(client)],
  ['facility', facilityQueries(client), facilityMutations(client)],
  ['network', networkQueries(client), networkMutations(client)],
  ['publisher', publisherQueries(client), publisherMutations(client)],
  ['reader-configuration', readerConfigurationQueries(client), readerConfigurationMutations(client)],
  ['reader-definition', readerDefinitionQueries(client), readerDefinitionMutations(client)],
  ['recipe', recipeQueries(client), recipeMutations(client)],
  ['threshold', thresholdQueries(client), thresholdMutations(client)],
  [
    'threshold-antenna-configuration',
    antennaConfigurationQueries(client),
    antennaConfigurationMutations(client),
  ],
  ['user', userQueries(client), userMutations(client)],
  ['zone-map', zoneMapQueries(client), zoneMapMutations(client)],
] as const;

describe.each(resources)('%s', (model, queries, mutations) => {
  it('has the queries of every resource', () => {
    expect(queries.list().queryKey).toEqual([model, 'list']);
    expect(queries.one('7').queryKey).toEqual([model, 'one', '7']);
    expect(queries.lookup('7').queryKey).toEqual([model, 'lookup', '7']);
  });

  it('has the mutations of every resource, which name the record', () => {
    const record = { id: '7', name: 'Dock' };
    const describes = (mutation: {
      readonly meta?: { readonly describe?: (variables: unknown) => string };
    }) => mutation.meta?.describe;
    expect(mutations.save().meta).toMatchObject({ model, action: 'save' });
    expect(describes(mutations.save())?.({ record })).toBe('Dock');
    expect(mutations.copy().meta).toMatchObject({ model, action: 'copy' });
    expect(describes(mutations.copy())?.({ record, name: 'Dock 2' })).toBe('Dock');
    expect(mutations.remove().meta).toMatchObject({ model, action: 'delete' });
    expect(describes(mutations.remove())?.(record)).toBe('Dock');
  });
});

it('forgets drafts that hold a password as soon as their form is closed', () => {
  for (const { save } of [userMutations(client), brokerMutations(client)]) expect(save().gcTime).toBe(0);
  expect(recipeMutations(client).save().gcTime).toBeUndefined();
});
