import { type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from '../banner';
import { Button } from '../button';
import { Card } from '../card';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import actionsCss from './actions.css';
import { foldWord } from './foldWord';

/** Result of an action in words, shown in the card. */
export interface ActionOutcome {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly detail?: ReactNode;
}

/** The question before an action. */
export interface ActionQuestion {
  /** `Reset all item data?` */
  readonly title: string;
  /** Consequences of the action: what will happen and what is lost. */
  readonly text: ReactNode;
  /** Text of the button that confirms. @defaultValue that of the action */
  readonly confirmLabel?: string;
  /** Has to be typed before it can be confirmed, for what cannot be undone. @defaultValue nothing */
  readonly word?: string;
}

/** Texts of the card, the action it runs, the question before it, and how failures are worded. */
export interface ActionCardProps {
  /** Heading of the card. */
  readonly title: string;
  /** Effect of the action and when it is needed. */
  readonly explanation: ReactNode;
  /** Text of the button. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** `danger` for what cannot be undone. @defaultValue `primary` */
  readonly tone?: 'primary' | 'danger';
  /** Asked before it runs. @defaultValue it runs at once */
  readonly question?: ActionQuestion;
  /** Why it cannot run now; the button tells it. @defaultValue it can */
  readonly blockedReason?: string;
  /**
   * Runs the action. What it returns is shown as its outcome; nothing leaves that to an alert. A rejection is shown by
   * `explainFailure`.
   * @param signal aborted by the button to stop, where there is one
   */
  readonly run: (signal: AbortSignal) => Promise<ActionOutcome | undefined>;
  /** The action can be stopped while it runs: `run` heeds its signal. @defaultValue false */
  readonly stoppable?: boolean;
  /** Outcome shown for a rejection; undefined leaves it to an alert. @defaultValue its message */
  readonly explainFailure?: (error: unknown) => ActionOutcome | undefined;
  /** Content above the button: a file to choose, a preview of what is removed, the progress. */
  readonly children?: ReactNode;
}

/**
 * An action of the whole service: it is explained, confirmed, run, and says how it ended. An action that has begun is
 * carried through when the page is left.
 */
export function ActionCard(props: ActionCardProps) {
  const { title, explanation, label, icon, tone = 'primary', question, blockedReason, stoppable } = props;
  useStyles(actionsCss);
  const translate = useMessages();
  const [asking, setAsking] = useState(false);
  const { running, outcome, start, stop } = useAction(props);
  return (
    <Card title={title}>
      <div className="action-card">
        <div>{explanation}</div>
        {props.children}
        <div className="action-card__buttons">
          <Button
            tone={tone}
            icon={icon}
            pending={running}
            blockedReason={running ? undefined : blockedReason}
            onClick={() => (question ? setAsking(true) : start())}
          >
            {label}
          </Button>
          {running && stoppable && <Button onClick={stop}>{translate('actions.stop')}</Button>}
        </div>
        {outcome && (
          <Banner tone={outcome.tone} title={outcome.title}>
            {outcome.detail}
          </Banner>
        )}
      </div>
      {asking && question && (
        <ActionDialog
          question={question}
          tone={tone}
          label={label}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            start();
          }}
        />
      )}
    </Card>
  );
}

/** One run of the action at a time, and how the latest ended. */
function useAction({ run, explainFailure, title }: ActionCardProps) {
  const translate = useMessages();
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const current = useRef<AbortController>(undefined);

  const failed = (error: unknown): ActionOutcome | undefined =>
    explainFailure
      ? explainFailure(error)
      : {
          tone: 'danger',
          title: translate('actions.failed', { action: title }),
          detail: error instanceof Error ? error.message : undefined,
        };
  const start = async () => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setOutcome(undefined);
    setRunning(true);
    const end = await run(controller.signal).catch((error: unknown) =>
      controller.signal.aborted
        ? ({ tone: 'info', title: translate('actions.stopped', { action: title }) } as const)
        : failed(error),
    );
    current.current = undefined;
    setRunning(false);
    setOutcome(end);
  };
  return { running, outcome, start, stop: () => current.current?.abort() };
}

interface ActionDialogProps extends Pick<ActionCardProps, 'label' | 'tone'> {
  readonly question: ActionQuestion;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function ActionDialog({
  question: { title, text, confirmLabel, word },
  tone,
  label,
  ...answer
}: ActionDialogProps) {
  const translate = useMessages();
  const [typed, setTyped] = useState('');
  const id = useId();
  const blocked = word !== undefined && foldWord(typed) !== foldWord(word);
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel ?? label}
      tone={tone}
      blockedReason={blocked ? translate('actions.typeFirst', { word }) : undefined}
      {...answer}
    >
      <div>{text}</div>
      {word !== undefined && (
        <p className="action-card__word">
          <label htmlFor={id}>{translate('actions.typeWord', { word })}</label>
          <input
            id={id}
            className="action-card__input"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </p>
      )}
    </ConfirmDialog>
  );
}
