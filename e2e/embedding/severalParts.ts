import { expect, type Page } from '../browser/test';

/** Two pages of each part, by their headings: one with a table or a search, and one with fields. */
export const partsOf = {
  admin: { list: ['/facilities', 'Facilities'], form: ['/config-migration/apply', 'Apply a configuration'] },
  data: { list: ['/data', 'Items'], form: ['/data/playback', 'Playback'] },
  events: {
    list: ['/event-configuration/publishers', 'Publishers'],
    form: ['/event-configuration/brokers/new', 'New broker'],
  },
  jobs: { list: ['/jobs', 'Jobs'], form: ['/recipes/new', 'New recipe'] },
  readers: {
    list: ['/readers/definitions', 'Reader definitions'],
    form: ['/readers/configurations/new', 'New reader configuration'],
  },
  thresholds: { list: ['/threshold-monitor', 'Threshold monitor'], form: ['/zone-maps/new', 'New zone map'] },
  users: { list: ['/users', 'Users'], form: ['/logs/itemsense', 'System logs'] },
} as const;

/** Remote that can be shown beside others. */
export type Part = keyof typeof partsOf;

/** Shows a page of a part in a place of its own at the end of the page, or goes there where the part is shown already. */
export async function showBeside(page: Page, part: Part, which: 'list' | 'form'): Promise<void> {
  const [path, heading] = partsOf[part][which];
  await page.evaluate(
    async ([name, at]) => {
      const shown = document.querySelector<HTMLElement & { path?: string }>(`#beside-${name} rfid-remote`);
      if (shown) {
        shown.path = at;
        return;
      }
      const place = document.createElement('div');
      place.id = `beside-${name}`;
      place.style.height = '30rem';
      document.body.append(place);
      const { token } = (await (await fetch('/token')).json()) as { token: string };
      const { rfidConsole } = globalThis as unknown as {
        rfidConsole: { mountRemote(place: Element, options: object): Promise<unknown> };
      };
      await rfidConsole.mountRemote(place, { name, path: at, token });
    },
    [part, path] as const,
  );
  await expect(
    page.locator(`#beside-${part}`).getByRole('heading', { level: 1, name: heading }),
  ).toBeVisible();
}
