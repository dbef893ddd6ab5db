import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import type { SelectOption } from '@console/design/form';

/** The operation of a configuration that leaves its reader alone; only the default may be one [RECIPE-15]. */
const doNothing = 'DO_NOTHING';

/**
 * The configurations that fit a recipe of this type, to choose from: for single readers, and as the default. While no
 * type is chosen all are there, by what they are for.
 */
export function configurationOptions(configurations: readonly ReaderConfiguration[], type: string) {
  const options = configurations.map(
    ({ name, operation }): SelectOption => ({ value: name, label: name, group: operation }),
  );
  const own = options.filter(({ group }) => (type ? group === type : group !== doNothing));
  return { own, fallback: [...own, ...options.filter(({ group }) => group === doNothing)] };
}
