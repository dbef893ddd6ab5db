import { isProvisioned, provisioningQueries } from '@console/api-client/provisioning';
import { useResource } from '@console/api-client/react';
import { BootFrame } from '@console/design/layout';
import { useMessages } from '@console/design/messages';
import { PageLoading } from '@console/design/page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useConfiguration } from '../configuration';
import { documentFrame } from '../frame/document/documentFrame';
import { useLoadPage } from '../reload/PageLoads';
import { useSession, useSessionState } from '../session/SessionProvider';
import { ProvisioningFailure } from './ProvisioningFailure';

/**
 * Opens the authenticated area once the service says that it is provisioned; any other state sends the person to the
 * provisioning page of the service [SESSION-07]. When the service does not say, the person stays and can ask again
 * [SESSION-08].
 */
export function ProvisioningGate({ children }: { readonly children: ReactNode }) {
  const translate = useMessages();
  const { provisioningPath } = useConfiguration();
  const loadPage = useLoadPage();
  const { data, error, isFetching, refetch } = useQuery({
    ...useResource(provisioningQueries).state(),
    // Asked once for each session: a system does not fall back while it is administered.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { model: 'provisioning' },
  });
  const [passed, setPassed] = useState(false);
  if (!passed && data !== undefined && isProvisioned(data)) setPassed(true);
  // What becomes of the answer later is no news of the service: any code on the page can write into the cache.
  const elsewhere = !passed && data !== undefined && !isProvisioned(data);
  const session = useSession();
  const state = useSessionState();
  useEffect(() => {
    // Nothing is on screen that could be gone on with.
    if (!passed && !data && state.status === 'locked') session.end(state.why);
  }, [passed, data, state, session]);
  useEffect(() => {
    if (elsewhere) loadPage(provisioningPath);
  }, [elsewhere, loadPage, provisioningPath]);

  if (passed) return children;
  if (error) return <ProvisioningFailure error={error} asking={isFetching} onRetry={() => void refetch()} />;
  // The frame that the document shows stays until the console can take its place.
  if (documentFrame() && !elsewhere) return null;
  return (
    <BootFrame product={translate('product.name')}>
      <PageLoading />
    </BootFrame>
  );
}
