import { useResource, useServiceClient } from '@console/api-client/react';
import { destroyReaderDefinition, readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries, rebootReader } from '@console/api-client/reader-health';
import { DeleteIcon, RestartIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import type { BulkAction } from '@console/design/table';
import { useQueryClient } from '@tanstack/react-query';
import type { DefinitionRow } from './definitionRows';
import { restartBlock } from './restartRule';
import { useFacilityChange } from './useFacilityChange';

/**
 * What can be done with all selected readers: restart, move to another facility, delete. The dialog tells how each went,
 * so these calls are made without the alerts of the mutations, and the lists are asked for anew once, at the end.
 */
export function useDefinitionBulk(): readonly BulkAction<DefinitionRow>[] {
  const translate = useMessages();
  const client = useServiceClient();
  const cache = useQueryClient();
  const definitions = useResource(readerDefinitionQueries).list();
  const health = useResource(readerHealthQueries).list();
  const onEnd = () => {
    void cache.invalidateQueries({ queryKey: definitions.queryKey });
    void cache.invalidateQueries({ queryKey: health.queryKey });
  };
  const facilityChange = useFacilityChange();
  return [
    {
      key: 'restart',
      label: translate('definitions.restart'),
      icon: <RestartIcon />,
      question: <p>{translate('definitions.bulk.restart.question')}</p>,
      blockedReason: ({ definition: { name }, health: { kind } }) => {
        const block = restartBlock(kind);
        return block && translate(`definitions.restart.blocked.${block}`, { name });
      },
      act: ({ definition }) => client.call(rebootReader(definition.name)),
      onEnd,
    },
    { ...facilityChange, onEnd },
    {
      key: 'delete',
      label: translate('definitions.bulk.delete'),
      icon: <DeleteIcon />,
      tone: 'danger',
      question: <p>{translate('definitions.bulk.delete.question')}</p>,
      act: ({ definition }) => client.call(destroyReaderDefinition(definition.name)),
      onEnd,
    },
  ];
}
