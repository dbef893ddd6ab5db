import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import { type Action, ActionBar } from '@console/design/actions';
import { useSetFormValue } from '@console/design/form';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { RecordFormDialog, useRecordActions } from '@console/remote/records';
import { useState } from 'react';
import { antennaConfigurationKind } from '../antenna-configurations/antennaConfiguration.kind';
import type { WantedConfiguration } from './readerChoice';

const AntennaConfigurationForm = lazyNamed(
  () => import('../antenna-configurations/antennaConfiguration.form'),
  'AntennaConfigurationForm',
);

interface ConfigurationActionsProps {
  /** Path of the field that holds the id of the configuration. */
  readonly field: string;
  /** Name of the reader in the form. */
  readonly reader: string;
  /** Requirements for a configuration; undefined while they are not known. */
  readonly wanted: WantedConfiguration | undefined;
  /** The configuration that is chosen. */
  readonly chosen: AntennaConfiguration | undefined;
}

/** New, edit and delete for the antenna configuration of one reader, over the unsaved form [THRESH-06, THRESH-10]. */
export function ConfigurationActions({ field, reader, wanted, chosen }: ConfigurationActionsProps) {
  const translate = useMessages();
  const set = useSetFormValue();
  const [edited, setEdited] = useState<AntennaConfiguration | 'new'>();
  // One that could not be deleted stays chosen: only what is gone is taken out of the form.
  const removal = useRecordActions(antennaConfigurationKind, { onDeleted: () => set(field, undefined) });
  const noneChosen = translate('thresholds.configuration.noneChosen');
  const help = translate('thresholds.configuration.help');
  const actions: readonly Action[] = [
    {
      kind: 'custom',
      key: 'new',
      label: translate('thresholds.configuration.new'),
      icon: <AddIcon />,
      blockedReason: wanted ? undefined : help,
      onAct: () => setEdited('new'),
    },
    { kind: 'edit', blockedReason: chosen ? undefined : noneChosen, onAct: () => setEdited(chosen) },
    ...(chosen ? removal.of(chosen) : [{ kind: 'delete', blockedReason: noneChosen } as const]),
  ];
  return (
    <div className="field field--wide">
      <ActionBar name={translate('thresholds.configuration.of', { reader })} actions={actions} />
      {edited && wanted && (
        <RecordFormDialog
          kind={antennaConfigurationKind}
          stored={edited === 'new' ? undefined : edited}
          onSaved={(id) => id !== undefined && set(field, id)}
          onClose={() => setEdited(undefined)}
        >
          {(form) => (
            <AntennaConfigurationForm
              {...form}
              attributes={{
                readerType: wanted.readerType,
                readerArrangement: wanted.arrangement,
                side: wanted.side,
              }}
            />
          )}
        </RecordFormDialog>
      )}
      {removal.dialogs}
    </div>
  );
}
