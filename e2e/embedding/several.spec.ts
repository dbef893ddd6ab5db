import { expect } from '../browser/test';
import { deep } from '../site/deep';
import { hosts } from './hosts';
import { libraryAt } from './libraries';
import { type Part, partsOf, showBeside } from './severalParts';
import { test } from './test';

const parts = Object.keys(partsOf);

/** All parts in a circle, from one on. */
const from = (first: number) => parts.map((_, index) => parts[(first + index) % parts.length] as Part);

const embedding = Object.entries(hosts).filter(([, { embeds = true }]) => embeds);

for (const [index, [path, { scripts }]] of embedding.entries()) {
  const [first = '', ...others] = from(index % parts.length);
  test(`in ${path} the part ${first} and then all others are shown beside each other, with their forms`, async ({
    page,
    portal,
  }) => {
    // What is bundled first does not count as the time of the page.
    for (const script of scripts) await libraryAt(script);
    await page.goto(portal.url + path);
    for (const part of [first, ...others] as Part[]) await showBeside(page, part, 'list');
    for (const part of [...others, first] as Part[]) await showBeside(page, part, 'form');
    await expect(page.getByText('cannot be shown')).toHaveCount(0);
  });
}

// Where a third part is in the page, it may bring what the second one of a pair would have had to.
for (const first of deep ? parts : [])
  test(`each other part is shown beside ${first} alone`, async ({ context, portal }) => {
    for (const second of parts.filter((part) => part !== first)) {
      // Closed, not left: who leaves a page while a channel opens gets a warning of the browser about it.
      const page = await context.newPage();
      await page.goto(`${portal.url}/plain.html`);
      await showBeside(page, first as Part, 'list');
      await showBeside(page, second as Part, 'list');
      await showBeside(page, second as Part, 'form');
      await showBeside(page, first as Part, 'form');
      await page.close();
    }
  });
