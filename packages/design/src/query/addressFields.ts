/** Converts a value of a filter to its text in the address, and back. What is blank does not stand there. */
export interface AddressField<Value> {
  /** Reads the texts of the address; none for what does not stand there. Text that means nothing is kept as it is. */
  readonly read: (texts: readonly string[]) => Value;
  readonly write: (value: Value) => readonly string[];
}

/** Conversions of all values of a query, by the names of the fields. */
export type AddressFields<Values extends object> = {
  readonly [Name in keyof Values]: AddressField<Values[Name]>;
};

/** One text; blank when there is none. */
export const text: AddressField<string> = {
  read: ([first = '']) => first,
  write: (value) => (value.trim() === '' ? [] : [value]),
};

/** One of several, or nothing. */
export const choice: AddressField<string | undefined> = {
  read: ([first]) => (first?.trim() ? first : undefined),
  write: (value) => (value ? [value] : []),
};

/** Any number of texts. */
export const texts: AddressField<readonly string[]> = {
  read: (all) => all.filter((each) => each.trim() !== ''),
  write: (value) => value,
};

/** Yes, or nothing. */
export const flag: AddressField<boolean> = {
  read: ([first]) => first === 'true',
  write: (value) => (value ? ['true'] : []),
};

/** A number; text that is none is kept, so that the form says what is wrong with it. */
export const number: AddressField<number | string | undefined> = {
  read: ([first]) => {
    if (first === undefined || first.trim() === '') return undefined;
    const value = Number(first);
    return Number.isFinite(value) ? value : first;
  },
  write: (value) => (value === undefined || value === '' ? [] : [String(value)]),
};

/** The values that stand in an address. */
export function readAddress<Values extends object>(
  params: URLSearchParams,
  fields: AddressFields<Values>,
): Values {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return Object.fromEntries(names.map((name) => [name, fields[name].read(params.getAll(name))])) as Values;
}

/** True for an address with a value of at least one of these fields. */
export const namesAny = <Values extends object>(params: URLSearchParams, fields: AddressFields<Values>) =>
  Object.keys(fields).some((name) => params.has(name));

/** An address with these values, and with all that it says about anything else; no values take those away. */
export function writeAddress<Values extends object>(
  params: URLSearchParams,
  fields: AddressFields<Values>,
  values: Values | undefined,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const names = Object.keys(fields) as (keyof Values & string)[];
  for (const name of names) {
    next.delete(name);
    if (values) for (const each of fields[name].write(values[name])) next.append(name, each);
  }
  return next;
}
