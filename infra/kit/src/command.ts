import { Refused } from './Refused';

/**
 * Runs a command of the kit: what it refuses is said in its own words, words it does not know with its usage.
 * @param refused exit code of what is refused. Default: 1.
 */
export function command(main: () => Promise<void>, usage: string, refused = 1): void {
  main().catch((error: unknown) => {
    const code = (error as { code?: string }).code;
    if (code?.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${(error as Error).message}\n\n${usage}`);
      process.exitCode = 2;
    } else if (error instanceof Refused) {
      console.error(error.message);
      process.exitCode = refused;
    } else throw error;
  });
}
