import { fillPattern, matchRoute, type ResolvedRemote } from '@console/remote/registry';
import type { MountOptions, Unmount } from '../mountOptions';
import { classifyFailure, EmbedFailure, type Failure, inWords } from './failures';
import { drawNotice } from './notice';
import type { RemoteSource } from './source';

interface RemoteViewOptions {
  readonly source: RemoteSource;
  /** Options the remote is mounted with; asked when its code is there. */
  readonly mountOptions: () => MountOptions;
  /** True for notices that are light on dark. */
  readonly isDark: () => boolean;
  readonly onReady: (remote: ResolvedRemote) => void;
  readonly onFailure: (failure: Failure, message: string) => void;
}

/** A remote in the shadow root of an element: on its way, shown, or a sentence that says why it is not. */
export class RemoteView {
  readonly #element: HTMLElement;
  readonly #options: RemoteViewOptions;
  #remote: ResolvedRemote | undefined;
  #unmount: Unmount | undefined;
  /** Counts what was begun: an answer to an earlier attempt is dropped. */
  #attempt = 0;

  constructor(element: HTMLElement, options: RemoteViewOptions) {
    this.#element = element;
    this.#options = options;
  }

  /** Changes and ends what is mounted; undefined while nothing is. */
  get mounted(): Unmount | undefined {
    return this.#unmount;
  }

  /** Address that the remote begins at. */
  get firstPath(): string | undefined {
    return this.#remote?.routes[0]?.path;
  }

  /** The record whose page is at an address of the remote; undefined for pages of none. */
  recordAt(path: string): { readonly model: string; readonly id: string } | undefined {
    const { route, parameters } = matchRoute(this.#remote?.routes ?? [], path) ?? {};
    const [id] = Object.values(parameters ?? {});
    return route?.record === undefined || id === undefined ? undefined : { model: route.record, id };
  }

  /** Address of the page of a record; undefined where the remote has none, or is not there yet. */
  pathOf(model: string, id: string): string | undefined {
    const route = this.#remote?.routes.find(({ record }) => record === model);
    const [name = ''] = /(?<=:)\w+/.exec(route?.path ?? '') ?? [];
    return route && fillPattern(route.path, { [name]: id });
  }

  /** True if the remote that is shown whole has a page at an address. */
  serves(path: string): boolean {
    const isPart = this.#element.getAttribute('view') === 'content' || this.#element.hasAttribute('card');
    return !isPart && this.#remote !== undefined && matchRoute(this.#remote.routes, path) !== undefined;
  }

  /** Takes away what is shown, or is on its way. */
  hide(): void {
    this.#attempt += 1;
    this.#unmount?.();
    this.#unmount = undefined;
    this.#remote = undefined;
  }

  /** Shows the remote of a name; where that fails, a sentence and a way to try again. Never rejects. */
  async show(name: string): Promise<void> {
    this.hide();
    const attempt = this.#attempt;
    try {
      await this.#mount(name, attempt);
    } catch (thrown) {
      if (attempt !== this.#attempt) return;
      const failure = classifyFailure(thrown);
      const text = inWords(name, failure.code);
      // The page is told first: where it has broken what drawing needs, the notice fails as well.
      this.#options.onFailure(failure, text);
      this.#say(text, () => void this.show(name));
    }
  }

  async #mount(name: string, attempt: number): Promise<void> {
    const { source, mountOptions, isDark, onReady } = this.#options;
    const root = this.#root;
    const place = drawPlace(root);
    drawNotice(root, place, { text: 'Loading…', dark: isDark() });
    const remote = await source.find(name);
    const service = this.#element.getAttribute('service') ?? source.origin;
    if (service === source.origin && !source.letsIn()) throw new EmbedFailure('origin-not-allowed', remote);
    const card = this.#element.getAttribute('card');
    if (card !== null && !remote.cards?.some((one) => one.name === card))
      throw new EmbedFailure('no-such-card', remote);
    const { mount } = await source.load(remote);
    if (attempt !== this.#attempt) return;
    this.#remote = remote;
    place.replaceChildren();
    const unmount = await mount(place, mountOptions());
    if (attempt !== this.#attempt) return unmount();
    this.#unmount = unmount;
    onReady(remote);
  }

  get #root(): ShadowRoot {
    return this.#element.shadowRoot ?? this.#element.attachShadow({ mode: 'open' });
  }

  #say(text: string, onRetry: () => void): void {
    const root = this.#root;
    try {
      drawNotice(root, drawPlace(root), { text, dark: this.#options.isDark(), onRetry });
    } catch {
      root.textContent = text;
    }
  }
}

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
