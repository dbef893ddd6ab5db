import { type BuildManifest, classifyRemote, type ManifestRoute } from '@console/remote/registry';
import { hostCapabilities } from './hostCapabilities';
import { unpinnedFile } from './integrity/pins';
import { isOverride } from './isOverride';
import { provided } from './shares/provided';

/** `preload` for what is about to run; `prefetch`, at the lowest priority, for what may be needed later. */
type Urgency = 'preload' | 'prefetch';

const requested = new Set<string>();

/** Preloads a script that is about to run: the browser has it at hand before the loader asks for it. */
function preload(href: string, integrity: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove());
  document.head.append(link);
}

/** Into the cache of the browser. The policy allows it; Firefox holds `<link rel=prefetch>` against `default-src`. */
function prefetch(href: string, integrity: string): void {
  fetch(href, { integrity, priority: 'low' }).catch(() => undefined);
}

function request(href: string, integrity: string, urgency: Urgency): void {
  if (requested.has(`${urgency} ${href}`)) return;
  requested.add(`${urgency} ${href}`);
  (urgency === 'preload' ? preload : prefetch)(href, integrity);
}

/**
 * Requests all code that a page of a build needs, at once: its files by the pins of the registry, and what it shares
 * with the shell. The loader would ask for the one after it has the other. Nothing is requested of a build that the
 * loader refuses. No code of a remote runs by it.
 */
export function requestFiles(
  build: BuildManifest,
  { files, shares }: ManifestRoute,
  urgency: Urgency = 'preload',
): void {
  if (!classifyRemote(build, hostCapabilities).compatible || unpinnedFile(build) !== undefined) return;
  for (const file of isOverride(build) ? [] : files)
    request(build.base + file, build.integrity[file] ?? '', urgency);
  // What does not arrive is told where it is needed.
  for (const share of shares) provided[share]?.().catch(() => undefined);
}
