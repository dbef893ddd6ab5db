import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import type { SelectOption } from '@console/design/form';

/** The operation of a configuration that leaves its reader alone; only the default may be one [RECIPE-15]. */
const doNothing = 'DO_NOTHING';

const optionOf = ({ name, operation, readerMode }: ReaderConfiguration): SelectOption => ({
  value: name,
  label: name,
  detail: [operation, ...(readerMode ? [readerMode] : [])].join(', '),
});

/**
 * The configurations that fit a recipe of this type, to choose from: for single readers, and as the default. While no
 * type is chosen all are there. Each says what it is for and its reader mode [CONFIG-21].
 */
export function configurationOptions(configurations: readonly ReaderConfiguration[], type: string) {
  const own = configurations.filter(({ operation }) => (type ? operation === type : operation !== doNothing));
  const idle = configurations.filter(({ operation }) => operation === doNothing);
  return { own: own.map(optionOf), fallback: [...own, ...idle].map(optionOf) };
}
