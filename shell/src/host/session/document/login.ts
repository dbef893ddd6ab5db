import { type Call, callOnce } from '@console/api-client';
import type { Translate } from '@console/design/messages';
import { createEmitter } from '@console/design/store';
import type { Session } from '@console/remote/host';
import { attemptSignIn } from '@console/remote/sign-in';
import type { Configuration } from '../../configuration/configuration';
import { type LanguageChoice, pseudoOf, readLanguageChoice } from '../../language/languageChoice';
import { storeLanguageChoice } from '../../language/storedLanguage';
import { subscribeToDevice } from '../../theme/storedTheme';
import { storeSession } from '../storedSession';
import { setDocumentLogin } from './documentLogin';
import { drawn } from './drawLogin?drawn';
import { createLoginPage, isBlank, type LoginPage, textOf } from './loginPage';
import { started } from './started';

/** Signs in with what was typed, or says why not. */
async function submit(
  { now, change, field, find }: LoginPage,
  serviceUrl: string,
): Promise<Session | undefined> {
  const name = field('name')?.value.trim() ?? '';
  const password = field('password');
  const typed = password?.value ?? '';
  if (now().pending) return undefined;
  if (isBlank(name) || isBlank(typed)) {
    change({ attempted: true });
    find('[aria-invalid=true]')?.focus();
    return undefined;
  }
  change({ attempted: false, pending: true });
  const client = { call: <Answer>(call: Call<Answer>) => callOnce(call, { baseUrl: serviceUrl }) };
  const outcome = await attemptSignIn(client, { name, password: typed }, textOf as Translate);
  if ('session' in outcome) return outcome.session;
  if (password) password.value = '';
  // A new element, which is announced also when it says the same.
  find('.banner')?.remove();
  change({ pending: false, seen: false, failure: outcome.failure });
  password?.focus();
  return undefined;
}

/** Does what a click on the page means. */
function click(event: MouseEvent, { now, change, host }: LoginPage): void {
  const target = event.target instanceof Element ? event.target : host;
  if (target.closest('[aria-disabled=true]')) {
    event.preventDefault();
    return;
  }
  const link = target.closest<HTMLAnchorElement>('.form__summary a');
  if (link) {
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  }
  if (target.closest('.field__with-button .button')) change({ seen: !now().seen });
}

/** Shows the login page and signs in by it, until the console takes over. */
function showLogin(configuration: Configuration): void {
  const page = createLoginPage(configuration);
  const { host, change } = page;
  const sessions = createEmitter<Session>();
  const choices = createEmitter<LanguageChoice>();
  let session: Session | undefined;
  let chosen: LanguageChoice | undefined;

  host.addEventListener('submit', async (event) => {
    event.preventDefault();
    const begun = await submit(page, configuration.serviceUrl);
    if (!begun) return;
    session = begun;
    storeSession(begun);
    started()?.arrival.expect();
    sessions.emit(begun);
  });
  host.addEventListener('input', () => {
    if (page.now().attempted) change();
  });
  host.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    chosen = readLanguageChoice(target.value);
    storeLanguageChoice(chosen);
    change();
    choices.emit(chosen);
  });
  host.addEventListener('click', (event) => click(event, page));

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(drawn.css);
  document.adoptedStyleSheets.push(sheet);
  document.body.prepend(host);
  change();
  page.field('name')?.focus();
  const endTheme = subscribeToDevice(() => change());
  setDocumentLogin({
    onSession: (listener) => {
      if (session) listener(session);
      return sessions.subscribe(listener);
    },
    onLanguage: (listener) => {
      if (chosen) listener(chosen);
      return choices.subscribe(listener);
    },
    remove: () => {
      endTheme();
      host.remove();
      // The next page begins at its top.
      scrollTo(0, 0);
      setDocumentLogin(undefined);
    },
  });
}

function begin(): void {
  const { configuration, session, arrival } = started() ?? {};
  if (!configuration || session || pseudoOf(location.search, configuration.pseudoLanguage)) return;
  showLogin(configuration);
  // The page can be used: who types does not wait for anything yet.
  arrival?.rest();
}

// A gateway that does not know it yet has it run as soon as it is there.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
