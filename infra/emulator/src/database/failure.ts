/**
 * An error of the database without what was asked: the engines' own errors carry the parameters of the statement,
 * tokens and passwords among them, into whatever logs them.
 */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';

  /**
   * @param code SQLSTATE, where the engine names one
   * @param statement the SQL, whose parameters are not in it
   */
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly statement: string,
  ) {
    super(message);
  }
}

/** Runs a statement. @throws {@link DatabaseFailure} */
export async function withoutParameters<T>(statement: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    throw new DatabaseFailure(message, code, statement);
  }
}
