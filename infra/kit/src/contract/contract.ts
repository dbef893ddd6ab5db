import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '@console/workspace';
import { contractPackages, readApi } from './readApi';
import { changeLog, reference } from './reference';
import { complaint, judge, keep, type Snapshot, type Step } from './snapshot';

/** Where the reference and the snapshot are. */
export const contractFolder = join(workspace, 'docs/contract');
const snapshotFile = 'api.json';

/** The snapshot of the repository; undefined when there is none. */
export function readSnapshot(): Snapshot | undefined {
  try {
    return JSON.parse(readFileSync(join(contractFolder, snapshotFile), 'utf8')) as Snapshot;
  } catch {
    return undefined;
  }
}

/** What the contract is, and what that asks for. */
export interface ContractState {
  /** The files of `docs/contract` as they should be, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** What changed without a version that says so. */
  readonly complaints: readonly string[];
}

/**
 * Holds the packages against the snapshot.
 * @param because why what looks as if it broke remotes does not; it counts as an addition then.
 */
export async function contractState(because?: string): Promise<ContractState> {
  const before = readSnapshot();
  const apis = await readApi();
  const packages: Record<string, Snapshot['packages'][string]> = {};
  const steps: Step[] = [];
  const complaints: string[] = [];
  const references = new Map<string, string>();
  for (const name of contractPackages) {
    const api = apis[name];
    const old = before?.packages[name];
    if (old) {
      const judgement = judge(old, api, because !== undefined);
      const said = complaint(judgement);
      if (said) complaints.push(said);
      const changes = judgement.changes.map(({ what }) => what);
      if (changes.length > 0)
        steps.push({ package: api.name, version: api.version, changes, ...(because && { because }) });
    }
    packages[name] = keep(api, old);
    references.set(`${name}.md`, reference(api, packages[name]));
  }
  const snapshot: Snapshot = { packages, steps: [...steps, ...(before?.steps ?? [])] };
  const files = new Map(references);
  files.set('changes.md', changeLog(snapshot.steps));
  files.set(snapshotFile, `${JSON.stringify(snapshot, null, 1)}\n`);
  return { files, complaints };
}
