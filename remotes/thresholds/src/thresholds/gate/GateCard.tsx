import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import type { Threshold } from '@console/api-client/thresholds';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { useMemo } from 'react';
import { configurationOf } from '../threshold.status';
import { GateDrawing } from './GateDrawing';

interface GateProps {
  readonly threshold: Threshold;
  /** Undefined while they are not known. */
  readonly configurations: readonly AntennaConfiguration[] | undefined;
}

/** The gate of a stored threshold. */
export function Gate({ threshold, configurations }: GateProps) {
  const translate = useMessages();
  const { readers, readerArrangement = '' } = threshold;
  const placed = useMemo(
    () =>
      readers.map((reader) => {
        const configuration = configurationOf(reader, configurations);
        return { name: reader.readerName, side: configuration?.side, configuration };
      }),
    [readers, configurations],
  );
  return (
    <GateDrawing
      label={translate('thresholds.gate.named', { name: threshold.name })}
      arrangement={readerArrangement}
      readers={placed}
    />
  );
}

/** The gate of a stored threshold among the cards of its page. */
export function GateCard(props: GateProps) {
  const translate = useMessages();
  return (
    <Card title={translate('thresholds.gate')}>
      <Gate {...props} />
    </Card>
  );
}
