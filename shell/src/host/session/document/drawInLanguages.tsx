import { createServiceClient } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { type Language, languages } from '@console/design/language';
import type { Catalogue } from '@console/design/messages';
import { DesignProvider } from '@console/design/theme';
import { createAlerts, serviceMessages } from '@console/remote/host';
import { AlertsProvider } from '@console/remote/services';
import { loadServiceMessages } from '@console/remote/translations';
import React, { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../language';
import language from '../../language/messages/en.json';
import messages from '../../messages/en.json';

/** Texts of the shell in the languages beside English. */
export type ShellTexts = Readonly<Record<Exclude<Language, 'en'>, object>>;

/** English texts of the host and the services, and of what else is drawn. */
const english = { ...serviceMessages.en, ...messages, ...language } as Catalogue;

/** Draws parts of a page in one language. */
interface Brush {
  /** Draws it as the console does inside of its providers. */
  readonly draw: (part: ReactNode) => string;
  readonly texts: Catalogue;
}

/**
 * Draws a page in all languages, at build, with the style sheets that it asks for: as there is no document, they are
 * collected where React would adopt them.
 */
export async function drawInLanguages<Drawn>(
  translations: ShellTexts,
  drawn: (brush: Brush) => Drawn,
  further: object = {},
) {
  const sheets = new Set<string>();
  const root = { adoptedStyleSheets: { push: () => undefined } } as unknown as Document;
  class Sheet {
    replaceSync(css: string) {
      sheets.add(css);
    }
  }
  const place = { CSSStyleSheet: Sheet, ShadowRoot: class {}, HTMLDialogElement: class {}, document: {} };
  const before = Object.keys(place).map((key) => [key, Reflect.get(globalThis, key)]);
  const { useInsertionEffect } = React;
  const loaded = await Promise.all(languages.map(loadServiceMessages));
  const source = { ...english, ...further } as Catalogue;
  const drawIn = (locale: Language, translation: Catalogue) => {
    const draw = (part: ReactNode) =>
      renderToStaticMarkup(
        <DesignProvider root={root}>
          <LanguageProvider
            start={{ locale, translation }}
            load={() => new Promise(() => undefined)}
            messages={source}
          >
            <AlertsProvider alerts={createAlerts()}>
              <ServiceClientProvider client={createServiceClient({ baseUrl: '' })} pollInterval={0}>
                {part}
              </ServiceClientProvider>
            </AlertsProvider>
          </LanguageProvider>
        </DesignProvider>,
        { identifierPrefix: 'document-' },
      );
    return drawn({ draw, texts: { ...source, ...translation } });
  };
  Object.assign(globalThis, place);
  Object.assign(React, { useInsertionEffect: (run: () => void) => run() });
  try {
    const inAll = languages.map((locale, at) => {
      const translation = { ...loaded[at], ...(locale !== 'en' && translations[locale]) } as Catalogue;
      return [locale, drawIn(locale, translation)] as const;
    });
    return { languages: Object.fromEntries(inAll), css: [...sheets].join('\n') };
  } finally {
    Object.assign(React, { useInsertionEffect });
    Object.assign(globalThis, Object.fromEntries(before));
  }
}
