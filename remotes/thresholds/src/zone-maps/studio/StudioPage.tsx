import { useResource } from '@console/api-client/react';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { Link, useParams } from '@console/design/router';
import { RecordFailure } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { farZones } from '../drawing/studioZone';
import { farInWords } from '../zoneMap.texts';
import { Studio } from './Studio';

/** The studio of the zone map in the address. It begins with what is stored now; no poll touches what is drawn. */
export function StudioPage() {
  const { name = '' } = useParams();
  const translate = useMessages();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...useResource(zoneMapQueries).one(name),
    refetchInterval: false,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (error && !data)
    return (
      <RecordFailure
        entity={translate('zoneMaps.entity')}
        model="zone-map"
        id={name}
        section={translate('zoneMaps.section')}
        list={paths.zoneMaps.list()}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data || !isFetchedAfterMount) return <PageLoading />;
  const far = farZones(data.zones);
  if (far.length > 0)
    return (
      <Page
        section={translate('zoneMaps.section')}
        item={translate('studio.title', { name })}
        banner={<Banner tone="danger">{farInWords(far, translate)}</Banner>}
      >
        <Link to={paths.zoneMaps.zoneMap(name)}>{name}</Link>
      </Page>
    );
  return <Studio key={name} zoneMap={data} />;
}
