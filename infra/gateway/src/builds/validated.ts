import { Ajv, type AnySchema } from 'ajv';
import { UnreadableFileError } from './UnreadableFileError';

const ajv = new Ajv();

/**
 * A parser of JSON text that keeps a schema; what does not throws an UnreadableFileError.
 * @param what words for the file in the error, `The registry`.
 */
export function validated<T>(what: string, schema: AnySchema): (text: string) => T {
  const validate = ajv.compile(schema);
  return (text) => {
    let content: unknown;
    try {
      content = JSON.parse(text);
    } catch {
      throw new UnreadableFileError(`${what} is not JSON.`);
    }
    if (!validate(content))
      throw new UnreadableFileError(`${what} does not keep its schema: ${ajv.errorsText(validate.errors)}.`);
    return content as T;
  };
}
