import { type Registry, resolveRegistry } from '@console/remote/registry';
import type { CachedContent } from '../builds/cachedFile';
import { type ShellBuild, startScripts } from '../builds/shellBuild';
import { type Representation, represent } from '../serving/representation';
import { audienceOfCookie } from './audienceOfCookie';
import { bootFor } from './bootFor';
import { preloads } from './preloads';
import { leavesEntries, renderDocument } from './renderDocument';

/** A document, and which scripts it is going to load. */
export interface Document extends Representation {
  /** Values of `Link` headers that have a browser load the scripts before the document is there. */
  readonly links: readonly string[];
}

/** Sources that documents are rendered from. */
export interface DocumentSources {
  readonly shell: CachedContent<ShellBuild>;
  readonly registry: CachedContent<Registry>;
  readonly configuration: Readonly<Record<string, unknown>>;
}

/**
 * Renders the document for an address and the cookies of a browser from the current build of the shell and the current registry.
 * Addresses that preload the same files share one rendering until one of the two changes.
 */
export function documents({ shell, registry, configuration }: DocumentSources) {
  let rendered = new Map<string, Promise<Document>>();
  let from: readonly unknown[] = [];

  return async (address: string, cookies?: string): Promise<Document> => {
    const sources = await Promise.all([shell.read(), registry.read()]);
    if (sources.some((source, index) => source !== from[index])) {
      from = sources;
      rendered = new Map();
    }
    const [built, registered] = sources;
    const build = { ...built, boot: bootFor(cookies, built) };
    const ahead = preloads(address, resolveRegistry(registered, audienceOfCookie(cookies)), build);
    const key = [build.boot.file, ...ahead.map(({ href }) => href)].join(' ');
    const present = rendered.get(key);
    if (present) return present;
    const text = renderDocument({
      shell: build,
      document: { configuration, registry: registered },
      preloads: ahead,
    });
    const started = startScripts(leavesEntries(build, ahead) ? { ...build, entries: [] } : build);
    // Without the digest Firefox takes none of these for the scripts of the document: it loads them again, and the
    // page counts as loading for seconds.
    const links = [...started, ...ahead].map(
      ({ href, integrity }) =>
        `<${href}>; rel=preload; as=script; crossorigin=anonymous; integrity="${integrity}"`,
    );
    const document = represent(text, 'text/html; charset=utf-8').then((one) => ({ ...one, links }));
    rendered.set(key, document);
    return document;
  };
}
