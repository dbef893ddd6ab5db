import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractVersion, remoteDeclarationSchema } from '@console/remote';
import { registrySchema } from '@console/remote/registry';
import { workspace } from '@console/workspace';
import type { ApiSymbol, EntryPoint, PackageApi } from './apiSymbol';
import { type DeclarationFile, isThere, type Origin, readDeclarationFile } from './declarationFile';
import { declarationsOf, emitDeclarations } from './emitDeclarations';

/** The packages a remote is made of, lowest first. */
export const contractPackages = ['api-client', 'design', 'remote'] as const;
export type ContractPackage = (typeof contractPackages)[number];

interface Entry {
  readonly address: string;
  /** From the root of the workspace. */
  readonly source: string;
}

/** The addresses of a package: its own, and one for each folder of its sources that exports something. */
function entriesOf(name: ContractPackage): Entry[] {
  const folder = `packages/${name}/src`;
  const of = (path: string, address: string) => {
    const source = ['ts', 'tsx']
      .map((end) => `${path}/index.${end}`)
      .find((file) => isThere(join(workspace, file)));
    return source ? [{ address, source }] : [];
  };
  const parts = readdirSync(join(workspace, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return [
    ...of(folder, `@console/${name}`),
    ...parts.flatMap((part) => of(`${folder}/${part}`, `@console/${name}/${part}`)),
  ];
}

/** Walks from what an entry point exports to where it is declared. */
class Walk {
  private readonly files = new Map<string, DeclarationFile>();
  private readonly bySource = new Map<string, string>();

  constructor(folder: string, entries: readonly Entry[]) {
    for (const { address, source } of entries) this.bySource.set(address, declarationsOf(folder, source));
  }

  file(path: string): DeclarationFile {
    const known = this.files.get(path) ?? readDeclarationFile(path);
    this.files.set(path, known);
    return known;
  }

  /** The file of a module, undefined when it is a library's. */
  resolve(from: string, module: string): string | undefined {
    if (!module.startsWith('.')) return this.bySource.get(module);
    const path = join(dirname(from), module);
    return [`${path}.d.ts`, join(path, 'index.d.ts')].find(isThere);
  }

  /** Everything a file exports, with the file and the name it is declared under. */
  exported(path: string): Map<string, { path: string; origin: Origin | 'here' }> {
    const { exports, all } = this.file(path);
    const found = new Map<string, { path: string; origin: Origin | 'here' }>();
    for (const module of all) {
      const inner = this.resolve(path, module);
      if (inner) for (const [name, where] of this.exported(inner)) found.set(name, where);
    }
    for (const [name, origin] of exports) found.set(name, { path, origin });
    return found;
  }

  /** A symbol as it is declared, wherever that is, under the name it is known by here. */
  symbol(name: string, path: string, origin: Origin | 'here'): { symbol: ApiSymbol; path: string } {
    if (origin === 'here') {
      const file = this.file(path);
      const declared = file.symbols.get(name);
      if (declared) return { symbol: { ...declared, name }, path };
      const brought = file.imports.get(name);
      if (brought) return this.symbol(name, path, brought);
      return { symbol: { name, kind: 'constant', signature: name, frame: '' }, path };
    }
    const inner = this.resolve(path, origin.from);
    if (!inner) {
      const signature = `${origin.name} of ${origin.from}`;
      return { symbol: { name, kind: 'library', signature, frame: '' }, path };
    }
    if (origin.name === '*') {
      const members = [...this.exported(inner)].map(([member, where]) => ({
        name: member,
        text: this.symbol(member, where.path, where.origin).symbol.signature,
        optional: false,
      }));
      const signature = members.map(({ text }) => text).join('; ');
      return { symbol: { name, kind: 'namespace', signature, frame: name, members }, path: inner };
    }
    const where = this.exported(inner).get(origin.name);
    if (where) {
      const found = this.symbol(origin.name, where.path, where.origin);
      return { ...found, symbol: { ...found.symbol, name } };
    }
    const own = this.file(inner).symbols.get(origin.name);
    return {
      symbol: own ? { ...own, name } : { name, kind: 'constant', signature: origin.name, frame: '' },
      path: inner,
    };
  }

  /** Types that a symbol is made of: declared beside it or brought in from the same package. */
  madeOf({ signature }: ApiSymbol, path: string): { symbol: ApiSymbol; path: string }[] {
    const { symbols, imports } = this.file(path);
    const words = new Set(signature.match(/\b[A-Z]\w+/g) ?? []);
    return [...words].flatMap((word) => {
      const origin = symbols.has(word) ? ('here' as const) : imports.get(word);
      if (!origin || (origin !== 'here' && (origin.name === '*' || !origin.from.startsWith('.')))) return [];
      return [this.symbol(origin === 'here' ? word : origin.name, path, origin)];
    });
  }
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/** Constants whose value is told by another part: the version changes with every change, schemas are compared as such. */
const told = (symbol: ApiSymbol): ApiSymbol =>
  symbol.name === 'contractVersion' || /Schema$/.test(symbol.name)
    ? {
        name: symbol.name,
        kind: symbol.kind,
        signature: symbol.name,
        frame: '',
        ...(symbol.doc && { doc: symbol.doc }),
      }
    : symbol;

function versionOf(name: ContractPackage): string {
  if (name === 'remote') return contractVersion;
  const text = readFileSync(join(workspace, 'packages', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function apiOf(name: ContractPackage, walk: Walk, folder: string): PackageApi {
  const reached = new Map<string, ApiSymbol>();
  const isPublic = new Set<string>();
  const waiting: { symbol: ApiSymbol; path: string }[] = [];
  const entryPoints = entriesOf(name).map(({ address, source }): EntryPoint => {
    const symbols = [...walk.exported(declarationsOf(folder, source))].map(([exported, { path, origin }]) => {
      const found = walk.symbol(exported, path, origin);
      waiting.push(found);
      isPublic.add(`${found.path}: ${found.symbol.name}`);
      return told(found.symbol);
    });
    return { address, symbols: symbols.sort(byName) };
  });
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const found of walk.madeOf(next.symbol, next.path)) {
      const key = `${found.path}: ${found.symbol.name}`;
      if (isPublic.has(key) || reached.has(key)) continue;
      reached.set(key, told(found.symbol));
      waiting.push(found);
    }
  return {
    name: `@console/${name}`,
    version: versionOf(name),
    entryPoints,
    reached: [...reached.values()].sort(byName),
    schemas: name === 'remote' ? { declaration: remoteDeclarationSchema, registry: registrySchema } : {},
  };
}

/** What the packages that a remote is made of offer, as their sources are now. */
export async function readApi(): Promise<Readonly<Record<ContractPackage, PackageApi>>> {
  const entries = contractPackages.flatMap(entriesOf);
  const folder = await emitDeclarations(entries.map(({ source }) => source));
  try {
    const walk = new Walk(folder, entries);
    const apis = contractPackages.map((name) => [name, apiOf(name, walk, folder)] as const);
    return Object.fromEntries(apis) as Record<ContractPackage, PackageApi>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
