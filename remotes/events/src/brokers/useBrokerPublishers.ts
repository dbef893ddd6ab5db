import type { Broker } from '@console/api-client/brokers';
import { publisherQueries } from '@console/api-client/publishers';
import { useResource } from '@console/api-client/react';
import { compareNames } from '@console/design/language';
import type { RecordUser } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths';

/** The publishers that send to a broker, by name [BROKER-04]; undefined while they are not known. */
export function useBrokerPublishers({ id }: Pick<Broker, 'id'>): readonly RecordUser[] | undefined {
  const { data } = useQuery(useResource(publisherQueries).list());
  return data?.rows
    .filter(({ brokerId }) => brokerId === id)
    .map((publisher) => ({ name: publisher.name, to: paths.publishers.publisher(publisher.id) }))
    .sort((one, other) => compareNames(one.name, other.name));
}
