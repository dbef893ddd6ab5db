/**
 * Types of `embed.js`, the script that shows a remote of the RFID console in any page.
 * Described in docs/integrators.md.
 */

/** Look that the page decides; each value is also read from a custom property: `--rfid-accent`, `--rfid-font-mono`. */
export interface RfidBrand {
  /** Buttons, selection, focus, marks. */
  readonly accent?: string;
  /** @defaultValue the accent. */
  readonly link?: string;
  /** Text. */
  readonly ink?: string;
  /** Ground of the page. */
  readonly canvas?: string;
  /** Ground of cards, tables, dialogs and inputs. */
  readonly surface?: string;
  /** Lines between things. */
  readonly border?: string;
  /** Corners in CSS pixels, 0 to 16. */
  readonly radius?: number;
  /** Families as in CSS; the page loads them. */
  readonly font?: string;
  /** Families of what is read letter by letter. */
  readonly fontMono?: string;
}

/** `auto` follows the device. */
export type RfidTheme = 'light' | 'dark' | 'contrast' | 'auto';

/**
 * The token that calls to the service carry, or what gives it. A function is asked before every call; one that answers
 * by a promise is asked once, and again after a refusal, then with the token that was refused.
 */
export type RfidToken = string | ((refused?: string) => string | undefined | Promise<string | undefined>);

/** Settings of an embedded remote by its page. Strings are attributes as well: `time-zone`, `sign-in`. */
export interface RfidOptions {
  /** Which remote: `readers`, `jobs`, … Changing it shows the other remote. */
  name: string;
  /** Origin of the service. @defaultValue that of the console. Changing it begins anew. */
  service?: string;
  token?: RfidToken;
  /** The remote asks for name and password itself and keeps the session in memory or for the tab. Changing it begins anew. */
  signIn?: 'memory' | 'tab';
  /** Address inside the remote. Changing it goes there. @defaultValue its first page. */
  path?: string;
  /**
   * `content`: the page at `path` alone, without its heading and buttons; a link to any other page is an event.
   * Changing it begins anew. @defaultValue `page`: all pages of the remote.
   */
  view?: 'page' | 'content';
  /** Name of a card of the overview to show in place of pages: `FleetHealthCard`. @defaultValue pages. Changing it begins anew. */
  card?: string;
  /** Start of the page's addresses that belong to the remote: `/tools/rfid`. @defaultValue none do. Changing it begins anew. */
  history?: string;
  /** @defaultValue `light`. */
  theme?: RfidTheme;
  /** Wins over the custom properties of the page. */
  brand?: RfidBrand;
  /** @defaultValue `comfortable`. */
  density?: 'comfortable' | 'compact';
  /**
   * Language of the texts, `de`, `fr`, `es`, `ja`, `ar` or `en`; English where the console has no other.
   * @defaultValue that of `locale`, else that of the page around.
   */
  lang?: string;
  /** Locale for numbers and times in that language, `de-CH`. @defaultValue the usual one of it. */
  locale?: string;
  /** Name of the zone in which times show, `Europe/Oslo`. @defaultValue that of the browser. */
  timeZone?: string;
}

/** Why a remote is not shown; each has a section in the console's docs/failures.md. */
export type RfidFailureCode =
  | 'not-included'
  | 'no-registry'
  | 'origin-not-allowed'
  | 'not-released'
  | 'no-such-card'
  | 'switched-off'
  | 'incompatible-contract'
  | 'incompatible-federation'
  | 'incompatible-shared'
  | 'incompatible-service'
  | 'unpinned'
  | 'missing'
  | 'altered'
  | 'unreachable'
  | 'slow'
  | 'broken';

/** State of a list, in the words of its address in the console. */
export interface RfidFilter {
  /** Text that is searched for. */
  readonly search?: string;
  /** Column, descending with a minus before it: `-created`. */
  readonly sort?: string;
  /** Values by column: `{ type: ['XSPAN', 'XARRAY'] }`. */
  readonly filters?: Readonly<Record<string, string | readonly string[]>>;
}

/** Details of the events of the element. All of them bubble and cross shadow roots. */
export interface RfidEvents {
  'rfid-ready': CustomEvent<{ readonly version: string }>;
  'rfid-navigate': CustomEvent<{ readonly path: string }>;
  /** The user chose a record: its page is shown, or would be where a link leaves. */
  'rfid-selected': CustomEvent<{ readonly model: string; readonly id: string; readonly path: string }>;
  'rfid-saved': CustomEvent<{ readonly model: string; readonly name: string; readonly isNew: boolean }>;
  'rfid-deleted': CustomEvent<{ readonly model: string; readonly name: string }>;
  'rfid-title': CustomEvent<{ readonly title: string }>;
  /** `preventDefault()`: the page says it itself, the remote is silent. */
  'rfid-alert': CustomEvent<{
    readonly tone: 'success' | 'info' | 'warning' | 'danger';
    readonly title: string;
    readonly lines: readonly string[];
  }>;
  'rfid-process': CustomEvent<{
    readonly key: string;
    readonly title: string;
    readonly status: 'running' | 'done' | 'failed';
    readonly progress?: number;
    readonly text?: string;
    /** Address of the page that shows it. */
    readonly path: string;
  }>;
  /**
   * The user goes to what this remote does not serve. `preventDefault()`: the page leads there. @defaultValue another remote in
   * the page that serves it goes there, else the console opens in a tab of its own.
   */
  'rfid-leave': CustomEvent<{ readonly path: string; readonly href: string; readonly remote?: string }>;
  'rfid-unauthorized': CustomEvent<null>;
  'rfid-failure': CustomEvent<{
    readonly code: RfidFailureCode;
    readonly message: string;
    readonly remote: string;
    readonly version?: string;
    readonly cause: unknown;
  }>;
  /** Wishes of the brand that were not followed to the letter. */
  'rfid-brand': CustomEvent<{
    readonly notes: readonly { readonly name: string; readonly why: string; readonly used?: string }[];
  }>;
}

/** `<rfid-remote>`. */
export interface RfidRemoteElement extends HTMLElement, Omit<RfidOptions, 'name' | 'lang'> {
  name: string;
  /** Asks the service again for all that is shown. */
  refresh(): void;
  /** Tries once more to show what could not be shown. */
  retry(): void;
  /**
   * Goes to the page of a record.
   * @param model kind of the record, `reader-definition`, as `rfid-selected` tells it
   * @returns false where the remote has no such page, or is not shown yet
   */
  openRecord(model: string, id: string): boolean;
  /** Searches, sorts and filters the list that is shown; what is not named is as the list begins. */
  filter(wanted: RfidFilter): void;
  /** Ends a session that the remote signed in to itself. */
  signOut(): void;
  /** Reads the custom properties of the page again; changes of class and style of `html` and `body` are noticed. */
  refreshBrand(): void;
}

/** Takes a remote away again. */
export interface RfidUnmount {
  (): void;
  /** Changes options; what is not named stays. */
  update(changes: Partial<RfidOptions>): void;
  /** The element that shows the remote and tells the events, which bubble to the one it was mounted in. */
  readonly element: RfidRemoteElement;
}

/** `globalThis.rfidConsole`, there as soon as the script has run. */
export interface RfidConsole {
  /** Origin the script came from: the console. */
  readonly origin: string;
  /**
   * Shows a remote inside an element. Fulfilled when it is shown, or when its place says why it is not; never rejected.
   */
  mountRemote(element: Element, options: RfidOptions): Promise<RfidUnmount>;
}

declare global {
  interface HTMLElementTagNameMap {
    'rfid-remote': RfidRemoteElement;
  }
  interface HTMLElementEventMap extends RfidEvents {}
  var rfidConsole: RfidConsole;
}
