import type { Session } from '@console/remote/host';
import type { LanguageChoice } from '../../language/languageChoice';

/** The login page that the document shows before the code of the console is there. */
export interface DocumentLogin {
  /**
   * Calls the listener with the session once somebody has signed in, also when that was before. The page stays meanwhile.
   * @returns ends it.
   */
  readonly onSession: (listener: (session: Session) => void) => () => void;
  /**
   * Calls the listener with the language once one is chosen, also when that was before: the code of the console may have
   * read the choice of the device just before it.
   * @returns ends it.
   */
  readonly onLanguage: (listener: (choice: LanguageChoice) => void) => () => void;
  /** Takes the page away. */
  readonly remove: () => void;
}

/** Where the script of the document leaves it for the shell. */
const place = Symbol.for('console.document-login');

const page = globalThis as unknown as Record<symbol, DocumentLogin | undefined>;

/** The login page of the document; undefined where it is not shown, or not any more. */
export const documentLogin = (): DocumentLogin | undefined => page[place];

/** Makes the login page of the document known to the shell; undefined when it is gone. */
export function setDocumentLogin(login: DocumentLogin | undefined): void {
  page[place] = login;
}
