import type { LiveOptions, Unmount } from '@console/remote/embedding';
import { matchRoute, type ResolvedRemote } from '@console/remote/registry';
import { loadContainer } from '../registry/loadContainer';
import { consoleOrigin, findRemote, registryOfConsole } from './console';
import { classifyFailure, inWords } from './failures';
import type { RfidBrand, RfidEvents, RfidTheme, RfidToken } from './integrators';
import { drawNotice } from './notice';
import { releaseSource, type TokenSource, takeSource } from './pageTokens';
import { readBrand } from './readBrand';

/** What the remotes of this page have together. */
const shareGroup: unknown[] = [];

/** The elements of this page that show something. */
const shown = new Set<RemoteElement>();

const dark = matchMedia('(prefers-color-scheme: dark)');
const strong = matchMedia('(prefers-contrast: more)');

const startingAnew = ['name', 'service', 'sign-in', 'history'] as const;
const looks = ['theme', 'density', 'locale', 'time-zone'] as const;

/** Properties that stand in an attribute of another name, or of the same. */
const reflected = {
  name: 'name',
  service: 'service',
  signIn: 'sign-in',
  path: 'path',
  history: 'history',
  theme: 'theme',
  density: 'density',
  locale: 'locale',
  timeZone: 'time-zone',
} as const;

type Detail<Type extends keyof RfidEvents> = RfidEvents[Type]['detail'];

/**
 * `<rfid-remote name="readers">`: one part of the console in any page, described in docs/integrators.md. What is drawn
 * lives in a shadow root; a token is a property, never an attribute, so that it is not in the DOM.
 */
export class RemoteElement extends HTMLElement {
  static readonly observedAttributes = [...startingAnew, ...looks, 'path'];

  #token: RfidToken | undefined;
  #brand: RfidBrand | undefined;
  #source: TokenSource | undefined;
  #unmount: Unmount | undefined;
  #remote: ResolvedRemote | undefined;
  #start = 0;
  /** Where the user was, for the next time the element is shown. */
  #path: string | undefined;
  #startingAnew = false;
  #readAgain = new MutationObserver(() => this.refreshBrand());

  constructor() {
    super();
    // What was set before this script ran hides the properties of the class.
    for (const name of [...Object.keys(reflected), 'token', 'brand'] as (keyof this)[]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      queueMicrotask(() => {
        this[name] = value;
      });
    }
  }

  get token(): RfidToken | undefined {
    return this.#token;
  }

  set token(token: RfidToken | undefined) {
    if (token === this.#token) return;
    this.#token = token;
    if (!this.#source) return;
    this.#source.current = token;
    this.#unmount?.renewToken?.();
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
    for (const media of [dark, strong]) media.addEventListener('change', this.#update);
    for (const element of [document.documentElement, document.body])
      this.#readAgain.observe(element, { attributeFilter: ['class', 'style', 'data-theme'] });
    void this.#show();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !shown.delete(this)) return;
      for (const media of [dark, strong]) media.removeEventListener('change', this.#update);
      this.#readAgain.disconnect();
      this.#hide();
      // A page may keep the element; what was drawn in it is not kept with it.
      this.shadowRoot?.replaceChildren();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !shown.has(this)) return;
    if (name === 'path') {
      if (now !== null && now !== this.#path) this.#unmount?.navigate?.(now);
    } else if (looks.some((look) => look === name)) this.#update();
    else this.#beginAnew();
  }

  /** Ends a session that the remote signed in to itself. */
  signOut(): void {
    this.#unmount?.signOut?.();
  }

  /** Reads the custom properties of the page again. */
  refreshBrand(): void {
    if (this.#unmount) this.#update();
  }

  /** Whether the remote that is shown here has a page at an address. */
  serves(path: string): boolean {
    return this.#remote !== undefined && matchRoute(this.#remote.routes, path) !== undefined;
  }

  /** Several attributes that change together are one beginning. */
  #beginAnew(): void {
    if (this.#startingAnew) return;
    this.#startingAnew = true;
    queueMicrotask(() => {
      this.#startingAnew = false;
      this.#path = undefined;
      this.#hide();
      if (shown.has(this)) void this.#show();
    });
  }

  #hide(): void {
    this.#start += 1;
    this.#unmount?.();
    this.#unmount = undefined;
    this.#remote = undefined;
    if (this.#source) releaseSource(this.#source);
    this.#source = undefined;
  }

  async #show(): Promise<void> {
    this.#start += 1;
    const start = this.#start;
    const name = this.getAttribute('name') ?? '';
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const place = drawPlace(root);
    drawNotice(root, place, { text: 'Loading…', dark: this.#isDark() });
    try {
      const remote = findRemote(await registryOfConsole(), name);
      const module = await loadContainer(remote, { origin: consoleOrigin });
      if (start !== this.#start) return;
      this.#remote = remote;
      this.#source = takeSource(this.#token);
      place.replaceChildren();
      const unmount = await module.mount(place, this.#options(this.#source));
      if (start !== this.#start) return unmount();
      this.#unmount = unmount;
      this.#tell('rfid-ready', { version: remote.version });
    } catch (thrown) {
      if (start !== this.#start) return;
      const { code, version, cause } = classifyFailure(thrown);
      const message = inWords(name, code);
      const onRetry = () => {
        this.#hide();
        void this.#show();
      };
      drawNotice(root, place, { text: message, dark: this.#isDark(), onRetry });
      this.#tell('rfid-failure', { code, message, remote: name, ...(version && { version }), cause });
    }
  }

  #options(source: TokenSource) {
    const signIn = this.getAttribute('sign-in');
    return {
      ...this.#live(),
      serviceUrl: this.getAttribute('service') ?? consoleOrigin,
      token: source.ask,
      signIn: signIn === null ? undefined : signIn === 'tab' ? ('tab' as const) : ('memory' as const),
      path: this.#path ?? this.getAttribute('path') ?? undefined,
      history: this.getAttribute('history')?.replace(/\/+$/, '') || undefined,
      consoleUrl: consoleOrigin,
      shareGroup,
      onNavigate: (path: string) => {
        this.#path = path;
        this.#tell('rfid-navigate', { path });
      },
      onLeave: (path: string) => void this.#leave(path),
      onTitle: (title: string) => void this.#tell('rfid-title', { title }),
      onAlert: (alert: Detail<'rfid-alert'>) => !this.#tell('rfid-alert', alert),
      onProcess: ({ at, ...process }: Omit<Detail<'rfid-process'>, 'path'> & { readonly at: string }) =>
        void this.#tell('rfid-process', { ...process, path: at }),
      onUnauthorized: () => void this.#tell('rfid-unauthorized', null),
      onFailure: (cause: unknown) => {
        const remote = this.getAttribute('name') ?? '';
        this.#tell('rfid-failure', { code: 'broken', message: inWords(remote, 'broken'), remote, cause });
      },
      onBrandNotes: (notes: Detail<'rfid-brand'>['notes']) => void this.#tell('rfid-brand', { notes }),
    };
  }

  #live(): LiveOptions {
    const asked = this.getAttribute('theme') as RfidTheme | null;
    const ofDevice = strong.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
    const theme = asked === 'auto' ? ofDevice : asked === 'dark' || asked === 'contrast' ? asked : 'light';
    return {
      theme,
      brand: readBrand(this, this.#brand),
      density: this.getAttribute('density') === 'compact' ? 'compact' : 'comfortable',
      locale: this.getAttribute('locale') ?? undefined,
      timeZone: this.getAttribute('time-zone') ?? undefined,
    };
  }

  #isDark(): boolean {
    return this.#live().theme !== 'light';
  }

  #update = () => this.#unmount?.update?.(this.#live());

  async #leave(path: string): Promise<void> {
    const { remotes } = await registryOfConsole();
    const remote = remotes.find(({ routes }) => matchRoute(routes, path))?.name;
    const href = consoleOrigin + path;
    if (!this.#tell('rfid-leave', { path, href, ...(remote && { remote }) })) return;
    const other = [...shown].find((element) => element.serves(path));
    if (!other) return void open(href, '_blank', 'noopener');
    other.#unmount?.navigate?.(path);
    other.scrollIntoView({ block: 'nearest' });
  }

  /** @returns whether the page leaves it to the remote. */
  #tell<Type extends keyof RfidEvents>(type: Type, detail: Detail<Type>): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }
}

/** Properties for what stands in attributes. */
for (const [name, attribute] of Object.entries(reflected))
  Object.defineProperty(RemoteElement.prototype, name, {
    get(this: HTMLElement) {
      return this.getAttribute(attribute) ?? undefined;
    },
    set(this: HTMLElement, value: string | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
    enumerable: true,
  });

/** Where the remote is drawn. Nothing of the page's own look is inherited, however much it insists. */
function drawPlace(root: ShadowRoot): Element {
  const place = document.createElement('div');
  place.style.all = 'initial';
  place.style.display = 'block';
  place.style.height = '100%';
  // What is longer than the element scrolls in it, and does not lie over the page below.
  place.style.overflow = 'auto';
  root.replaceChildren(place);
  return place;
}
