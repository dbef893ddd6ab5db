import { isCompatibleVersion } from '@console/remote/registry';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const packages = ['@console/design/', '@console/remote'];
const active = Symbol.for('console.active-versions');

type Versions = Record<string, string>;

/**
 * Takes a package as a whole from one side. The federation runtime decides for every shared module by itself and
 * would mix two versions of design in one page, with two themes. First consumer is the shell: its version serves
 * everyone it fits; whom it does not fit uses the copy it brought along.
 */
export default function oneDesign(): ModuleFederationRuntimePlugin {
  const page = globalThis as Record<symbol, Versions | undefined>;
  page[active] ??= {};
  const versions = page[active];
  return {
    name: 'one-design',
    resolveShare(args) {
      const owner = packages.find((name) => args.pkgName.startsWith(name));
      if (!owner) return args;
      const own = String(args.shareInfo.version);
      const offered = args.shareScopeMap[args.scope]?.[args.pkgName] ?? {};
      versions[owner] ??= own;
      const chosen = versions[owner];
      const pick = offered[chosen] && isCompatibleVersion(chosen, own) ? chosen : own;
      const shared = offered[pick];
      if (shared) args.resolver = () => ({ shared, useTreesShaking: false });
      return args;
    },
  };
}
