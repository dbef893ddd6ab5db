import type { Brand, BrandNote } from '@console/design/brand';
import type { Density, ThemeName } from '@console/design/theme';
import type { AlertTone, ShownProcess } from '@console/remote/services';

/** Token of the session for the service; undefined: there is none. */
export type Token = string | undefined;

/**
 * The token that calls carry. Asked before every call; one that answers by a promise is asked again only after a
 * refusal. After a refusal it is asked with the token that was refused, so that the page can get another one; calls
 * wait for it and are repeated.
 */
export type AskToken = (refused?: string) => Token | Promise<Token>;

/** Alert of a remote for its user. */
export interface SaidAlert {
  readonly tone: AlertTone;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Change of a record that the user made in a remote. */
export interface RecordChange {
  /** Kind of the record: `reader-definition`. */
  readonly model: string;
  readonly action: 'saved' | 'deleted';
  readonly name: string;
  /** True for a record that was not there before. */
  readonly isNew: boolean;
}

/** Options that may change while a remote is mounted. */
export interface LiveOptions {
  /** @defaultValue `light`. */
  readonly theme?: ThemeName | undefined;
  /** Colours, corners and fonts of the page around. @defaultValue those of the console. */
  readonly brand?: Brand | undefined;
  /** Distance between things. @defaultValue `comfortable`. */
  readonly density?: Density | undefined;
  /**
   * Language of the texts, `de`: English where the console has no other. Since contract 2.10.
   * @defaultValue that of `locale`, else `en`.
   */
  readonly lang?: string | undefined;
  /** Locale for numbers and times in that language, `de-CH`. @defaultValue the usual one of it. */
  readonly locale?: string | undefined;
  /** Name of the zone in which times show. @defaultValue that of the browser. */
  readonly timeZone?: string | undefined;
}

/** Settings and callbacks of a remote in a page that is not the console. */
export interface MountOptions extends LiveOptions {
  /** Origin of the service, without a slash at the end; empty: the origin of the page. */
  readonly serviceUrl: string;
  /** @defaultValue nobody is signed in, which only makes sense with `signIn`. */
  readonly token?: AskToken | undefined;
  /**
   * Lets the remote ask for name and password itself, in place of `token`: the session lives in the `memory` of the
   * page, or in the storage of the `tab`, where it survives a reload. Since contract 1.3. @defaultValue the page signs in.
   */
  readonly signIn?: 'memory' | 'tab' | undefined;
  /** Address the remote starts at. @defaultValue the first address it declares. */
  readonly path?: string | undefined;
  /**
   * Part of the remote that is shown: its pages, or the `content` of the one at `path` alone, without heading and
   * buttons; a link to any other page leaves it then. Since contract 2.32. @defaultValue `page`
   */
  readonly view?: 'page' | 'content' | undefined;
  /** Name of the card of the overview that is shown in place of pages. Since contract 2.32. @defaultValue pages are. */
  readonly card?: string | undefined;
  /**
   * Start of the addresses of the page that belong to the remote, `/tools/rfid`: they follow the user, and back and
   * forward work. Since contract 1.3. @defaultValue the addresses of the page are left alone.
   */
  readonly history?: string | undefined;
  /** Origin of the console, for links to what this remote does not serve. Since contract 1.3. @defaultValue none. */
  readonly consoleUrl?: string | undefined;
  /**
   * List common to remotes of one page: those that are given the same list, service and token ask the service once and
   * share the session. Since contract 1.3. @defaultValue every remote is alone.
   */
  readonly shareGroup?: unknown[] | undefined;
  /** Told the address inside the remote whenever it changes. */
  readonly onNavigate?: ((path: string) => void) | undefined;
  /**
   * Told when the user wants to go to a page that this remote does not serve; the remote stays where it is.
   * @defaultValue the console opens in a tab of its own.
   */
  readonly onLeave?: ((path: string) => void) | undefined;
  /** Told what the user saved and deleted. Since contract 2.32. */
  readonly onChange?: ((change: RecordChange) => void) | undefined;
  /** Told the title of the page that the remote shows. @defaultValue nothing; the document's title is left alone. */
  readonly onTitle?: ((title: string) => void) | undefined;
  /** Told everything the remote says. When it gives true, the page says it itself and the remote is silent. */
  readonly onAlert?: ((alert: SaidAlert) => boolean) | undefined;
  /** Told about long processes: when one begins, moves and ends. */
  readonly onProcess?: ((process: ShownProcess) => void) | undefined;
  /** Told when the service refuses the token. */
  readonly onUnauthorized?: (() => void) | undefined;
  /** Told when the code of a page fails; the remote shows a sentence and a way to try again. */
  readonly onFailure?: ((cause: unknown) => void) | undefined;
  /** Told which wishes of the brand were not followed to the letter. */
  readonly onBrandNotes?: ((notes: readonly BrandNote[]) => void) | undefined;
}

/** Takes a mounted remote away again. */
export interface Unmount {
  (): void;
  /** Changes what may change; what is not named stays. Since contract 1.3. */
  readonly update?: (changes: LiveOptions) => void;
  /** Goes to an address inside the remote; unsaved input asks first. Since contract 1.3. */
  readonly navigate?: (path: string) => void;
  /** Asks `token` again and repeats the calls that wait for it. Since contract 1.3. */
  readonly renewToken?: () => void;
  /** Asks the service again for all that is shown. Since contract 2.32. */
  readonly refresh?: () => void;
  /** Ends a session that the remote signed in to itself. Since contract 1.3. */
  readonly signOut?: () => void;
}
