import { type Language, languageOf } from '@console/design/language';
import { useLocale, useMessages } from '@console/design/messages';
import { Collapsible } from '@console/design/sections';
import { useEffect, useState } from 'react';

type Keys = Readonly<Record<string, string>>;

/** Pages on whose plan keys mean something. */
type PageWithKeys = 'PlacingPage' | 'StudioPage';

type HelpFile = { readonly default: Readonly<Record<PageWithKeys, { readonly keys: Keys }>> };

/** The help of this remote, which names the keys: they stand here once, and are loaded when somebody asks. */
const files: Readonly<Record<Language, () => Promise<HelpFile>>> = {
  en: () => import(/* webpackChunkName: "help-en" */ '../../help/pages.en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ '../../help/pages.de.json'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../../help/pages.fr.json'),
  es: () => import(/* webpackChunkName: "messages-es" */ '../../help/pages.es.json'),
  ja: () => import(/* webpackChunkName: "messages-ja" */ '../../help/pages.ja.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ '../../help/pages.ar.json'),
};

/** The keys of a plan, folded beside it. */
export function PlanKeys({ page }: { readonly page: PageWithKeys }) {
  const translate = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible title={translate('studio.keys')} open={isOpen} onToggle={setOpen}>
      {isOpen && <KeyList page={page} />}
    </Collapsible>
  );
}

function KeyList({ page }: { readonly page: PageWithKeys }) {
  const language = languageOf(useLocale()) ?? 'en';
  const [keys, setKeys] = useState<Keys>({});
  useEffect(() => {
    let left = false;
    // A file that does not arrive leaves the list empty; the help of the page says what is missing, and tries again.
    files[language]().then(
      (file) => left || setKeys(file.default[page].keys),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [language, page]);
  return (
    <dl className="studio__keys">
      {Object.entries(keys).map(([key, meaning]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
