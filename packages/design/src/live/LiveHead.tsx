import type { ReactNode } from 'react';
import { Button } from '../button';
import { PauseIcon, PlayIcon } from '../icons';
import { MessagesProvider, useMessages } from '../messages';
import { Status, type Tone } from '../status';
import { type ReadableStore, useStore } from '../store';
import { useStyles } from '../theme';
import en from './en.json';
import liveCss from './live.css';
import type { LiveBuffer, LiveState } from './liveBuffer';

/** State of the connection: first attempt, open, or waiting for the next attempt. */
export type LiveConnection = 'connecting' | 'open' | 'waiting';

const tones: Readonly<Record<LiveConnection, Tone>> = {
  connecting: 'info',
  open: 'success',
  waiting: 'warning',
};

/** Name, stream and connection above a live view. */
export interface LiveHeadProps<Value> {
  /** Name of the stream. */
  readonly label: string;
  readonly buffer: LiveBuffer<Value>;
  readonly connection: LiveConnection;
  /** Controls beside the button to pause. @defaultValue none */
  readonly tools?: ReactNode;
}

const pausedOf = ({ paused }: LiveState<unknown>) => paused;
const waitingOf = ({ waiting }: LiveState<unknown>) => waiting;

/** State of the connection, and the button to pause with the number of values that came meanwhile. */
export function LiveHead<Value>(props: LiveHeadProps<Value>) {
  return (
    <MessagesProvider messages={en}>
      <Head {...props} />
    </MessagesProvider>
  );
}

function Head<Value>({ label, buffer, connection, tools }: LiveHeadProps<Value>) {
  useStyles(liveCss);
  const translate = useMessages();
  const store: ReadableStore<LiveState<unknown>> = buffer;
  const paused = useStore(store, pausedOf);
  const waiting = useStore(store, waitingOf);
  return (
    <div className={`live__head${tools ? ' live__head--tools' : ''}`}>
      <span role="status">
        {/* What is said has no place on the page: of several charts each says which it is. */}
        <span className="design__hidden">{label} </span>
        <Status
          tone={tones[connection]}
          spinning={connection === 'connecting'}
          label={translate(`live.connection.${connection}`)}
        />
      </span>
      {tools}
      {paused && <span>{translate('live.waiting', { count: waiting })}</span>}
      <Button
        size="small"
        icon={paused ? <PlayIcon /> : <PauseIcon />}
        aria-label={translate(paused ? 'live.resume.named' : 'live.pause.named', { label })}
        onClick={paused ? buffer.resume : buffer.pause}
      >
        {translate(paused ? 'live.resume' : 'live.pause')}
      </Button>
    </div>
  );
}
