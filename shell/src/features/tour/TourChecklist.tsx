import { machineSetupQueries } from '@console/api-client/machine-setup';
import { useResource, useServiceClient } from '@console/api-client/react';
import { Button } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { CheckIcon } from '@console/design/icons';
import { type CatalogueMessage, Message, MessagesProvider, useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import type { TourSignal, TourStop } from '@console/remote';
import { type Texts, textIn } from '@console/remote/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useRegistry } from '../../host/registry';
import { recordRowsQuery } from '../record-rows/recordRows';
import messages from './messages/en.json';
import { tourTasks } from './planTour';
import type { TourRequest } from './TourSession';
import css from './tour.css';

interface TourChecklistProps {
  /** Signals of pages in this browser. */
  readonly done: readonly TourSignal[];
  readonly onStart: (request: TourRequest) => void;
  readonly onClose: () => void;
}

/** The guided tour as a list of what a new system needs, with what is there already; it starts at any of the steps. */
export function TourChecklist(props: TourChecklistProps) {
  return (
    <MessagesProvider messages={messages}>
      <Checklist {...props} />
    </MessagesProvider>
  );
}

function Checklist({ done, onStart, onClose }: TourChecklistProps) {
  useStyles(css);
  const translate = useMessages();
  const { registry } = useRegistry();
  const tasks = useMemo(() => tourTasks(registry, translate), [registry, translate]);
  const { data: setup } = useQuery(useResource(machineSetupQueries).state());
  const start = (stop?: string) => onStart({ stop, noted: setup?.initialConfigurationCompleted === false });
  return (
    <Dialog
      open
      title={translate('tour.checklist')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{translate('dialog.close')}</Button>
          <Button tone="primary" data-initial-focus onClick={() => start()}>
            {translate('tour.checklist.begin')}
          </Button>
        </>
      }
    >
      <p>{translate('tour.checklist.text')}</p>
      <ol className="tour__tasks" aria-label={translate('tour.checklist.steps')}>
        {tasks.map((task) => (
          <li key={task.step} className="tour__task">
            <div>
              <h3 className="tour__task-title">{task.title}</h3>
              {task.progress ? (
                <Counted progress={task.progress} />
              ) : (
                <TaskState
                  done={task.signals.length > 0 && task.signals.every((signal) => done.includes(signal))}
                  text={translate('tour.checklist.doneHere')}
                />
              )}
            </div>
            <Button
              size="small"
              aria-label={translate('tour.checklist.startAt', { step: task.title })}
              onClick={() => start(task.step)}
            >
              {translate('tour.checklist.start')}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Number of the records that a step leads to, marked once there are enough. */
function Counted({ progress }: { readonly progress: NonNullable<TourStop['progress']> }) {
  const translate = useMessages();
  const client = useServiceClient();
  const { data, isError } = useQuery(recordRowsQuery(client, progress));
  if (isError) return <p className="tour__state">{translate('tour.checklist.unknown')}</p>;
  if (!data) return <p className="tour__state">{translate('tour.checklist.counting')}</p>;
  const { one, other, enough = 1 } = progress;
  const count = data.length;
  const text = translated(other) ? (
    <MessagesProvider messages={{ [countedKey]: other.message }}>
      <Message id={countedKey} values={{ count }} />
    </MessagesProvider>
  ) : (
    textIn(count === 1 ? one : other).replace('{count}', String(count))
  );
  return <TaskState done={count >= enough} text={text} counted />;
}

declare global {
  interface ConsoleMessages {
    /** Text of a remote, from its declaration. */
    'tour.counted': [values: { count: number }];
  }
}

const countedKey = 'tour.counted';

/**
 * True for a text that counts and is there in another language: as one message for all counts, see
 * `translateRegistry`.
 */
const translated = (text: Texts): text is Texts & { readonly message: CatalogueMessage } =>
  Array.isArray(text.message);

interface TaskStateProps {
  readonly done: boolean;
  readonly text: ReactNode;
  /** The text says how many there are, done or not. @defaultValue it says that the step is done */
  readonly counted?: boolean;
}

function TaskState({ done, text, counted = false }: TaskStateProps) {
  const translate = useMessages();
  const state = translate(done ? 'tour.checklist.done' : 'tour.checklist.open');
  return (
    <p className={done ? 'tour__state tour__state--done' : 'tour__state'}>
      {done && <CheckIcon />}
      {counted ? (
        <>
          {state}: {text}
        </>
      ) : done ? (
        text
      ) : (
        state
      )}
    </p>
  );
}
