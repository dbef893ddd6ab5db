import { preloads, renderDocument, type ShellBuild } from '@console/gateway';
import { fillPattern, type Registry, resolveRegistry } from '@console/remote/registry';

/** Sources that documents are rendered from. */
export interface DocumentSources {
  readonly shell: ShellBuild;
  readonly registry: Registry;
  readonly configuration: Readonly<Record<string, unknown>>;
}

/** The documents of a site as files, for a server that only serves files. */
export interface StaticDocuments {
  /** Texts by name; the first is for addresses that nothing is fetched ahead for. */
  readonly documents: readonly { readonly name: string; readonly html: string }[];
  /** Which one answers the addresses of a pattern, the more particular patterns first. */
  readonly patterns: readonly { readonly pattern: string; readonly name: string }[];
}

const parameters = (pattern: string) => pattern.split('/:').length;

/** Renders a document for each set of files that addresses are to be opened with. */
export function staticDocuments({ shell: built, registry, configuration }: DocumentSources): StaticDocuments {
  // A file is the same for all browsers, whether they have the script with the frame or not.
  const { frame: _, ...shell } = built;
  const resolved = resolveRegistry(registry);
  const addresses = [
    ...Object.keys({ ...shell.indexes, ...shell.pages }),
    ...resolved.remotes.flatMap(({ routes }) => routes.map(({ path }) => path)),
  ];
  const names = new Map<string, string>();
  const documents: { name: string; html: string }[] = [];
  const nameOf = (address: string) => {
    const ahead = preloads(address, resolved, shell);
    const key = ahead.map(({ href }) => href).join(' ');
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `${names.size}.html`;
    names.set(key, name);
    const html = renderDocument({ shell, document: { configuration, registry }, preloads: ahead });
    documents.push({ name, html });
    return name;
  };
  const otherwise = nameOf('/login/nowhere');
  const patterns = [...new Set(addresses)]
    .sort((one, other) => parameters(one) - parameters(other))
    .map((pattern) => ({
      pattern,
      name: nameOf(
        fillPattern(
          pattern,
          Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'x'])),
        ),
      ),
    }))
    .filter(({ name }) => name !== otherwise);
  return { documents, patterns };
}
