import { administrator } from '../browser/signIn';
import { test as base } from '../browser/test';
import { type Portal, startPortal } from './portal';

interface Fixtures {
  /** A running third-party site that embeds the console of the test. */
  portal: Portal;
  startedPortal: Portal;
}

/** The test of this suite, with a third-party site beside the console. */
export const test = base.extend<Fixtures>({
  startedPortal: async ({}, use) => {
    const portal = await startPortal();
    await use(portal);
    await portal.close();
  },
  siteOptions: async ({ startedPortal }, use) => use({ allowedOrigins: [startedPortal.url] }),
  portal: async ({ startedPortal, site, trouble }, use) => {
    // The portal's own server signs in; the password never reaches its pages.
    const answer = await fetch(`${site.url}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    const { token } = (await answer.json()) as { token: string };
    startedPortal.embed(site.url, token);
    trouble.allowOrigin(startedPortal.url);
    await use(startedPortal);
  },
});
