import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';

/** Thrown when a file is missing or not what it should be. The message says which in words that anyone may read. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  /** True for JSON of another shape, as an earlier or later version writes it. */
  readonly otherShape: boolean;

  constructor(
    message: string,
    { otherShape = false, ...options }: ErrorOptions & { otherShape?: boolean } = {},
  ) {
    super(message, options);
    this.otherShape = otherShape;
  }
}

const validators = new WeakMap<AnySchemaObject, { readonly ajv: Ajv; readonly validate: ValidateFunction }>();

/** Compiles a schema once: that takes longer than all the reading of a gateway that starts. */
function validatorOf(schema: AnySchemaObject) {
  const known = validators.get(schema);
  if (known) return known;
  // Not shared: a schema may stand alone and inside another one, by the same name.
  const ajv = new Ajv();
  const made = { ajv, validate: ajv.compile(schema) };
  validators.set(schema, made);
  return made;
}

/**
 * A reader of JSON text that keeps a schema; what does not throws an {@link UnreadableError}.
 * @param what words for the text in the error, `The registry`.
 */
export function jsonReader<T>(what: string, schema: AnySchemaObject): (text: string) => T {
  return (text) => {
    // Not before: most of what is loaded never reads what it could.
    const { ajv, validate } = validatorOf(schema);
    let content: unknown;
    try {
      content = JSON.parse(text);
    } catch {
      throw new UnreadableError(`${what} is not JSON.`);
    }
    if (!validate(content))
      throw new UnreadableError(`${what} does not match its schema: ${ajv.errorsText(validate.errors)}.`, {
        otherShape: true,
      });
    return content as T;
  };
}
