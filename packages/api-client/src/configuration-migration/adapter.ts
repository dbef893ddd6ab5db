import { semanticVersion } from '../patterns';

const version = new RegExp(semanticVersion);

/** The release that the documents write in another form, and the version it is sent as (MIGRATE-02). */
const namedRelease = { name: '2018r2', version: '1.9.0' } as const;

/** The version an export is asked for: as it was typed, but `2018r2` in any case as `1.9.0` (MIGRATE-02). */
export function targetVersionOf(typed: string): string {
  const version = typed.trim();
  return version.toLowerCase() === namedRelease.name ? namedRelease.version : version;
}

/** True for a version an export can be made for: a semantic one, or `2018r2` (MIGRATE-02). */
export const isTargetVersion = (typed: string): boolean => version.test(targetVersionOf(typed));

/** Media type of pasted data: JSON when it is that, else plain text (MIGRATE-05). */
export function mediaTypeOf(data: string): 'application/json' | 'text/plain' {
  try {
    JSON.parse(data);
    return 'application/json';
  } catch {
    return 'text/plain';
  }
}
