import type { Job, JobReader } from '@console/api-client/jobs';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { readerStateLabel } from './job.texts';

interface ReadersCardProps {
  readonly job: Job;
  /** Current states of the readers, as far as they are known. */
  readonly states: readonly JobReader[];
}

/** The readers of a job, those that failed first [JOB-11]. */
export function ReadersCard({ job, states }: ReadersCardProps) {
  const translate = useMessages();
  return (
    <Card title={translate('jobs.readers')}>
      <h3>{translate('jobs.readers.failed')}</h3>
      <ReaderList names={job.failedReaderNames} states={states} none={translate('jobs.readers.noneFailed')} />
      <h3>{translate('jobs.readers.all')}</h3>
      <ReaderList names={job.allReaderNames} states={states} none={translate('jobs.readers.none')} />
    </Card>
  );
}

interface ReaderListProps extends Pick<ReadersCardProps, 'states'> {
  readonly names: readonly string[];
  /** Text in place of an empty list. */
  readonly none: string;
}

function ReaderList({ names, states, none }: ReaderListProps) {
  const translate = useMessages();
  const stateOf = new Map(states.map(({ readerName, state }) => [readerName, state]));
  if (names.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {names.map((name) => {
        const state = stateOf.get(name);
        return (
          <li key={name}>
            <Link to={paths.readers.definitions.definition(name)}>{name}</Link>
            {state && ` – ${readerStateLabel(state, translate)}`}
          </li>
        );
      })}
    </ul>
  );
}
