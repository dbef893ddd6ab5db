import { useResource } from '@console/api-client/react';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { Link, useParams } from '@console/design/router';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { farZones } from '../drawing/studioZone';
import { storedNow } from '../storedNow';
import { ZoneMapFailure } from '../ZoneMapFailure';
import { farInWords } from '../zoneMap.texts';
import { Studio } from './Studio';

/** The studio of the zone map in the address. It begins with what is stored now; no poll touches what is drawn. */
export function StudioPage() {
  const { name = '' } = useParams();
  const translate = useMessages();
  const query = useQuery({ ...useResource(zoneMapQueries).one(name), ...storedNow });
  const { data, error, isFetchedAfterMount } = query;
  if (error && !data) return <ZoneMapFailure name={name} query={query} />;
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
