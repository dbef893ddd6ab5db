import { IconButton } from '@console/design/button';
import { HiddenIcon } from '@console/design/icons';
import type { CatalogueMessage } from '@console/design/messages';
import { useMessages } from '@console/design/messages';
import { LanguageSelect } from '../../language/LanguageSelect';
import { LoginView } from '../LoginView';
import { drawInLanguages, type ShellTexts } from './drawInLanguages';
import { type LoginState, loginStates, messageKeys } from './loginStates';

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

/** Draws the login page in all its states and languages, at build. */
export const drawLogin = (translations: ShellTexts) =>
  drawInLanguages(translations, ({ draw, texts }) => ({
    pages: loginStates.map((state) => draw(login(state))),
    hideButton: draw(<HideButton />),
    messages: messageKeys.map((key) => textOf(texts[key])),
  }));
