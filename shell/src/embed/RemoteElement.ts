import type { MountOptions, Unmount } from '@console/remote/mount';
import { type RegisteredRemote, type ResolvedRegistry, resolveRegistry } from '@console/remote/registry';
import { loadRemote } from '../registry/loadRemote';
import { isRegistry } from '../registry/readConsoleDocument';

/** Where the console is served from: the folder of this script is `<origin>/embed/`. */
const consoleOrigin = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : document.baseURI,
).origin;

const registries = new Map<string, Promise<ResolvedRegistry>>();

function registryOf(origin: string): Promise<ResolvedRegistry> {
  const known = registries.get(origin);
  if (known) return known;
  const asked = (async () => {
    const answer = await fetch(`${origin}/registry.json`, { cache: 'no-cache' });
    const registry: unknown = answer.ok ? await answer.json() : undefined;
    if (!isRegistry(registry)) throw new Error(`${origin} does not serve a registry of remotes.`);
    return resolveRegistry(registry);
  })();
  asked.catch(() => registries.delete(origin));
  registries.set(origin, asked);
  return asked;
}

function find(registry: ResolvedRegistry, name: string): RegisteredRemote {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`No remote named ${name} is released.`);
  return remote;
}

const themes = ['light', 'dark', 'contrast'] as const;

/**
 * `<rfid-remote name="readers" service="https://…">`: one remote of the console in any page. Attributes: `name`,
 * `service` (origin of the service, default that of the console), `path` (first address), `theme` (light, dark or
 * contrast),
 * `locale`. The token is given as the property `token`, never as an attribute, so that it is not in the DOM.
 * Events, bubbling out of the element: `rfid-ready`, `rfid-navigate` {path}, `rfid-title` {title},
 * `rfid-unauthorized`, `rfid-failure` {message}.
 */
export class RemoteElement extends HTMLElement {
  /** The token that calls to the service carry, or a function that gives it. */
  token: string | (() => string | undefined) | undefined;

  #unmount: Unmount | undefined;
  #connection = 0;

  connectedCallback(): void {
    this.#connection += 1;
    void this.#show(this.#connection);
  }

  disconnectedCallback(): void {
    this.#connection += 1;
    this.#unmount?.();
    this.#unmount = undefined;
    // A page may keep the element; what was drawn in it is not kept with it.
    this.shadowRoot?.replaceChildren();
  }

  async #show(connection: number): Promise<void> {
    const name = this.getAttribute('name') ?? '';
    try {
      const remote = find(await registryOf(consoleOrigin), name);
      const module = await loadRemote(remote, { origin: consoleOrigin });
      if (connection !== this.#connection) return;
      const unmount = await module.mount(this.#place(), this.#options());
      if (connection !== this.#connection) unmount();
      else this.#unmount = unmount;
      this.#tell('rfid-ready');
    } catch (cause) {
      this.#fail(name, cause);
    }
  }

  #place(): Element {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const place = document.createElement('div');
    // Nothing of the page's own look is inherited, however much it insists.
    place.style.all = 'initial';
    place.style.display = 'block';
    place.style.height = '100%';
    root.replaceChildren(place);
    return place;
  }

  #options(): MountOptions {
    return {
      serviceUrl: this.getAttribute('service') ?? consoleOrigin,
      token: () => (typeof this.token === 'function' ? this.token() : this.token),
      path: this.getAttribute('path') ?? undefined,
      theme: themes.find((theme) => theme === this.getAttribute('theme')),
      locale: this.getAttribute('locale') ?? undefined,
      onNavigate: (path) => this.#tell('rfid-navigate', { path }),
      onTitle: (title) => this.#tell('rfid-title', { title }),
      onUnauthorized: () => this.#tell('rfid-unauthorized'),
    };
  }

  #fail(name: string, cause: unknown): void {
    const message = `The part "${name}" of the console cannot be shown here now.`;
    const notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.textContent = message;
    this.#place().replaceChildren(notice);
    this.#tell('rfid-failure', { message, cause });
  }

  #tell(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
