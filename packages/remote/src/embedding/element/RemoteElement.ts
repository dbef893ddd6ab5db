import type { RfidBrand, RfidEvents, RfidFilter, RfidToken } from '@console/embed';
import { matchRoute } from '@console/remote/registry';
import type { MountOptions } from '../mountOptions';
import { isDark, onOptionsChange, readElementOptions } from './elementOptions';
import { inWords } from './failures';
import { releaseSource, type TokenSource, takeSource } from './pageTokens';
import { adoptEarlyProperties, reflectAttributes } from './properties';
import { RemoteView } from './RemoteView';
import type { RemoteSource } from './source';

/** Share group of the remotes of this page. */
const shareGroup: unknown[] = [];

/** The elements of this page that show something. */
const shown = new Set<RemoteElement>();

const startingAnew = ['name', 'service', 'sign-in', 'history', 'view', 'card'] as const;
/** Not an option: a page that sets the token before the class is defined may leave it here. */
const tokenAttribute = 'token';

const liveAttributes = ['theme', 'density', 'lang', 'locale', 'time-zone'] as const;

type Detail<Type extends keyof RfidEvents> = RfidEvents[Type]['detail'];

/**
 * `<rfid-remote name="readers">`: one remote of the console in any page, described in docs/integrators.md. What is drawn
 * lives in a shadow root; a token is a property, never an attribute, so that it is not in the DOM.
 */
export abstract class RemoteElement extends HTMLElement {
  static readonly observedAttributes = [...startingAnew, ...liveAttributes, 'path', tokenAttribute];

  /** The console whose remotes are shown. */
  protected abstract readonly source: RemoteSource;

  #token: RfidToken | undefined;
  #tokenSource: TokenSource | undefined;
  #brand: RfidBrand | undefined;
  /** Where the user was, for the next time the element is shown. */
  #path: string | undefined;
  #startingAnew = false;
  #stopLooking: (() => void) | undefined;
  #openedView: RemoteView | undefined;

  constructor() {
    super();
    adoptEarlyProperties(this);
  }

  get token(): RfidToken | undefined {
    return this.#token;
  }

  set token(token: RfidToken | undefined) {
    if (token === this.#token) return;
    this.#token = token;
    if (!this.#tokenSource) return;
    this.#tokenSource.current = token;
    this.#mounted?.renewToken?.();
  }

  get brand(): RfidBrand | undefined {
    return this.#brand;
  }

  set brand(brand: RfidBrand | undefined) {
    this.#brand = brand;
    this.refreshBrand();
  }

  connectedCallback(): void {
    // Moved within the page, it goes on as it is.
    if (shown.has(this)) return;
    shown.add(this);
    this.#stopLooking = onOptionsChange(() => this.refreshBrand());
    this.#show();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !shown.delete(this)) return;
      this.#stopLooking?.();
      this.#hide();
      // A page may keep the element; what was drawn in it is not kept with it.
      this.shadowRoot?.replaceChildren();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (name === tokenAttribute) this.#takeTokenAttribute(now);
    if (name === tokenAttribute || before === now || !shown.has(this)) return;
    if (name === 'path') {
      if (now !== null && now !== this.#path) this.#mounted?.navigate?.(now);
    } else if (liveAttributes.some((attribute) => attribute === name)) this.refreshBrand();
    else this.#beginAnew();
  }

  /** Asks the service again for all that is shown. */
  refresh(): void {
    this.#mounted?.refresh?.();
  }

  /** Tries once more to show what could not be shown. */
  retry(): void {
    if (shown.has(this)) this.#show();
  }

  /** Goes to the page of a record. @returns false where the remote has none, or is not there yet. */
  openRecord(model: string, id: string): boolean {
    const path = this.#openedView?.pathOf(model, id);
    if (path !== undefined) this.#mounted?.navigate?.(path);
    return path !== undefined;
  }

  /** Searches, sorts and filters the list that is shown; what is not named is as the list begins. */
  filter({ search, sort, filters = {} }: RfidFilter): void {
    const path = this.#path ?? this.getAttribute('path') ?? this.#openedView?.firstPath ?? '/';
    const query = new URLSearchParams();
    if (search) query.set('search', search);
    if (sort) query.set('sort', sort);
    for (const [column, values] of Object.entries(filters))
      for (const value of [values].flat()) query.append(`filter.${column}`, value);
    this.#mounted?.navigate?.(`${path.split('?')[0]}${query.size > 0 ? `?${query}` : ''}`);
  }

  /** Ends a session that the remote signed in to itself. */
  signOut(): void {
    this.#mounted?.signOut?.();
  }

  /** Reads the custom properties of the page again. */
  refreshBrand(): void {
    this.#mounted?.update?.(readElementOptions(this, this.#brand));
  }

  get #view(): RemoteView {
    this.#openedView ??= new RemoteView(this, {
      source: this.source,
      mountOptions: () => this.#mountOptions(),
      isDark: () => isDark(this),
      onReady: ({ version }) => this.#emit('rfid-ready', { version }),
      onFailure: ({ code, version, cause }, message) =>
        this.#emit('rfid-failure', {
          code,
          message,
          remote: this.#remoteName,
          ...(version && { version }),
          cause,
        }),
    });
    return this.#openedView;
  }

  get #mounted() {
    return this.#openedView?.mounted;
  }

  get #remoteName(): string {
    return this.getAttribute('name') ?? '';
  }

  /** A token is not left in the DOM, where any script and every copy of the page could read it. */
  #takeTokenAttribute(token: string | null): void {
    if (token === null) return;
    this.removeAttribute(tokenAttribute);
    this.token ??= token;
    // biome-ignore lint/suspicious/noConsole: the developer of the page around is told, not its user.
    console.warn(
      '<rfid-remote>: the token was set as an attribute and has been removed from the DOM. Set the property `token` once the element is defined: customElements.whenDefined("rfid-remote").',
    );
  }

  /** Several attributes that change together are one beginning. */
  #beginAnew(): void {
    if (this.#startingAnew) return;
    this.#startingAnew = true;
    queueMicrotask(() => {
      this.#startingAnew = false;
      this.#path = undefined;
      this.#hide();
      if (shown.has(this)) this.#show();
    });
  }

  #show(): void {
    void this.#view.show(this.#remoteName);
  }

  #hide(): void {
    this.#view.hide();
    this.#releaseToken();
  }

  #releaseToken(): void {
    if (this.#tokenSource) releaseSource(this.#tokenSource);
    this.#tokenSource = undefined;
  }

  #mountOptions(): MountOptions {
    // Held by an earlier attempt that failed.
    this.#releaseToken();
    this.#tokenSource = takeSource(this.#token);
    const { origin } = this.source;
    const signIn = this.getAttribute('sign-in');
    return {
      ...readElementOptions(this, this.#brand),
      serviceUrl: this.getAttribute('service') ?? origin,
      token: this.#tokenSource.ask,
      signIn: signIn === null ? undefined : signIn === 'tab' ? 'tab' : 'memory',
      path: this.#path ?? this.getAttribute('path') ?? undefined,
      view: this.getAttribute('view') === 'content' ? 'content' : 'page',
      card: this.getAttribute('card') ?? undefined,
      history: this.getAttribute('history')?.replace(/\/+$/, '') || undefined,
      consoleUrl: origin,
      shareGroup,
      onNavigate: (path) => {
        const isSamePage = path.split('?')[0] === this.#path?.split('?')[0];
        this.#path = path;
        this.#emit('rfid-navigate', { path });
        if (!isSamePage) this.#tellSelected(path);
      },
      onLeave: (path) => {
        this.#tellSelected(path);
        void this.#leave(path);
      },
      onChange: ({ action, isNew, ...record }) => {
        if (action === 'deleted') this.#emit('rfid-deleted', record);
        else this.#emit('rfid-saved', { ...record, isNew });
      },
      onTitle: (title) => void this.#emit('rfid-title', { title }),
      onAlert: (alert) => !this.#emit('rfid-alert', alert),
      onProcess: ({ at, ...process }) => void this.#emit('rfid-process', { ...process, path: at }),
      onUnauthorized: () => void this.#emit('rfid-unauthorized', null),
      onFailure: (cause) => {
        const remote = this.#remoteName;
        this.#emit('rfid-failure', { code: 'broken', message: inWords(remote, 'broken'), remote, cause });
      },
      onBrandNotes: (notes) => void this.#emit('rfid-brand', { notes }),
    };
  }

  /** A record is chosen by going to its page, also where the page around shows it otherwise. */
  #tellSelected(path: string): void {
    const record = this.#openedView?.recordAt(path);
    if (record) this.#emit('rfid-selected', { ...record, path });
  }

  async #leave(path: string): Promise<void> {
    const { remotes } = await this.source.registry();
    const remote = remotes.find(({ routes }) => matchRoute(routes, path))?.name;
    const href = this.source.origin + path;
    if (!this.#emit('rfid-leave', { path, href, ...(remote && { remote }) })) return;
    const other = [...shown].find((element) => element.#view.serves(path));
    if (!other) return void open(href, '_blank', 'noopener');
    other.#mounted?.navigate?.(path);
    other.scrollIntoView({ block: 'nearest' });
  }

  /** @returns whether the page leaves it to the remote. */
  #emit<Type extends keyof RfidEvents>(type: Type, detail: Detail<Type>): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }
}

reflectAttributes(RemoteElement.prototype);

/** Defines the element for the remotes of a console. */
export function defineRemoteElement(tag: string, source: RemoteSource): void {
  customElements.define(
    tag,
    class extends RemoteElement {
      protected override readonly source = source;
    },
  );
}
