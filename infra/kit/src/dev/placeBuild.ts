import type { UnreleasedManifest } from '@console/deploy';

/**
 * The record of a build whose files lie in a folder below the place it is loaded from: every build keeps its own
 * addresses, so that a page that runs an earlier one finds all of it.
 */
export function placeBuild(build: UnreleasedManifest, folder: string): UnreleasedManifest {
  const placed = (file: string) => `${folder}/${file}`;
  return {
    ...build,
    entry: placed(build.entry),
    ...(build.languages !== undefined && { languages: placed(build.languages) }),
    routes: build.routes.map((route) => ({ ...route, files: route.files.map(placed) })),
    integrity: Object.fromEntries(Object.entries(build.integrity).map(([file, pin]) => [placed(file), pin])),
  };
}
