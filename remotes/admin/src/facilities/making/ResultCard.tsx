import { ConfirmDialog } from '@console/design/actions';
import { Banner } from '@console/design/banner';
import { Button, LinkButton } from '@console/design/button';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status } from '@console/design/status';
import { paths } from '@console/remote/contract';
import { explainError } from '@console/remote/services';
import { useState } from 'react';
import type { JobStart } from './startJobs';

/** The facility that was made, and the way back. */
export interface ResultCardProps {
  /** Name of the new facility. */
  readonly facility: string;
  /** Jobs that came with it. @defaultValue none */
  readonly jobs?: readonly JobStart[];
  /** They are started just now. @defaultValue false */
  readonly starting?: boolean;
  /** Starts the jobs that do not run yet. @defaultValue it has none */
  readonly onStart?: () => void;
  readonly undoing: boolean;
  /** Why jobs could not be started, or not be stopped to undo it all. */
  readonly error: Error | null;
  /** Takes back all that was made for the facility. */
  readonly onUndo: (facility: string) => void;
}

/** Result of making a facility: its jobs, where to go from here, and the way back. */
export function ResultCard({
  facility,
  jobs = [],
  starting = false,
  onStart,
  undoing,
  error,
  onUndo,
}: ResultCardProps) {
  const translate = useMessages();
  const [asking, setAsking] = useState(false);
  const waits = jobs.some(({ id }) => id === undefined);
  return (
    <Card title={translate('facilities.like.result', { facility })}>
      {error && (
        <Banner tone="danger">
          {explainError(error, translate('facilities.entity'), translate).join(' ')}
        </Banner>
      )}
      {jobs.length > 0 && (
        <ul>
          {jobs.map((start) => (
            <li key={start.draft.name}>
              <StartedJob start={start} />
            </li>
          ))}
        </ul>
      )}
      <div className="configuration-bar">
        {waits && onStart && (
          <Button tone="primary" pending={starting} onClick={onStart}>
            {translate('facilities.like.job.start')}
          </Button>
        )}
        <LinkButton
          to={`${paths.readers.definitions.list()}?${new URLSearchParams({ 'filter.facility': facility })}`}
        >
          {translate('facilities.like.showReaders')}
        </LinkButton>
        <LinkButton to={paths.readers.register('all')}>{translate('facilities.like.register')}</LinkButton>
        <Button tone="danger" pending={undoing} onClick={() => setAsking(true)}>
          {translate('facilities.like.undo')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={translate('facilities.like.undo.title', { facility })}
        confirmLabel={translate('facilities.like.undo')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onUndo(facility);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{translate('facilities.like.undo.text')}</p>
      </ConfirmDialog>
    </Card>
  );
}

/** A job of the new facility: it runs, was refused, or waits for its readers. */
function StartedJob({ start: { draft, id, error } }: { readonly start: JobStart }) {
  const translate = useMessages();
  const name = draft.name ?? '';
  if (id !== undefined)
    return (
      <>
        <Link to={id === '' ? paths.jobs.list() : paths.jobs.job(id)}>{name}</Link>{' '}
        <Status tone="success" label={translate('facilities.like.job.started')} />
      </>
    );
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <Status
        tone="warning"
        label={
          error === undefined
            ? translate('facilities.like.job.waiting')
            : translate('facilities.like.job.refused', {
                reason: explainError(error, translate('facilities.like.job'), translate).join(' '),
              })
        }
      />
    </>
  );
}
