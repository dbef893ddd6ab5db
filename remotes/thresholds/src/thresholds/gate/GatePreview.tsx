import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import { Card } from '@console/design/card';
import { useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useMemo } from 'react';
import { configurationOf } from '../threshold.status';
import type { ReaderValues } from '../threshold.values';
import { GateDrawing } from './GateDrawing';

interface GatePreviewProps {
  readonly configurations: readonly AntennaConfiguration[];
}

/** The gate as the form around it describes it. */
export function GatePreview({ configurations }: GatePreviewProps) {
  const translate = useMessages();
  const arrangement = useFormValue<string>('readerArrangement') ?? '';
  const values = useFormValue<readonly ReaderValues[]>('readers');
  const readers = useMemo(
    () =>
      (values || []).map(({ readerName, antennaConfigurationId: id, side }) => ({
        name: readerName,
        side,
        configuration: configurationOf(id ? { antennaConfigurationId: Number(id) } : {}, configurations),
      })),
    [values, configurations],
  );
  return (
    <Card title={translate('thresholds.gate')}>
      {readers.length === 0 ? (
        <p>{translate('thresholds.gate.empty')}</p>
      ) : (
        <GateDrawing label={translate('thresholds.gate.label')} arrangement={arrangement} readers={readers} />
      )}
    </Card>
  );
}
