import { useResource } from '@console/api-client/react';
import {
  type AntennaConfiguration,
  antennaConfigurationMutations,
} from '@console/api-client/threshold-antenna-configurations';
import { type Action, ActionBar, ConfirmDialog } from '@console/design/actions';
import { useSetFormValue } from '@console/design/form';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WantedConfiguration } from './readerChoice';

const ConfigurationDialog = lazyNamed(
  () =>
    import(
      /* webpackChunkName: "AntennaConfigurationDialog" */ '../antenna-configurations/AntennaConfigurationDialog'
    ),
  'AntennaConfigurationDialog',
  { waiting: null },
);

/** Options of {@link ConfigurationActions}. */
export interface ConfigurationActionsProps {
  /** Path of the field that holds the id of the configuration. */
  readonly field: string;
  /** What the reader is called in the form. */
  readonly reader: string;
  /** What a configuration has to be for; undefined while that is not known. */
  readonly wanted: WantedConfiguration | undefined;
  /** The configuration that is chosen. */
  readonly chosen: AntennaConfiguration | undefined;
}

/** New, edit and delete for the antenna configuration of one reader, over the unsaved form [THRESH-06, THRESH-10]. */
export function ConfigurationActions({ field, reader, wanted, chosen }: ConfigurationActionsProps) {
  const translate = useMessages();
  const set = useSetFormValue();
  const [open, setOpen] = useState<'new' | 'edit' | 'delete'>();
  const { mutate, isPending } = useMutation(useResource(antennaConfigurationMutations).remove());
  const close = () => setOpen(undefined);
  const noneChosen = chosen ? undefined : translate('thresholds.configuration.noneChosen');
  const actions: readonly Action[] = [
    {
      kind: 'custom',
      key: 'new',
      label: translate('thresholds.configuration.new'),
      icon: <AddIcon />,
      blockedReason: wanted ? undefined : translate('thresholds.configuration.help'),
      onAct: () => setOpen('new'),
    },
    { kind: 'edit', blockedReason: noneChosen, onAct: () => setOpen('edit') },
    { kind: 'delete', blockedReason: noneChosen, onAct: () => setOpen('delete') },
  ];
  const remove = (configuration: AntennaConfiguration) =>
    mutate(configuration, {
      // One that could not be deleted stays chosen: only what is gone is taken out of the form.
      onSuccess: () => set(field, undefined),
      onSettled: close,
    });
  return (
    <div className="field field--wide">
      <ActionBar name={translate('thresholds.configuration.of', { reader })} actions={actions} />
      {(open === 'new' || open === 'edit') && wanted && (
        <ConfigurationDialog
          attributes={{
            readerType: wanted.readerType,
            readerArrangement: wanted.arrangement,
            side: wanted.side,
          }}
          stored={open === 'edit' ? chosen : undefined}
          onSaved={(id) => set(field, String(id))}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'delete' && chosen !== undefined}
        title={translate('thresholds.configuration.delete', { name: chosen?.name ?? '' })}
        tone="danger"
        confirmLabel={translate('thresholds.configuration.delete.confirm')}
        pending={isPending}
        onConfirm={() => chosen && remove(chosen)}
        onCancel={close}
      >
        {translate('thresholds.configuration.delete.warning', { name: chosen?.name ?? '' })}
      </ConfirmDialog>
    </div>
  );
}
