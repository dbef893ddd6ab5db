import { withInt32 } from '@console/api-client/schema';
import { Ajv, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { ServiceFailure } from './failure';

/**
 * Checks requests by the JSON Schemas of the routes. Bodies are taken as they are; what comes in an address
 * is text, so numbers and booleans are read out of it. Whole numbers have 32 bits, as those of the service have. Answers
 * are not filtered by their schemas.
 */
export function validateRequests(app: FastifyInstance): void {
  // Verbose: a mismatch then knows the words of its schema.
  // Strict numbers: JSON.parse makes Infinity of 1e400, which JSON cannot answer.
  const bodies = new Ajv({ strict: false, strictNumbers: true, allErrors: true, verbose: true });
  const addresses = new Ajv({ strict: false, strictNumbers: true, coerceTypes: 'array' });
  app.addHook('onRoute', (route) => {
    if (route.schema) route.schema = withInt32(route.schema);
  });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compiledWhenUsed(httpPart === 'body' ? bodies : addresses, schema),
  );
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.setSchemaErrorFormatter((errors, part) => {
    const problems = [...new Set((errors as ErrorObject[]).map((error) => describeMismatch(error, part)))];
    return new ServiceFailure(400, 'Invalid request', problems.join('; '));
  });
}

/** A check that is compiled by its first use: to compile those of all routes takes longer than everything else of a start. */
function compiledWhenUsed(ajv: Ajv, schema: AnySchema) {
  let check: ValidateFunction | undefined;
  const validate: { (value: unknown): boolean; errors?: ErrorObject[] | null } = (value) => {
    check ??= ajv.compile(schema);
    const isRight = check(value);
    validate.errors = check.errors ?? null;
    return isRight;
  };
  return validate;
}

/** One sentence about one mismatch, beginning with the field: `placement.x must be number,null`. */
export function describeMismatch(error: ErrorObject, part: string): string {
  const at = error.instancePath.slice(1).replaceAll('/', '.');
  switch (error.keyword) {
    case 'required':
      return `${[at, error.params.missingProperty].filter(Boolean).join('.')} is required`;
    case 'enum':
      return `${at || part} must be one of ${error.params.allowedValues.map(String).join(', ')}`;
    case 'propertyNames':
      return `${at || part} has the invalid key "${error.params.propertyName}"`;
    case 'pattern':
      return `${at || part} must be ${error.parentSchema?.description ?? `like ${error.params.pattern}`}`;
    default:
      return `${at || error.propertyName || part} ${error.message}`;
  }
}
