import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellPages } from '@console/remote/contract';
import { test as plain } from '@playwright/test';
import { openPage } from '../browser/looks';
import { expectWhole, stopTime, watchRequests } from '../browser/steady';
import { expect, test } from '../browser/test';
import { allPages, goTo, type PageAddress, signInIn, unset } from '../language/openIn';
import { askService } from '../site/fleet';
import { faultsOf } from './faults';
import { type HeardNode, readTree } from './tree';
import { foreignTexts, linesWithoutTexts, writeTree } from './writeTree';

/** The texts, one for each page. */
const texts = join(dirname(fileURLToPath(import.meta.url)), 'pages');

/** Pages that the shell draws, for who is signed in. */
const shellAddresses: readonly PageAddress[] = [
  shellPages.overview,
  shellPages.activity,
  shellPages.audit,
  shellPages.remotes,
].map(({ path }) => ({ path, address: path }));

/** Name of the text of a page. */
const fileOf = (path: string) =>
  `${path
    .slice(1)
    .replaceAll('/', '.')
    .replaceAll(/:(\w+)/g, '[$1]')}.txt`;

/** Replaces what is said otherwise of another build or another token. */
const steady = (text: string) =>
  text.replaceAll(/\b[0-9a-f]{12,}\b|\b[0-9a-f]{8}…/g, '0…').replaceAll(/\b\d+ kB\b/g, '1 kB');

/** True for parts of the page itself; the others stand around every page. */
const isOfPage = ({ role }: HeardNode) => /^(main|navigation|dialog|alertdialog)$/.test(role);

for (const language of ['en', 'ar'] as const)
  test(`every page is heard as its text says in ${language}`, async ({ page, service, trouble }) => {
    trouble.expect(unset);
    await stopTime(page, service);
    const arrived = watchRequests(page);
    const { items } = await askService<{ readonly items: readonly { readonly epc: string }[] }>(
      service,
      '/itemsense/data/v1/items/show',
    );
    const pages = [
      ...(await allPages(page)).filter((one) => one.page !== 'AreaErrorPage'),
      ...shellAddresses,
      { path: '/data/items/:epc', address: `/data/items/${items[0]?.epc}` },
    ];
    const written = new Map<string, string>();
    const faults: string[] = [];
    const foreign = new Set<string>();
    const write = (file: string, tree: readonly HeardNode[]) => {
      written.set(file, steady(writeTree(tree)));
      faults.push(...faultsOf(tree).map((fault) => `${file}: ${fault}`));
      for (const text of foreignTexts(tree, /\p{Script=Arabic}/u)) foreign.add(steady(text).slice(0, 80));
    };

    await page.goto(shellPages.login.path);
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await arrived();
    write(fileOf(shellPages.login.path), await readTree(page));

    // The token with which the pages were looked up is older than that of the session: lists have one order.
    await service.advance(1000);
    await signInIn(page, language);
    await openPage(page, shellPages.overview.path);
    await arrived();
    write(
      'frame.txt',
      (await readTree(page)).filter((node) => !isOfPage(node)),
    );
    for (const { path, address } of pages) {
      await goTo(page, address);
      await arrived();
      await expectWhole(page);
      write(fileOf(path), (await readTree(page)).filter(isOfPage));
    }
    for (const [file, text] of written) expect.soft(text).toMatchSnapshot(['pages', language, file]);
    expect.soft(faults, 'what cannot be told apart').toEqual([]);
    if (language === 'ar')
      expect.soft(`${[...foreign].sort().join('\n')}\n`).toMatchSnapshot(['pages', language, 'foreign.txt']);
    const kept = readdirSync(join(texts, language)).filter((file) => file !== 'foreign.txt');
    expect.soft(kept.sort(), 'pages that have a text').toEqual([...written.keys()].sort());
  });

plain('what is heard differs between the directions of writing by its words only', () => {
  for (const file of readdirSync(join(texts, 'en'))) {
    const [english, arabic] = ['en', 'ar'].map((language) =>
      linesWithoutTexts(readFileSync(join(texts, language, file), 'utf8')),
    );
    expect.soft(arabic, file).toEqual(english);
  }
});
