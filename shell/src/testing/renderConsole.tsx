import './buildConstants';
import type { Registry } from '@console/remote/registry';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { features as allFeatures } from '../features';
import { App } from '../host/App';
import { type Configuration, defaultConfiguration } from '../host/configuration';
import { sessionKeys } from '../host/session/storedSession';
import type { Feature } from '../host/slots/feature';
import { loadLanguage } from '../translations';
import { registryOf } from './registeredRemote';

interface RenderConsoleOptions {
  /** Address to open. @defaultValue `/`. */
  readonly path?: string;
  /** Origin of the service. */
  readonly serviceUrl: string;
  /** @defaultValue nobody is signed in. */
  readonly token?: string;
  readonly configuration?: Partial<Configuration>;
  /** @defaultValue all that the console has */
  readonly features?: readonly Feature[];
  /** @defaultValue a console without remotes. */
  readonly registry?: Registry;
}

/** The console on screen. */
export interface RenderedConsole {
  /** Who works with it. */
  readonly user: UserEvent;
  /** Closes the page; the browser keeps its storage and its address. */
  readonly close: () => void;
  /** Addresses that were to be loaded from the server, oldest first. */
  readonly loads: readonly string[];
}

/** Opens the console at an address, as the browser would after loading the page. */
export async function renderConsole(options: RenderConsoleOptions): Promise<RenderedConsole> {
  const {
    path = '/',
    serviceUrl,
    token,
    configuration,
    registry = registryOf(),
    features = allFeatures,
  } = options;
  if (token) {
    sessionStorage.setItem(sessionKeys.token, token);
    sessionStorage.setItem(sessionKeys.user, JSON.stringify({ name: 'Admin', roles: ['Admin'] }));
  }
  history.replaceState(null, '', path);
  const loads: string[] = [];
  // It replaces functions of the page, which the console watches.
  const user = userEvent.setup();
  const { unmount } = await act(async () =>
    render(
      <App
        configuration={{ ...defaultConfiguration, ...configuration, serviceUrl }}
        registry={registry}
        features={features}
        loadLanguage={loadLanguage}
        loadPage={(address) => loads.push(address)}
      />,
    ),
  );
  return { user, close: unmount, loads };
}

/** Forgets what a console left in the browser. */
export function leaveBrowser(): void {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
}
