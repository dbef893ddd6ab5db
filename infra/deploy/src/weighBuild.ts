import type { UnreleasedManifest } from './buildManifest';
import type { BuiltFile } from './builtFiles';

/**
 * Bytes that the first visit of the heaviest page of a build takes.
 * @param files the files of the build with their compressed copies.
 */
export function weighBuild(build: UnreleasedManifest, files: readonly BuiltFile[]): number {
  const sizes = new Map(files.map(({ path, content }) => [path, content.length]));
  const sizeOf = (file: string) => sizes.get(`${file}.br`) ?? sizes.get(file) ?? 0;
  const pages = build.routes.map(({ files: needed }) =>
    [...new Set([build.entry, ...needed])].reduce((sum, file) => sum + sizeOf(file), 0),
  );
  return Math.max(sizeOf(build.entry), ...pages);
}
