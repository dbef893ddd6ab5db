import { useServiceClient } from '@console/api-client/react';

/** Origin of the service, which is that of the page where calls go to the page's own host. */
export function useServiceOrigin(): string {
  const { baseUrl } = useServiceClient();
  return new URL(baseUrl || '/', document.baseURI).href.replace(/\/$/, '');
}
