import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);

const files = {
  'Reference Sans': 'noto-sans/files/noto-sans-latin-wght-normal.woff2',
  'Reference Arabic': 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  'Reference Mono': 'noto-sans-mono/files/noto-sans-mono-latin-wght-normal.woff2',
} as const;

/** Has all that a page opens from now on written in fonts of packages, so that texts have one width on all machines. */
export async function useReferenceFonts(page: Page): Promise<void> {
  const fonts = Object.entries(files).map(([family, file]) => ({
    family,
    data: readFileSync(resolve(`@fontsource-variable/${file}`)).toString('base64'),
  }));
  // The policy of the console refuses fonts and styles by address; those that a script holds are no business of it.
  await page.addInitScript((all) => {
    for (const { family, data } of all) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const font = new FontFace(family, bytes, { weight: '100 900' });
      document.fonts.add(font);
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { --font: "Reference Sans", "Reference Arabic" !important; --font-mono: "Reference Mono" !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  }, fonts);
}
