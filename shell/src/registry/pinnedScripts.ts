import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Entries that may run, by absolute address, with the pin that their bytes must match. */
const pins = new Map<string, string>();

interface ScriptUrlPolicy {
  createScriptURL(address: string): unknown;
}

/** Name of the Trusted Types policy through which containers are loaded; the gateway's policy allows it. */
const loaderPolicy = 'console-loader';

const trustedTypes = (
  globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
    };
  }
).trustedTypes;

const policy: ScriptUrlPolicy = trustedTypes?.createPolicy(loaderPolicy, {
  createScriptURL(address) {
    if (pins.has(address)) return address;
    throw new TypeError(`${address} is not in the registry.`);
  },
}) ?? { createScriptURL: (address: string) => address };

/** Allows an entry to run as long as its bytes match the pin. */
export function pinScript(address: string, pin: string): void {
  pins.set(address, pin);
}

/**
 * Loads containers as scripts that the browser checks against the pin from the registry. Fails closed: an address
 * without a pin is refused. The bundler's own integrity covers the chunks behind the container, not the container.
 */
export function pinnedScripts(): ModuleFederationRuntimePlugin {
  return {
    name: 'pinned-scripts',
    createScript({ url }) {
      const pin = pins.get(url);
      if (!pin) throw new TypeError(`${url} is not in the registry.`);
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = pin;
      script.src = policy.createScriptURL(url) as string;
      return { script, timeout: 10_000 };
    },
  };
}
