import { createServiceClient } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { IconButton } from '@console/design/button';
import { HiddenIcon } from '@console/design/icons';
import { type Language, languages } from '@console/design/language';
import type { Catalogue, CatalogueMessage } from '@console/design/messages';
import { useMessages } from '@console/design/messages';
import { DesignProvider } from '@console/design/theme';
import { createAlerts, serviceMessages } from '@console/remote/host';
import { AlertsProvider } from '@console/remote/services';
import { loadServiceMessages } from '@console/remote/translations';
import React, { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../language';
import { LanguageSelect } from '../../language/LanguageSelect';
import language from '../../language/messages/en.json';
import messages from '../../messages/en.json';
import { LoginView } from '../LoginView';
import { type LoginState, loginStates, messageKeys } from './loginStates';

/** Texts of the shell in the languages beside English. */
export type ShellTexts = Readonly<Record<Exclude<Language, 'en'>, object>>;

const english = { ...serviceMessages.en, ...messages, ...language } as Catalogue;

/** Values that only the browser knows; the document fills them in. */
const known = { copyrightHolder: '{holder}', providerName: '{provider}', year: '{year}' };
const failure = '{failure}';

const textOf = (message: CatalogueMessage | undefined): string =>
  typeof message === 'object'
    ? message
        .map((part) => (part.type === 0 ? part.value : `{${'value' in part ? part.value : ''}}`))
        .join('')
    : (message ?? '');

/** The button that hides the password again, in the place of the one that shows it. */
function HideButton() {
  const translate = useMessages();
  return <IconButton label={translate('form.hideCharacters')} icon={<HiddenIcon />} size="small" />;
}

function drawIn(locale: Language, translation: Catalogue, root: Document) {
  const draw = (page: ReactNode) =>
    renderToStaticMarkup(
      <DesignProvider root={root}>
        <LanguageProvider
          start={{ locale, translation }}
          load={() => new Promise(() => undefined)}
          messages={english}
        >
          <AlertsProvider alerts={createAlerts()}>
            <ServiceClientProvider client={createServiceClient({ baseUrl: '' })} pollInterval={0}>
              {page}
            </ServiceClientProvider>
          </AlertsProvider>
        </LanguageProvider>
      </DesignProvider>,
      { identifierPrefix: 'document-' },
    );
  const login = ({ attempted, failed, pending, filled }: LoginState) => (
    <LoginView
      {...known}
      attempt={{ count: 0, name: '', ...(failed && { failure }) }}
      filled={filled}
      submit={() => new Promise(() => undefined)}
      attempted={attempted}
      pending={pending}
      company={{ name: '{company}', address: '#' }}
      language={<LanguageSelect inBrowser="{language}" />}
    />
  );
  const texts: Catalogue = { ...english, ...translation };
  return {
    pages: loginStates.map((state) => draw(login(state))),
    hideButton: draw(<HideButton />),
    messages: messageKeys.map((key) => textOf(texts[key])),
  };
}

/**
 * Draws the login page in all its states and languages, at build, with the style sheets that it asks for: as there is no
 * document, they are collected where React would adopt them.
 */
export async function drawLogin(translations: ShellTexts) {
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
  Object.assign(globalThis, place);
  Object.assign(React, { useInsertionEffect: (run: () => void) => run() });
  try {
    const drawn = languages.map((locale, at) => {
      const translation = { ...loaded[at], ...(locale !== 'en' && translations[locale]) } as Catalogue;
      return [locale, drawIn(locale, translation, root)] as const;
    });
    return { languages: Object.fromEntries(drawn), css: [...sheets].join('\n') };
  } finally {
    Object.assign(React, { useInsertionEffect });
    Object.assign(globalThis, Object.fromEntries(before));
  }
}
