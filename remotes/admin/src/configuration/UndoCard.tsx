import type { RunToUndo } from '@console/api-client/configuration-bundle';
import { Banner } from '@console/design/banner';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { useFormatDateTime } from '@console/design/time';
import { paths } from '../paths';
import { describeFailure } from './configuration.texts';

interface UndoCardProps {
  readonly undo: RunToUndo;
  /** The service is being read. */
  readonly reading: boolean;
  /** The error that kept the service from being read. */
  readonly error: Error | null;
}

/** The run that is taken back, in the place of the files. */
export function UndoCard({ undo, reading, error }: UndoCardProps) {
  const translate = useMessages();
  const format = useFormatDateTime();
  return (
    <Card title={translate('configuration.undo')} takesFocus>
      <p>{translate('configuration.undo.text', { count: undo.made.length, time: format(undo.at) ?? '' })}</p>
      {reading && <p role="status">{translate('configuration.reading')}</p>}
      {error && <Banner tone="danger">{describeFailure(error, translate)}</Banner>}
      <p>
        <Link to={paths.apply()}>{translate('configuration.undo.other')}</Link>
      </p>
    </Card>
  );
}
