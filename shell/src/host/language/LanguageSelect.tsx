import { languageNames, languages } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { useId } from 'react';
import { useLanguage } from './LanguageProvider';
import css from './language.css';
import { readLanguageChoice } from './languageChoice';
import { storedLanguage } from './storedLanguage';

interface LanguageSelectProps {
  /** Name of the language that the browser asks for. @defaultValue that of this browser */
  readonly inBrowser?: string;
}

/** The languages of the console, each by its own name. A choice applies as soon as its texts are there. */
export function LanguageSelect({
  inBrowser = languageNames[storedLanguage('browser')],
}: LanguageSelectProps) {
  useStyles(css);
  const translate = useMessages();
  const { choice, choose, shown } = useLanguage();
  const id = useId();
  const translated = shown.locale !== 'en';
  return (
    <div className="language">
      <label htmlFor={id}>{translate('language.title')}</label>
      <select
        id={id}
        className="language__select"
        aria-describedby={translated ? `${id}-note` : undefined}
        value={choice}
        onChange={(event) => choose(readLanguageChoice(event.target.value))}
      >
        <option value="browser">{translate('language.browser', { language: inBrowser })}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      {translated && (
        <p className="language__note" id={`${id}-note`}>
          {translate('language.machine')}
        </p>
      )}
    </div>
  );
}
