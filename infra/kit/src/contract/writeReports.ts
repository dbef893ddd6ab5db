import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace, Refused, workFolder, writeDeclarations } from '@console/workspace';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { type ContractPackage, contractPackages, manifestOf, sharedEntriesOf } from './entries';
import { foldTypes } from './foldTypes';

const declared = (source: string) => source.replace(/\.tsx?$/, '.d.ts');

/** Writes the type declarations of the entry points, laid out like the workspace. */
async function writeEntries(folder: string): Promise<void> {
  // All sources, not the entry points: what is found only through an import by package name is not always written.
  const output = await writeDeclarations(
    contractPackages.map((name) => `packages/${name}/src`),
    folder,
  );
  for (const name of contractPackages)
    for (const { source } of sharedEntriesOf(name))
      await readFile(join(folder, 'packages', name, declared(source))).catch(() => {
        throw new Refused(`The declarations of packages/${name}/${source} could not be written:\n${output}`);
      });
}

/** Makes the declarations of a package a package: with its addresses, and with links to the libraries it uses. */
async function writePackage(folder: string, name: ContractPackage): Promise<void> {
  const { exports, ...manifest } = manifestOf(name);
  const place = join(folder, 'packages', name);
  const addresses = Object.entries(exports).map(([key, source]) => [key, declared(source)]);
  const text = JSON.stringify({ ...manifest, exports: Object.fromEntries(addresses) });
  await writeFile(join(place, 'package.json'), text);
  await mkdir(join(folder, 'node_modules/@console'), { recursive: true });
  await symlink(place, join(folder, 'node_modules/@console', name), 'junction');
  const libraries = inWorkspace('packages', name, 'node_modules');
  for (const library of await readdir(libraries)) {
    if (library === '@console' || library.startsWith('.')) continue;
    const scoped = library.startsWith('@') ? await readdir(join(libraries, library)) : [''];
    await mkdir(join(place, 'node_modules', library.startsWith('@') ? library : ''), { recursive: true });
    for (const part of scoped)
      await symlink(
        join(libraries, library, part),
        join(place, 'node_modules', library, part).replace(/\/$/, ''),
        'junction',
      );
  }
}

/** Reports of the shared entry points of a package, by the path of the report. */
async function reportsOf(folder: string, name: ContractPackage): Promise<Map<string, string>> {
  const place = join(folder, 'packages', name);
  const at = (source: string) => join(place, declared(source));
  const sources = sharedEntriesOf(name).map(({ source }) => at(source));
  const reportFolder = join(folder, 'reports');
  await mkdir(reportFolder, { recursive: true });
  const silent = { default: { logLevel: 'none' as never } };
  const configurationOf = (source: string) =>
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: place,
        mainEntryPointFilePath: at(source),
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'ES2022',
              lib: ['ES2024', 'DOM', 'DOM.Iterable'],
              module: 'ESNext',
              moduleResolution: 'bundler',
              jsx: 'react-jsx',
              strict: true,
              skipLibCheck: true,
              types: [],
            },
            files: sources,
          },
        },
        apiReport: {
          enabled: true,
          reportFileName: 'entry',
          reportFolder,
          reportTempFolder: join(folder, 'temporary'),
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
        newlineKind: 'lf',
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(place, 'package.json'),
    });
  const reports = new Map<string, string>();
  let compilerState: CompilerState | undefined;
  for (const { source, report } of sharedEntriesOf(name)) {
    const configuration = configurationOf(source);
    compilerState ??= CompilerState.create(configuration, { additionalEntryPoints: sources });
    Extractor.invoke(configuration, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    const text = await readFile(join(reportFolder, 'entry.api.md'), 'utf8');
    const [, declarations = ''] = /```ts\n([\s\S]*?)\n\/\/ \(No @packageDocumentation/.exec(text) ?? [];
    reports.set(report, foldTypes(declarations.trim()));
  }
  return reports;
}

/**
 * Declarations of the shared entry points of the packages, as API Extractor reports them.
 * @returns the declarations by the path of their report, `remote/contract.md`.
 * @throws Refused with what the compiler says when the declarations of an entry point could not be written.
 */
export async function writeReports(): Promise<ReadonlyMap<string, string>> {
  // Inside the workspace, where the compiler finds the types of the libraries.
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'contract-'));
  try {
    await writeEntries(folder);
    for (const name of contractPackages) await writePackage(folder, name);
    const reports = new Map<string, string>();
    for (const name of contractPackages)
      for (const [path, text] of await reportsOf(folder, name)) reports.set(path, text);
    return reports;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
