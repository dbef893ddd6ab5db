import { buildShell } from '@console/kit';
import { once } from '../site/once';

/** The shell that `pnpm dev` runs; built by the first worker that needs it, where it changed. @returns its folder. */
export async function developmentShell(): Promise<string> {
  await once('development-shell', async () => void (await buildShell()));
  return buildShell();
}
