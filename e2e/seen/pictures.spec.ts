import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '@console/design/language';
import { shellPages } from '@console/remote/contract';
import { journeyArguments } from '../browser/chromium';
import { openPage } from '../browser/looks';
import { expectWhole, stopTime, watchRequests } from '../browser/steady';
import { expect, type Page, test } from '../browser/test';
import { goTo, signInIn } from '../language/openIn';
import { deep } from '../site/deep';
import { compareWithReference, endComparing } from './compare';
import { references } from './folders';
import { useReferenceFonts } from './referenceFonts';
import { type Look, login, looks, type View, views } from './views';

// Letters are drawn alike whatever the machine says of their outlines.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...journeyArguments(), '--font-render-hinting=none', '--force-color-profile=srgb'],
    }),
});

test.skip(
  process.platform !== 'linux',
  'Pictures are compared on Linux only: other systems draw letters differently.',
);

test.afterAll(endComparing);

const languages = { light: 'en', fromTheRight: 'ar' } as const;

const looksIn = (view: View, language: Language): readonly Look[] =>
  language === 'en' ? view.looks : (view.fromTheRight ?? []);

const nameOf = (view: View, look: Look, language: Language) =>
  `${view.name}-${look}${language === 'en' ? '' : '-rtl'}`;

/** Takes the pictures of what is open, and tells which differ from those that are kept. */
async function see(page: Page, view: View, language: Language, arrived: () => Promise<void>) {
  const faults: string[] = [];
  for (const look of looksIn(view, language)) {
    const { size, media } = looks[look];
    await page.setViewportSize(size);
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      contrast: null,
      forcedColors: null,
      reducedMotion: 'reduce',
      ...media,
    });
    await arrived();
    await expectWhole(page);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    const fault = await compareWithReference(nameOf(view, look, language), picture);
    if (fault !== '') faults.push(fault);
  }
  return faults;
}

const advice = 'pictures that differ: `npm run references` shows both side by side, and takes the new ones';

for (const language of Object.values(languages))
  test(`the console looks as its pictures in ${language}`, async ({ page, service }) => {
    test.skip(!deep, 'pictures are compared in npm run test:deep and by npm run references');
    await stopTime(page, service);
    await useReferenceFonts(page);
    const arrived = watchRequests(page);
    await page.goto(login.address);
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const faults = await see(page, login, language, arrived);
    await service.advance(1000);
    await signInIn(page, language);
    await openPage(page, shellPages.activity.path);
    for (const view of views.filter((one) => looksIn(one, language).length > 0)) {
      await page.setViewportSize(looks.light.size);
      await (view.isLoaded ? openPage : goTo)(page, view.address);
      faults.push(...(await see(page, view, language, arrived)));
    }
    expect(faults, advice).toEqual([]);
  });

test('no picture is kept that nothing is compared with', () => {
  const all = [login, ...views].flatMap((view) =>
    Object.values(languages).flatMap((language) =>
      looksIn(view, language).map((look) => `${nameOf(view, look, language)}.webp`),
    ),
  );
  expect(
    readdirSync(references)
      .map((file) => basename(file))
      .sort(),
  ).toEqual(all.sort());
});
