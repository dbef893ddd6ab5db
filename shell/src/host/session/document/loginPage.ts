import { languageNames } from '@console/design/language';
import type { Configuration } from '../../configuration/configuration';
import { markPage, storedLanguage, storedLanguageChoice } from '../../language/storedLanguage';
import { storedTheme } from '../../theme/storedTheme';
import { companySignIn } from '../company/companySignIn';
import { readReturnAddress } from '../returnAddress';
import { drawn } from './drawLogin?drawn';
import { type Drawing, drawChildren, drawElement } from './drawnNodes';
import { loginStates, messageKeys } from './loginStates';

/** State of the page at one moment. */
interface Moment {
  /** Says what is missing. */
  readonly attempted: boolean;
  readonly pending: boolean;
  /** The password is shown. */
  readonly seen: boolean;
  /** Why the last attempt failed; blank where none did. */
  readonly failure: string;
}

/** Values of a text. */
export type TextValues = Readonly<Record<string, unknown>>;

const fill = (text: string, values: TextValues) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));

/** True for a text that is missing. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** A text of an outcome, in the language of now; blank where the page has none. */
export function textOf(key: (typeof messageKeys)[number], values: TextValues = {}): string {
  return fill(drawn.messages[storedLanguage()]?.[messageKeys.indexOf(key)] ?? '', values);
}

/** The login page in an element, as the build has drawn it. */
export interface LoginPage {
  readonly host: HTMLElement;
  readonly now: () => Moment;
  /** Draws the page as it is from now on, in the language of now. */
  readonly change: (next?: Partial<Moment>) => void;
  readonly field: (name: 'name' | 'password') => HTMLInputElement | null;
  readonly find: (selector: string) => HTMLElement | null;
}

/** The place of the state in {@link loginStates} that says what is missing now. */
function placeOf(
  { attempted, pending, failure }: Moment,
  missing: { name: boolean; password: boolean },
): number {
  const says = attempted && (missing.name || missing.password);
  return loginStates.findIndex(
    (state) =>
      state.failed === (failure !== '') &&
      state.pending === pending &&
      state.attempted === says &&
      (!says ||
        (isBlank(state.filled.name) === missing.name && isBlank(state.filled.password) === missing.password)),
  );
}

/** Makes the login page; it is drawn by the first {@link LoginPage.change}. */
export function createLoginPage({
  copyrightHolder: holder,
  providerName: provider,
  company,
}: Configuration): LoginPage {
  const host = document.createElement('div');
  let now: Moment = { attempted: false, pending: false, seen: false, failure: '' };
  const find = (selector: string) => host.querySelector<HTMLElement>(selector);
  const field = (name: string) => host.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const drawing: Drawing = {
    elements: drawn.elements,
    text: (place) => {
      const text = drawn.texts[storedLanguage()]?.[-1 - place] ?? null;
      if (text === null) return null;
      const year = new Date().getFullYear();
      const language = languageNames[storedLanguage('browser')];
      return fill(text, { holder, provider, company, year, language, failure: now.failure });
    },
  };

  function showPassword(): void {
    const button = find('.field__with-button .button');
    const [, , place = 0] = drawn.elements[drawn.hideButton ?? -1] ?? [];
    const hide = drawn.elements[place];
    if (!button || !hide) return;
    const controls = button.getAttribute('aria-controls') ?? '';
    drawElement(button, hide, drawing);
    button.setAttribute('aria-controls', controls);
    field('password')?.setAttribute('type', 'text');
  }

  return {
    host,
    find,
    field,
    now: () => now,
    change(next) {
      now = { ...now, ...next };
      const missing = {
        name: isBlank(field('name')?.value ?? ''),
        password: isBlank(field('password')?.value ?? ''),
      };
      drawChildren(host, [drawn.pages[placeOf(now, missing)] ?? 0], drawing);
      const link = find('.login__elsewhere');
      if (company) link?.setAttribute('href', companySignIn(readReturnAddress(location.search)));
      else link?.remove();
      find('.design')?.setAttribute('data-theme', storedTheme());
      if (now.seen) showPassword();
      const select = host.querySelector('select');
      if (select) select.value = storedLanguageChoice();
      markPage(storedLanguage());
      document.title = textOf('login.title');
    },
  };
}
