/** An answer that is not a success, in the words of the service: what happened (`debugMessage`) and why. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';

  /**
   * @param statusCode the HTTP status
   * @param debugMessage what happened, e.g. `Not found`
   * @param message why, naming the field or the object
   * @param headers what the answer says in addition; default: nothing
   */
  constructor(
    readonly statusCode: number,
    readonly debugMessage: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** 400: a value the service refuses; the message begins with the field. */
export const invalid = (field: string, problem: string) =>
  new ServiceFailure(400, 'Invalid request', `${field} ${problem}`);

/** 401 */
export const unauthorized = (reason: string) => new ServiceFailure(401, 'Unauthorized', reason);

/** 403 */
export const forbidden = (reason: string) => new ServiceFailure(403, 'Forbidden', reason);

/** 404 of a named object. */
export const notFound = (entity: string, id: string | number) =>
  new ServiceFailure(404, 'Not found', `${entity} "${id}" does not exist`);

/** 409 */
export const conflict = (reason: string) => new ServiceFailure(409, 'Conflict', reason);
