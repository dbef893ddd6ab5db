import { randomUUID } from 'node:crypto';
import type { Store } from '@console/store';

/** Time in ms after which the file of a gateway that heard nothing more is removed. */
const keptFor = 7 * 24 * 3_600_000;

/** Files that are read at the most, the newest: gateways that were replaced leave theirs behind. */
const mostFiles = 100;

/** Sharing of reports between gateways. */
interface GatewayFilesOptions<Content> {
  /** Folder of the store in which each gateway keeps what it was told: one file of each, so nobody waits for others. */
  readonly folder: string;
  /** Time in ms for which what is heard is collected until it is written. */
  readonly collectFor: number;
  /** Reports to this gateway. */
  readonly own: () => Content;
  /** Reads the file of a gateway. @throws for one of another shape */
  readonly parse: (text: string) => Content;
  /** Message while this gateway cannot write. */
  readonly unwritable: string;
}

/** Reports of browsers to several gateways, each in a file of its own. */
interface GatewayFiles<Content> {
  /** Has what this gateway heard written soon. */
  changed(): void;
  /** Reports to the other gateways; none while the store does not answer. */
  others(): Promise<readonly Content[]>;
  /** Why other gateways do not see what this one hears, undefined when they do. */
  problem(): string | undefined;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

/** The files of the gateways of a store. A gateway that may only read the store keeps its own in memory and says so. */
export function gatewayFiles<Content>(
  store: Store,
  { folder, collectFor, own, parse, unwritable }: GatewayFilesOptions<Content>,
): GatewayFiles<Content> {
  const ownPath = `${folder}${randomUUID()}.json`;
  const known = new Map<string, { readonly tag: string; readonly content: Content | undefined }>();
  let problem: string | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    try {
      await store.write(ownPath, JSON.stringify(own()));
      problem = undefined;
    } catch {
      problem = unwritable;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(waiting);
    waiting = undefined;
    writing = writing.then(write);
    return writing;
  }

  async function readOther(path: string): Promise<Content | undefined> {
    const before = known.get(path);
    const found = await (before ? store.readIfChanged(path, before.tag) : store.read(path));
    if (found === 'same') return before?.content;
    if (found === undefined) return undefined;
    let content: Content | undefined;
    try {
      content = parse(found.content.toString());
    } catch {
      // A later version may write another shape; what it heard is not lost there.
    }
    known.set(path, { tag: found.tag, content });
    return content;
  }

  /** Reads the files of the other gateways; those of gateways that are gone for long are removed. */
  async function readOthers(): Promise<readonly Content[]> {
    const files = (await store.list(folder)).filter(({ path }) => path !== ownPath);
    const isOld = ({ modified }: { modified: number }) => Date.now() - modified > keptFor;
    await Promise.allSettled(files.filter(isOld).map(({ path }) => store.remove(path)));
    const newest = files
      .filter((file) => !isOld(file))
      .sort((one, other) => other.modified - one.modified)
      .slice(0, mostFiles);
    for (const path of known.keys()) if (!newest.some((file) => file.path === path)) known.delete(path);
    const read = await Promise.all(newest.map(({ path }) => readOther(path)));
    return read.filter((content) => content !== undefined);
  }

  return {
    changed() {
      waiting ??= setTimeout(() => void flush(), collectFor).unref();
    },
    others: () => readOthers().catch(() => []),
    problem: () => problem,
    close: () => (waiting ? flush() : writing),
  };
}
