import { type BuildManifest, classifyRemote, type ManifestRoute } from '@console/remote/registry';
import { hostCapabilities } from './hostCapabilities';
import { isOverride } from './isOverride';
import { unpinnedFile } from './pins';
import { provided } from './provided';

const requested = new Set<string>();

function preload(href: string, integrity: string): void {
  if (requested.has(href)) return;
  requested.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove());
  document.head.append(link);
}

/**
 * Requests all code that a page of a build needs, at once: its files by the pins of the registry, and what it shares
 * with the shell. The loader would ask for the one after it has the other. Nothing is requested of a build that the
 * loader refuses.
 */
export function requestFiles(build: BuildManifest, { files, shares }: ManifestRoute): void {
  if (!classifyRemote(build, hostCapabilities).compatible || unpinnedFile(build) !== undefined) return;
  for (const file of isOverride(build) ? [] : files) preload(build.base + file, build.integrity[file] ?? '');
  // What does not arrive is told where it is needed.
  for (const share of shares) provided[share]?.().catch(() => undefined);
}
