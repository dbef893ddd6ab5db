import type { Manifest } from '../create/answers';

type Versions = Readonly<Record<string, string>>;

/** Raises packages of the console that the team added by itself: all of them have one version. */
export function raisePackages(text: string, from: string, to: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const raised = (given: Versions = {}) =>
    Object.fromEntries(
      Object.entries(given).map(([name, range]) => [
        name,
        name.startsWith('@console/') ? range.replace(from, to) : range,
      ]),
    );
  const { dependencies, devDependencies } = manifest;
  const next = {
    ...manifest,
    ...(dependencies && { dependencies: raised(dependencies) }),
    ...(devDependencies && { devDependencies: raised(devDependencies) }),
  };
  return JSON.stringify(next) === JSON.stringify(manifest) ? text : `${JSON.stringify(next, null, 2)}\n`;
}
