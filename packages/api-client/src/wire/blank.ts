/** A record without its blank fields: `null` is gone from every type, and what may be blank may be absent. */
export type WithoutBlank<T> = {
  [K in keyof T as null extends T[K] ? never : K]: T[K];
} & { [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null> };

/**
 * Leaves out fields that are blank: `null`, `undefined` or empty text (WIRE-09). The service sends `null` where
 * the console knows no value, and a form has `''`; neither is sent, neither is shown.
 */
export function withoutBlank<T extends object>(record: T): WithoutBlank<T> {
  const filled = Object.entries(record).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(filled) as WithoutBlank<T>;
}
