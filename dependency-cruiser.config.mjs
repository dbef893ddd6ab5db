import { readdirSync } from 'node:fs';

/**
 * Which folders of a package ("rooms") may import which: `npm run lint` holds it. What packages may import from each
 * other stands in biome.json. Tests may import anything of their package.
 *
 * Rooms stand from top to bottom, and each may import those below it. Rooms in one row do not import each other.
 * `*` stands for every room that is not named; those may import each other, but not in a circle. Files beside the
 * rooms (`index.ts`, `main.tsx`) stand above all of them, unless they are named like a room.
 *
 * A package that is not listed may have its rooms in any order without a circle. To give it an order, add it here;
 * a room that is missing in the list of its package is an error.
 */
const roomOrder = {
  'infra/emulator/src': [
    ['docs'],
    ['fleet'],
    ['simulation'],
    ['events'],
    ['resources'],
    ['references'],
    ['server'],
    ['database'],
  ],
  'infra/gateway/src': [
    ['document'],
    ['embedding'],
    ['identity'],
    ['audit'],
    ['console', 'health'],
    ['proxy'],
    ['requests'],
    ['serving'],
    ['builds', 'security'],
    ['options.ts'],
  ],
  'packages/api-client/src': [
    ['configuration-bundle'],
    ['*'],
    ['react'],
    ['crud', 'sockets'],
    ['queries'],
    ['client'],
    ['failure'],
    ['rules'],
    ['meta', 'patterns', 'polling', 'schema', 'wire'],
  ],
  'packages/design/src': [
    ['translations'],
    ['fields', 'live', 'query', 'records'],
    ['form'],
    ['actions', 'alert', 'chart', 'page', 'plan', 'table'],
    ['banner', 'copy', 'dialog', 'layout', 'sections'],
    ['menu'],
    ['progress'],
    ['brand', 'button', 'card', 'csp', 'status', 'time'],
    ['icons', 'preferences', 'router', 'theme', 'unsaved', 'zone'],
    ['messages'],
    ['language', 'navigation', 'storage', 'store', 'tokens'],
  ],
  'packages/remote/src': [['embedding'], ['translations'], ['records'], ['services'], ['contract']],
  'shell/src/host': [
    ['App.tsx'],
    ['services.ts'],
    ['boot', 'embed', 'routes'],
    ['provisioning'],
    ['frame', 'outlet'],
    ['override', 'update'],
    ['session'],
    ['slots'],
    ['reload', 'kept-code'],
    ['areas', 'registry'],
    ['configuration', 'failure', 'gateway', 'language', 'theme'],
    ['messages'],
  ],
  'shell/src': [
    ['testing'],
    ['start.ts', 'drawing.tsx'],
    ['main.tsx'],
    ['translations'],
    ['features'],
    ['host'],
    ['diagnosis'],
  ],
  'shell/src/features': [
    ['index.ts'],
    ['overview', 'timings', 'watch'],
    ['tour'],
    ['palette'],
    ['help', 'notifications', 'remotes-page'],
    ['about', 'preferences'],
    ['activity', 'audit'],
    ['changes', 'record-rows', 'shortcuts'],
    ['messages'],
  ],
};

const escaped = (text) => text.replaceAll('.', '\\.');

/** Matches the rooms of a package with everything in them; group 1 is the room. */
const inRooms = (folder, rooms) => `^${folder}/(${rooms.map(escaped).join('|')})(?:/|$)`;

/** Tells a room from a folder that is left without files. */
const holdsFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());

/** The rows of a package with the rooms that `*` stands for. */
function fullRows(folder, rows) {
  const named = rows.flat();
  const rest = readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !named.includes(entry.name) && holdsFiles(`${folder}/${entry.name}`),
    )
    .map(({ name }) => name);
  if (rest.length > 0 && !named.includes('*'))
    throw new Error(
      `${folder} has rooms without a place: ${rest.join(', ')}. Name them in dependency-cruiser.config.mjs.`,
    );
  return rows.map((row) => row.flatMap((room) => (room === '*' ? rest : [room])));
}

/** One rule for every row: its rooms import themselves and what stands below. */
function rulesOfPackage([folder, rows]) {
  const full = fullRows(folder, rows);
  return full.map((rooms, index) => {
    const own = rows[index].includes('*') ? rooms.map(escaped) : ['$1'];
    const allowed = [
      ...own,
      ...full
        .slice(index + 1)
        .flat()
        .map(escaped),
    ];
    return {
      name: `order of rooms in ${folder}`,
      comment: 'A room imports only what stands below it: see the order in dependency-cruiser.config.mjs.',
      severity: 'error',
      from: { path: inRooms(folder, rooms) },
      to: { path: `^${folder}/`, pathNot: `^${folder}/(?:${allowed.join('|')})(?:/|$)` },
    };
  });
}

/** Packages in which the order alone rules out circles. */
const fullyOrdered = Object.entries(roomOrder)
  .filter(([, rows]) => !rows.flat().includes('*'))
  .map(([folder]) => `^${folder}/`);

export default {
  forbidden: [
    {
      name: 'no file of another remote',
      comment: 'What two remotes need belongs into a package.',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^(?:remotes|shell|infra|e2e)/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'no test support in what is shipped',
      comment: 'Only tests and fixtures import @console/testing.',
      severity: 'error',
      from: { path: '^(?:remotes/[^/]+|packages/(?:design|remote))/src/' },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'no circle between files',
      comment: 'Move what both need into a file that knows neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no circle between rooms',
      comment: 'Move what both need into a room below them.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^((?:packages|infra|remotes)/[^/]+/src|shell/src/(?:host|features))/[^/]+$',
        pathNot: fullyOrdered,
      },
      to: { circular: true, viaOnly: { path: '^$1/[^/]+$' } },
    },
    {
      name: 'no circle between folders of a room',
      comment: 'Move what both need into a folder below them, or into a file of the room.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^((?:packages|infra|remotes)/[^/]+/src/[^/]+|shell/src/(?:host|features)/[^/]+)/[^/]+$',
      },
      to: { circular: true, viaOnly: { path: '^$1/[^/]+$' } },
    },
    ...Object.entries(roomOrder).flatMap(rulesOfPackage),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(^|/)(dist|node_modules)/',
        '\\.(test|gallery|fixtures)\\.tsx?$',
        '^packages/api-client/src/service-tests/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
