import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useParams } from '@console/design/router';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { storedNow } from '../storedNow';
import { ZoneMapFailure } from '../ZoneMapFailure';
import { Placing } from './Placing';

/** The readers of a facility on a zone map of it, to be placed [READER-23, READER-24]. */
export function PlacingPage() {
  const { name = '' } = useParams();
  const translate = useMessages();
  const zoneMap = useQuery({ ...useResource(zoneMapQueries).one(name), ...storedNow });
  const readers = useQuery({ ...useResource(readerDefinitionQueries).list(), ...storedNow });
  if (zoneMap.error && !zoneMap.data) return <ZoneMapFailure name={name} query={zoneMap} />;
  if (readers.isError && !readers.data)
    return (
      <Page
        section={translate('zoneMaps.section')}
        item={translate('placing.title', { name })}
        banner={<FailedQueries queries={[readers]} text={translate('placing.failed.load')} />}
      >
        {null}
      </Page>
    );
  const isFresh = zoneMap.isFetchedAfterMount && readers.isFetchedAfterMount;
  if (!zoneMap.data || !readers.data || !isFresh) return <PageLoading />;
  return <Placing key={name} zoneMap={zoneMap.data} definitions={readers.data.rows} />;
}
