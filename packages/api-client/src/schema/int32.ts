/** Limits of whole numbers of the service: its clients read them into 32 bits, and one larger ends a whole list for them. */
export const int32 = { min: -(2 ** 31), max: 2 ** 31 - 1 } as const;

/** A copy of a JSON Schema of a request whose whole numbers are none that clients of the service cannot read. */
export function withInt32<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(withInt32) as Schema;
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withInt32(part)]));
  return { ...(isWhole(schema) && { minimum: int32.min, maximum: int32.max }), ...copy } as Schema;
}

const isWhole = (schema: { readonly type?: unknown }) => [schema.type].flat().includes('integer');
