import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { moduleFile, type PlatformManifest } from './places';

/** Sharing of one module between the shell and the remotes. */
export interface Share {
  /** The request as it stands in the source. */
  readonly key: string;
  /** Loaded with the shell's own entry, so that no remote waits for it. */
  readonly eager: boolean;
  /** Package whose version counts. */
  readonly of: string;
  /** A major version that differs is refused instead of run. */
  readonly strict: boolean;
}

const platform = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const designParts = {
  eager: [
    'theme',
    'preferences',
    'messages',
    'router',
    'page',
    'button',
    'banner',
    'alert',
    'dialog',
    'layout',
    'menu',
    'progress',
    'icons',
    'status',
    'store',
    'unsaved',
    'zone',
    // Small, and nearly every page needs them: a file of their own would cost a request.
    'actions',
    'card',
    'copy',
    'records',
    'sections',
  ],
  onDemand: ['chart', 'fields', 'form', 'live', 'plan', 'query', 'table', 'time'],
};

/** The record layer is not among them: it holds no state, and each page takes of it what it needs. */
const remoteParts = ['contract', 'services'];

/**
 * Everything that exists once on a page. The shell provides all of it; a remote carries its own copy for pages
 * without a shell. antd, the grid, final-form, moment and react-intl live inside design and are not shared by
 * themselves (docs/decisions/0001-share-strategy.md). `store`, `storage` and `tokens` of design keep nothing of their own
 * and are small: every build has its copy.
 */
export const shares: readonly Share[] = [
  ...platform.map((key) => ({ key, eager: true, of: key.split('/')[0] ?? key, strict: true })),
  { key: '@tanstack/react-query', eager: true, of: '@tanstack/react-query', strict: false },
  { key: '@console/api-client/react', eager: true, of: '@console/api-client', strict: false },
  { key: '@console/remote', eager: true, of: '@console/remote', strict: false },
  ...remoteParts.map((part) => ({
    key: `@console/remote/${part}`,
    eager: true,
    of: '@console/remote',
    strict: false,
  })),
  ...designParts.eager.map((part) => ({
    key: `@console/design/${part}`,
    eager: true,
    of: '@console/design',
    strict: false,
  })),
  ...designParts.onDemand.map((part) => ({
    key: `@console/design/${part}`,
    eager: false,
    of: '@console/design',
    strict: false,
  })),
];

/** Version of a package as the folder `from` resolves it. */
export function versionOf(name: string, from: string): string {
  const require = createRequire(resolve(from, 'package.json'));
  const paths = require.resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      const { version, console } = JSON.parse(
        readFileSync(resolve(path, name, 'package.json'), 'utf8'),
      ) as PlatformManifest;
      return console?.shared ?? version;
    } catch {
      // the next folder up may hold it
    }
  }
  throw new Error(`${name} is shared, but ${from} does not depend on it.`);
}

/**
 * Versions of the packages that a remote takes from the shell, as the app in folder `from` resolves them. A remote that
 * needs another one is refused before its code runs: with a copy of its own of design or of the client it would not
 * find the router, the session and the theme of the page.
 */
export function sharedVersions(from: string): Record<string, string> {
  const packages = new Set(shares.map(({ of }) => of));
  return Object.fromEntries([...packages].map((name) => [name, versionOf(name, from)]));
}

/** Name of the shell's chunk that brings a shared module along which is not there at start. */
export const chunkOf = (key: string): string => key.replace('@console/', '').replaceAll('/', '-');

/**
 * Modules that the shell offers to remotes, by request: which version it is, and if another one is refused.
 */
export function offeredShares(from: string): Record<string, { version: string; strict: boolean }> {
  return Object.fromEntries(
    shares.map(({ key, of, strict }) => [key, { version: versionOf(of, from), strict }]),
  );
}

/**
 * Modules of design through which its parts know of each other: contexts, and what holds for the whole page. Parts import
 * them by path, and in a page without a shell two parts may come from two remotes, which only fit together when both
 * have the same one of these. So they go through the share scope however they are imported: a part by its key, a file
 * within one by a key that the shell need not offer, since it offers the part.
 */
export const joints: readonly string[] = [
  'form/FormContext.ts',
  'form/finalForm.ts',
  'messages/index.ts',
  'preferences/index.ts',
  'progress/index.ts',
  'router/index.ts',
  'theme/DesignContext.ts',
  'unsaved/index.ts',
  'zone/index.ts',
];

const jointKey = (file: string) => `@console/design/${file.replace(/(\/index)?\.ts$/, '')}`;

/** The joints by key, each with its file as the app in folder `from` resolves it. */
function jointFiles(from: string): ReadonlyMap<string, string> {
  const theme = createRequire(resolve(from, 'package.json')).resolve('@console/design/theme');
  const sources = dirname(dirname(realpathSync(theme)));
  return new Map(joints.map((file) => [jointKey(file), moduleFile(resolve(sources, file.slice(0, -3)))]));
}

/** Request by which a build asks for its own copy of a joint: it stands in the build, which is the same everywhere. */
const requestOf = (key: string) => key.replace('@console/design', 'console-joints');

/** The requests of {@link sharedOption} for copies of joints, each with its file as the app in folder `from` resolves it. */
export const jointAliases = (from: string): Record<string, string> =>
  Object.fromEntries([...jointFiles(from)].map(([key, file]) => [`${requestOf(key)}$`, file]));

/**
 * The `shared` option of the federation plugin for the remote in folder `from`. The shell has none: it takes its own
 * modules by plain import and offers them at run time, so that no module of its start goes through the share scope.
 * @param options.copies whether the remote brings a copy of each along, for pages without a shell.
 */
export function sharedOption(from: string, { copies }: { readonly copies: boolean }) {
  const files = jointFiles(from);
  const inner = [...files.keys()].filter((joint) => !shares.some(({ key }) => key === joint));
  const all = [...shares, ...inner.map((key) => ({ key, of: '@console/design', strict: false }))];
  return Object.fromEntries(
    all.map(({ key, of, strict }) => {
      const version = versionOf(of, from);
      const file = files.get(key);
      return [
        file ?? key,
        {
          shareKey: key,
          singleton: true,
          strictVersion: strict,
          version,
          requiredVersion: `^${version}`,
          eager: false,
          ...(!copies ? { import: false as const } : file && { import: requestOf(key) }),
        },
      ];
    }),
  );
}
