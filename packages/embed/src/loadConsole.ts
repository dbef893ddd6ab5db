import type { RfidConsole } from './integrators';

/** Script of a console that is pinned, as `/embed/versions.json` names it. */
export interface LoadConsoleOptions {
  /** Address of the script in the console. @defaultValue `/embed/embed.js`, the one of now */
  readonly script?: string | undefined;
  /** Digest that the script has to have: `sha384-…`. @defaultValue any; then `script` has no use */
  readonly integrity?: string | undefined;
}

/** Thrown by {@link loadConsole} when there is no console to show remotes of. */
export class ConsoleNotLoaded extends Error {
  override readonly name = 'ConsoleNotLoaded';
}

const loading = new Map<string, Promise<RfidConsole>>();

const present = (): RfidConsole | undefined => (globalThis as { rfidConsole?: RfidConsole }).rfidConsole;

/** A page may have only one console: its element has one name. */
function demandSame(found: RfidConsole | undefined, origin: string): RfidConsole {
  if (!found)
    throw new ConsoleNotLoaded(`What ${origin} serves as /embed/embed.js is not the script of a console.`);
  if (found.origin !== origin)
    throw new ConsoleNotLoaded(
      `This page shows remotes of ${found.origin} already, and a page has one console: use that, or a page of its own for ${origin}.`,
    );
  return found;
}

/** The address as pages that require Trusted Types take it; the policy is that of the script itself. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
  };
  if (!trustedTypes) return address;
  return trustedTypes.createPolicy('console-loader', { createScriptURL: () => address }).createScriptURL('');
}

/** The script of a console in this page, by its address, where the page has one itself. */
const scriptOfPage = (origin: string) =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    ({ src }) => src.startsWith(`${origin}/embed/`) && src.split('?')[0]?.endsWith('/embed.js'),
  );

function addScript(address: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = trusted(address);
  document.head.append(script);
  return script;
}

function load(
  origin: string,
  { script = '/embed/embed.js', integrity }: LoadConsoleOptions,
): Promise<RfidConsole> {
  return new Promise((loaded, failed) => {
    const element = scriptOfPage(origin) ?? addScript(origin + script, integrity);
    const settle = (then: () => void) => {
      try {
        then();
      } catch (error) {
        failed(error);
      }
    };
    element.addEventListener('load', () => settle(() => loaded(demandSame(present(), origin))), {
      once: true,
    });
    element.addEventListener(
      'error',
      () => {
        // A later call asks for it once more.
        element.remove();
        const digest = integrity === undefined ? '' : ', and that it still has this digest';
        failed(
          new ConsoleNotLoaded(
            `The script of the console could not be loaded from ${element.src}: check that it is there, that the policy of this page names ${origin} in script-src${digest}.`,
          ),
        );
      },
      { once: true },
    );
  });
}

/**
 * Loads the script of a console, once for a page, whoever asks for it: a script that the page has included itself is
 * waited for. Afterwards `<rfid-remote>` is defined.
 * @param console origin of the console, `https://console.example`
 * @throws ConsoleNotLoaded when it cannot be loaded, or the page shows another console; the next call tries again.
 * @example
 * const { mountRemote } = await loadConsole('https://console.example');
 */
export async function loadConsole(console: string, options: LoadConsoleOptions = {}): Promise<RfidConsole> {
  if (typeof document === 'undefined')
    throw new ConsoleNotLoaded('Remotes are shown in a browser only: load the console in an effect.');
  const { origin } = new URL(console, document.baseURI);
  const there = present();
  if (there) return demandSame(there, origin);
  const begun = loading.get(origin) ?? load(origin, options);
  loading.set(origin, begun);
  try {
    return await begun;
  } catch (error) {
    loading.delete(origin);
    throw error;
  }
}
