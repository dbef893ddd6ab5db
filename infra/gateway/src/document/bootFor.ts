import type { PinnedFile, ShellBuild } from '../builds/shellBuild';

/** Name of the cookie by which a browser says which boot script with the frame it has; the shell sets it. */
export const frameCookie = 'console-frame';

const keptFile = new RegExp(`(?:^|; ?)${frameCookie}=([\\w.-]+)(?:;|$)`);

/**
 * The boot script for a browser: one that has kept the script with the frame of this build, and names it in its cookie,
 * gets that. Nobody loads it for a first frame that would come sooner without.
 */
export function bootFor(
  cookies: string | undefined,
  { boot, frame }: Pick<ShellBuild, 'boot' | 'frame'>,
): PinnedFile {
  const [, kept] = keptFile.exec(cookies ?? '') ?? [];
  return frame && frame.file === kept ? frame : boot;
}
