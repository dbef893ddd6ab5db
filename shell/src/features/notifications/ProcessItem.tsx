import { IconButton } from '@console/design/button';
import { CloseIcon, ProgressIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { ToneIcon } from '@console/design/status';
import { type ShownProcess, useProcesses } from '@console/remote/services';

interface ProcessItemProps {
  readonly process: ShownProcess;
  /** Told when somebody follows the link to the page. */
  readonly onLeave: () => void;
}

const tones = { running: 'info', done: 'success', failed: 'danger' } as const;

/** One long process: how far it is, how it ended, and the page that shows it. */
export function ProcessItem({ process, onLeave }: ProcessItemProps) {
  const translate = useMessages();
  const processes = useProcesses();
  const { key, title, at, status, progress, text } = process;
  const running = status === 'running';
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <li className="notifications__item">
      <span className={`notifications__icon notifications__icon--${tones[status]}`}>
        {running ? <ProgressIcon spinning /> : <ToneIcon tone={tones[status]} />}
      </span>
      <div className="notifications__text">
        <p className="notifications__title">
          <Link to={at} onClick={onLeave}>
            {title}
          </Link>
        </p>
        <p>{text ?? translate(`notifications.process.${status}`)}</p>
        {running && (
          <p className="notifications__progress">
            <progress aria-label={title} max={100} value={percent} />
            {percent !== undefined && translate('notifications.percent', { percent })}
          </p>
        )}
      </div>
      {!running && (
        <IconButton
          size="small"
          icon={<CloseIcon />}
          label={translate('notifications.forget', { title })}
          onClick={() => processes.forget(key)}
        />
      )}
    </li>
  );
}
