import { type Switches, type SwitchRequest, switchesSchema } from '@console/remote/operation';
import { jsonReader, type Store, type StoredFile, StoreError } from '@console/store';
import { type CachedFile, cachedFile } from '../builds/cachedFile';
import { noSwitches, planSwitch } from './planSwitch';

/** Where the switches stand in the store. They are not signed, since they can only stop remotes. */
const path = 'switches.json';

/** Number of times a change is planned again after a concurrent change. */
const attempts = 5;

const parse = jsonReader<Switches>('The file of switches', switchesSchema);

/** The switches of a store, which several gateways may share. */
export interface SwitchesFile extends CachedFile<Switches> {
  /**
   * Uses a switch.
   * @throws StoreError when the store cannot be written, or others were always faster.
   */
  use(remote: string, request: SwitchRequest, by: string): Promise<Switches>;
}

const untouched: StoredFile = { content: Buffer.from(JSON.stringify(noSwitches)), tag: 'untouched' };

/** A store in which the file of switches has its initial content until it is written. */
const withUntouched = (store: Store): Store => ({
  ...store,
  read: async (file) => (await store.read(file)) ?? untouched,
  readIfChanged: async (file, tag) =>
    (await store.readIfChanged(file, tag)) ?? (tag === untouched.tag ? 'same' : untouched),
});

/**
 * The switches of a store. Once they were read, a damaged file or a store that does not answer is as if the last good
 * content still stood: the console runs on, and the next use of a switch reports it. A gateway that has never read
 * them serves nothing, since remotes that are out of service could run again.
 */
export function switchesFile(store: Store): SwitchesFile {
  const file = cachedFile('The file of switches', withUntouched(store), path, parse);
  return {
    ...file,
    async use(remote, request, by) {
      for (let left = attempts; ; left -= 1) {
        const found = await store.read(path);
        const before = found ? parse(found.content.toString()) : noSwitches;
        const value = planSwitch(before, remote, request, by, new Date().toISOString());
        try {
          const text = `${JSON.stringify(value, null, 2)}\n`;
          file.keep(
            value,
            await store.write(path, text, found ? { ifMatch: found.tag } : { ifAbsent: true }),
          );
          return value;
        } catch (error) {
          if (!(error instanceof StoreError) || error.code !== 'conflict' || left === 1) throw error;
        }
      }
    },
  };
}
