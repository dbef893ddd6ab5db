import { compareVersions, satisfiesContract as satisfies } from '../version';
import type { BuildManifest, PreviousBuild } from './registrySchema';

/** Versions and modules that a shell offers to remotes. */
export interface HostCapabilities {
  /** Version of the contract between shell and remotes. */
  readonly contract: string;
  /** Version of the federation runtime. */
  readonly federation: string;
  /** Versions of the shared modules that must not differ, by package. */
  readonly shared: Readonly<Record<string, string>>;
  /** Version of the service; absent while it is not known, and then nothing is held against it. */
  readonly service?: string | undefined;
}

/**
 * Why a shell does not load a build, decided before any byte of it is asked for.
 * - `incompatible-contract`: made for another contract between shell and remotes.
 * - `incompatible-federation`: built with another federation runtime.
 * - `incompatible-shared`: needs another version of a library that can be there once only.
 * - `incompatible-service`: needs a newer service.
 */
export type Incompatibility =
  | 'incompatible-contract'
  | 'incompatible-federation'
  | 'incompatible-shared'
  | 'incompatible-service';

/**
 * Result of the check of a build: compatible, or its requirement and what is there: `{ of: 'react', needs: '^20.0.0',
 * has: '19.3.1' }`.
 */
export type CompatibilityResult =
  | { readonly compatible: true }
  | {
      readonly compatible: false;
      readonly code: Incompatibility;
      readonly of: string;
      readonly needs: string;
      readonly has: string;
    };

/** Fields that compatibility is decided from; complete and earlier builds alike have them. */
export type Judged = Pick<BuildManifest, 'contract' | 'federation' | 'shared' | 'service'>;

const incompatible = (
  code: Incompatibility,
  of: string,
  needs: string,
  has: string,
): CompatibilityResult => ({
  compatible: false,
  code,
  of,
  needs,
  has,
});

/**
 * Package that everything on a page is drawn with. Builds say which version they need since 1.9.0; between the first
 * version and that one functions were taken away, so a build that says nothing would fail while it is drawn.
 */
const design = { of: '@console/design', before: '<1.9.0' } as const;

/** Decides from the registry alone, before any code of a build runs, whether a shell can load it. */
export function classifyRemote(build: Judged, hostCapabilities: HostCapabilities): CompatibilityResult {
  const { contract, federation, shared, service } = build;
  if (!satisfies(hostCapabilities.contract, contract))
    return incompatible('incompatible-contract', 'contract', contract, hostCapabilities.contract);
  if (federation !== hostCapabilities.federation)
    return incompatible('incompatible-federation', 'federation', federation, hostCapabilities.federation);
  const drawnWith = hostCapabilities.shared[design.of];
  if (drawnWith !== undefined && shared[design.of] === undefined)
    return incompatible('incompatible-shared', design.of, design.before, drawnWith);
  for (const [name, range] of Object.entries(shared)) {
    const has = hostCapabilities.shared[name] ?? '';
    if (!satisfies(has, range)) return incompatible('incompatible-shared', name, range, has);
  }
  const has = hostCapabilities.service;
  if (service && has !== undefined && compareVersions(has, service.version) < 0)
    return incompatible('incompatible-service', 'service', service.version, has);
  return { compatible: true };
}

/** The newest of the builds that ran before which the shell can load and nobody took back; undefined when none fits. */
export function newestCompatible(
  earlier: readonly PreviousBuild[],
  hostCapabilities: HostCapabilities,
): PreviousBuild | undefined {
  return earlier.find((build) => !build.withdrawn && classifyRemote(build, hostCapabilities).compatible);
}
