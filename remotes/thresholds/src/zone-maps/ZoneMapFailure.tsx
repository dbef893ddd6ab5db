import type { ZoneMap } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { RecordFailure } from '@console/remote/records';
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '../paths';

/** Zone map that could not be loaded, by its name in the address. */
interface ZoneMapFailureProps {
  readonly name: string;
  readonly query: UseQueryResult<ZoneMap>;
}

/** Takes the place of a page of a zone map that is not there or could not be loaded. */
export function ZoneMapFailure({ name, query: { error, refetch } }: ZoneMapFailureProps) {
  const translate = useMessages();
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
}
