import type { BuildManifest } from '@console/remote/registry';

/** Part of a build that another remote has already. */
export interface Overlap {
  readonly kind: 'area' | 'address';
  readonly name: string;
  /** Remote that has it. */
  readonly holder: string;
}

/** An address pattern without the names of its parameters: two that are equal then answer the same addresses. */
const shape = (path: string) => path.replace(/:\w+/g, ':');

/** Finds what a build declares that builds of other remotes have: two remotes would answer for it. */
export function findOverlap(build: BuildManifest, others: readonly BuildManifest[]): Overlap | undefined {
  for (const other of others) {
    const found = (kind: Overlap['kind'], name: string): Overlap => ({ kind, name, holder: other.name });
    const served = new Set(other.areas.map(({ name }) => name));
    const area = build.areas.find(({ name }) => served.has(name));
    if (area) return found('area', area.name);
    const taken = new Set(other.routes.map(({ path }) => shape(path)));
    const route = build.routes.find(({ path }) => taken.has(shape(path)));
    if (route) return found('address', route.path);
  }
  return undefined;
}
