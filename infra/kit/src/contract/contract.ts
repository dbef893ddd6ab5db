import { contractVersion } from '@console/remote';
import type { EntryPoint, PackageApi } from './apiSymbol';
import { addSteps, type Step } from './changeLog';
import { classifyApi, complaint } from './classifyApi';
import { type ContractPackage, contractPackages, manifestOf, sharedEntriesOf } from './entries';
import { committed, logFile, readLog, readSince, sinceFile } from './log';
import { readReport } from './readReport';
import { withNewSymbols } from './since';
import { writeReports } from './writeReports';

/** Those of the files of `docs/contract` that are not committed as they should be, by name. */
export const staleFiles = (files: ContractState['files']): string[] =>
  [...files].filter(([name, text]) => text !== committed(name)).map(([name]) => name);

const versionOf = (name: ContractPackage) => (name === 'remote' ? contractVersion : manifestOf(name).version);

const reportText = (address: string, version: string, declarations: string) => `# ${address} ${version}

What a remote may import. Written by \`npm run contract\`; the sources explain each symbol.

\`\`\`ts
${declarations}
\`\`\`
`;

/** The API of a package from its reports, undefined where there are none. */
function apiOf(name: ContractPackage, textOf: (report: string) => string): PackageApi | undefined {
  let version = '';
  const entryPoints = sharedEntriesOf(name).flatMap(({ address, report }): EntryPoint[] => {
    const text = textOf(report);
    const [, own, declarations] = /^# \S+ (\S+)\n[\s\S]*?```ts\n([\s\S]*)\n```\n$/.exec(text) ?? [];
    if (!own || declarations === undefined) return [];
    version = own;
    return [{ address, ...readReport(declarations) }];
  });
  return entryPoints.length > 0 ? { name: `@console/${name}`, version, entryPoints } : undefined;
}

/** Files of the contract, and complaints about its versions. */
export interface ContractState {
  /** The files of `docs/contract` as they should be, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Changes without a version that announces them. */
  readonly complaints: readonly string[];
}

/**
 * Compares the packages with the committed reports.
 * @param because why no remote notices a breaking change; it counts as an addition then.
 */
export async function contractState(because?: string): Promise<ContractState> {
  const declarations = await writeReports();
  const files = new Map<string, string>();
  const steps: Step[] = [];
  const complaints: string[] = [];
  const [earlier, present]: [PackageApi[], PackageApi[]] = [[], []];
  for (const name of contractPackages) {
    for (const { address, report } of sharedEntriesOf(name))
      files.set(report, reportText(address, versionOf(name), declarations.get(report) ?? ''));
    const before = apiOf(name, committed);
    const after = apiOf(name, (report) => files.get(report) ?? '');
    if (before) earlier.push(before);
    if (after) present.push(after);
    if (!before || !after) continue;
    const classification = classifyApi(before, after, because !== undefined);
    const unannounced = complaint(classification);
    if (unannounced) complaints.push(unannounced);
    const changes = classification.changes.map(({ what }) => what);
    if (changes.length > 0)
      steps.push({ package: after.name, version: after.version, changes, ...(because && { because }) });
  }
  files.set(logFile, addSteps(readLog(), steps));
  files.set(sinceFile, `${JSON.stringify(withNewSymbols(readSince(), earlier, present), null, 2)}\n`);
  return { files, complaints };
}
