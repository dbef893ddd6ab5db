import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { pinOfEntry } from './pins';

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
    if (pinOfEntry(address)) return address;
    throw new TypeError(`${address} is not in the registry.`);
  },
}) ?? { createScriptURL: (address: string) => address };

/**
 * Loads containers as scripts that the browser checks against the pin from the registry. Fails closed: an address
 * without a pin is refused. What a container loads further is checked by the pins in it (`packages/build/runtime/pinned-chunks.ts`).
 */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'pinned-scripts',
    createScript({ url }) {
      const pin = pinOfEntry(url);
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
