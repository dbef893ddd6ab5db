import type { Page } from '@playwright/test';
import { storedSession } from '../browser/signIn';
import type { Service } from '../site/service';

/** Makes the service refuse the token of the page from now on. */
export async function revokeToken(page: Page, service: Service): Promise<void> {
  const [token] = await storedSession(page);
  await fetch(`${service.direct}/itemsense/authentication/v1/revokeToken`, {
    method: 'PUT',
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}
