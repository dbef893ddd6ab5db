import { type RegisteringReader, registrationSteps } from '@console/api-client/registrations';
import type { Translate } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { Column } from '@console/design/table';
import { paths } from '../paths';
import { stepHint, stepLabel, stepNumber } from './installSteps';

/** What tells the readers of a registration apart. */
export const registeringReaderKey = ({ name, address }: RegisteringReader): string =>
  `${name ?? ''} ${address ?? ''}`;

const stateOf = (reader: RegisteringReader) => {
  if (reader.error !== undefined) return 'danger';
  return stepNumber(reader) === registrationSteps.length ? 'success' : 'info';
};

/** The columns of the readers of a registration [REGISTER-23]: where each stands in the nine steps [REGISTER-28]. */
export function registeringColumns(translate: Translate): readonly Column<RegisteringReader>[] {
  const label = (reader: RegisteringReader) => stepLabel(reader, translate);
  const placed = (reader: RegisteringReader) =>
    stepNumber(reader) === 0
      ? (label(reader) ?? '')
      : translate('register.stepOf', {
          label: label(reader),
          number: stepNumber(reader),
          all: registrationSteps.length,
        });
  return [
    {
      key: 'name',
      title: translate('register.reader.definition'),
      kind: 'name',
      value: ({ name }) => name,
      link: ({ name = '' }) => paths.readers.definitions.definition(name),
    },
    {
      key: 'address',
      title: translate('register.reader.address'),
      kind: 'text',
      value: ({ address }) => address,
    },
    {
      key: 'installStep',
      title: translate('register.reader.installStep'),
      kind: 'status',
      least: 10,
      value: label,
      sortBy: stepNumber,
      render: (reader) => (
        <Status tone={stateOf(reader)} label={placed(reader)} hint={stepHint(reader, translate)} />
      ),
    },
    { key: 'error', title: translate('register.reader.error'), kind: 'text', value: ({ error }) => error },
  ];
}
