import { Banner } from '@console/design/banner';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { explainError } from '@console/remote/services';
import en from './en.json';
import type { LiveData } from './useLiveBuffer';

/** Name and state of a stream. */
export interface LiveNoticeProps extends Pick<LiveData<unknown>, 'problem' | 'unreadable'> {
  /** Name of what is shown live. */
  readonly label: string;
}

/** Says what of a stream does not come; nothing else of the page is held back by it [MONITOR-12]. */
export function LiveNotice(props: LiveNoticeProps) {
  return (
    <MessagesProvider messages={en}>
      <Notice {...props} />
    </MessagesProvider>
  );
}

function Notice({ label, problem, unreadable }: LiveNoticeProps) {
  const translate = useMessages();
  return (
    <>
      {problem?.kind === 'creation' && (
        <Banner tone="warning" title={translate('live.problem.creation', { label })}>
          {explainError(problem.cause, label, translate).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
      {problem?.kind === 'socket' && (
        <Banner tone="warning">
          {translate('live.problem.socket', { label, code: String(problem.code) })}
        </Banner>
      )}
      {unreadable > 0 && (
        <Banner tone="warning">{translate('live.problem.message', { label, count: unreadable })}</Banner>
      )}
    </>
  );
}
