import { useResource } from '@console/api-client/react';
import {
  type AntennaConfiguration,
  antennaConfigurationMutations,
  antennaConfigurationQueries,
} from '@console/api-client/threshold-antenna-configurations';
import { Form, rules, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { EditDialog, existsInList } from '@console/design/records';
import { agreementOf } from '@console/remote/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AntennaConfigurationAttributes,
  assertAttributes,
  configurationErrors,
  draftOfConfiguration,
  mayIgnore,
  newConfigurationValues,
  valuesOfConfiguration,
} from './antennaConfiguration.values';

/** Options of {@link AntennaConfigurationDialog}. */
export interface AntennaConfigurationDialogProps {
  /** What the configuration is for. */
  readonly attributes: AntennaConfigurationAttributes;
  /** The configuration to edit. @defaultValue a new one */
  readonly stored: AntennaConfiguration | undefined;
  /** Told the id of what was saved. */
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}

/**
 * The form of an antenna configuration in a modal [THRESH-11]. Success and failure are reported from the meta of the
 * mutation.
 * @throws Error when the attributes are incomplete [THRESH-12].
 */
export function AntennaConfigurationDialog(props: AntennaConfigurationDialogProps) {
  const { attributes, stored, onSaved, onClose } = props;
  assertAttributes(attributes);
  const translate = useMessages();
  const entity = translate('antennaConfigurations.entity');
  const title = stored
    ? translate('page.editingTitle', { name: stored.name })
    : translate('page.creatingTitle', {
        entity,
        kind: agreementOf('threshold-antenna-configuration', translate),
      });
  const isTaken = useNameExists();
  const { mutateAsync: save } = useMutation(useResource(antennaConfigurationMutations).save());
  return (
    <EditDialog name={stored?.name ?? entity} title={title} onClose={onClose}>
      {(_, { close, onDirtyChange }) => (
        <Form
          label={title}
          initialValues={stored ? valuesOfConfiguration(stored) : newConfigurationValues}
          validate={(values) => configurationErrors(values, attributes)}
          asyncValidators={{ name: rules.unique(isTaken, stored?.name) }}
          guard={false}
          onDirtyChange={onDirtyChange}
          onCancel={close}
          onSubmit={async (values) => {
            const record = draftOfConfiguration(values, attributes, stored);
            const answer = await save({ record, id: stored?.id });
            const id = answer?.id ?? stored?.id;
            if (id !== undefined) onSaved(id);
            close();
          }}
        >
          <p>
            {translate('antennaConfigurations.for', {
              readerType: attributes.readerType ?? '',
              arrangement: attributes.readerArrangement ?? '',
              side: attributes.side ?? 'none',
            })}
          </p>
          <TextField name="name" label={translate('antennaConfigurations.name')} autoFocus />
          {(['in', 'out'] as const).map((list) => (
            <AntennaFields key={list} list={list} />
          ))}
          {mayIgnore(attributes.readerArrangement) && (
            <TextField
              name="ignoredIds"
              label={translate('antennaConfigurations.ignoredIds')}
              help={translate('antennaConfigurations.ids.help')}
              optional
            />
          )}
        </Form>
      )}
    </EditDialog>
  );
}

/** Antennas that look one way, and the powers they send with. */
function AntennaFields({ list }: { readonly list: 'in' | 'out' }) {
  const translate = useMessages();
  return (
    <>
      <TextField
        name={`${list}Ids`}
        label={translate(`antennaConfigurations.${list}Ids`)}
        help={translate('antennaConfigurations.ids.help')}
      />
      <TextField
        name={`${list}Powers`}
        label={translate(`antennaConfigurations.${list}Powers`)}
        help={translate('antennaConfigurations.powers.help')}
        optional
      />
    </>
  );
}

/** Asks whether there is a configuration of a name. Not being able to ask holds nobody back: the service refuses it. */
function useNameExists() {
  const cache = useQueryClient();
  const { list } = useResource(antennaConfigurationQueries);
  const exists = existsInList(
    async () => (await cache.fetchQuery({ ...list(), staleTime: 0 })).rows,
    ({ name }: AntennaConfiguration) => name,
  );
  return (name: string) => exists(name).catch(() => false);
}
