import type { RfidBrand, RfidTheme } from '@console/embed';
import type { LiveOptions } from '../mountOptions';
import { readBrand } from './readBrand';

const dark = matchMedia('(prefers-color-scheme: dark)');
const strong = matchMedia('(prefers-contrast: more)');

/** Calls the listener when the device asks for another theme, or the page around changes its own. @returns ends it. */
export function onOptionsChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributeFilter: ['class', 'style', 'data-theme', 'lang'] });
  for (const media of [dark, strong]) media.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    for (const media of [dark, strong]) media.removeEventListener('change', listener);
  };
}

function themeOf(element: Element): 'light' | 'dark' | 'contrast' {
  const asked = element.getAttribute('theme') as RfidTheme | null;
  if (asked === 'auto') return strong.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
  return asked === 'dark' || asked === 'contrast' ? asked : 'light';
}

/** True if a notice in an element is to be light on dark. */
export const isDark = (element: Element): boolean => themeOf(element) !== 'light';

/** The language of the page around an element. */
function languageOfPage(element: Element): string | undefined {
  const root = element.getRootNode();
  const own = element.closest('[lang]')?.getAttribute('lang');
  if (own !== undefined && own !== null) return own;
  return root instanceof ShadowRoot ? languageOfPage(root.host) : undefined;
}

/**
 * Reads the options that may change while a remote is shown, from the attributes of its element and the page around.
 */
export function readElementOptions(element: Element, brand: RfidBrand | undefined): LiveOptions {
  return {
    theme: themeOf(element),
    brand: readBrand(element, brand),
    density: element.getAttribute('density') === 'compact' ? 'compact' : 'comfortable',
    lang: element.getAttribute('lang') ?? element.getAttribute('locale') ?? languageOfPage(element),
    locale: element.getAttribute('locale') ?? undefined,
    timeZone: element.getAttribute('time-zone') ?? undefined,
  };
}
