import { Button, ButtonGroup } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import type { AlertTone, RecordedAlert } from '@console/remote/services';

const tones: readonly AlertTone[] = ['danger', 'warning', 'success', 'info'];

interface NotificationFilterProps {
  readonly past: readonly RecordedAlert[];
  /** Undefined: all. */
  readonly tone: AlertTone | undefined;
  readonly onTone: (tone: AlertTone | undefined) => void;
}

/** Chooses one kind of notification, each with how many there are; kinds that nobody raised are left out. */
export function NotificationFilter({ past, tone, onTone }: NotificationFilterProps) {
  const translate = useMessages();
  const count = (wanted: AlertTone) => past.filter((record) => record.tone === wanted).length;
  const choices = [undefined, ...tones.filter((one) => one === tone || count(one) > 0)];
  return (
    <ButtonGroup className="notifications__filter" label={translate('notifications.filter')}>
      {choices.map((choice) => (
        <Button
          key={choice ?? 'all'}
          size="small"
          aria-pressed={choice === tone}
          onClick={() => onTone(choice)}
        >
          {translate(`notifications.tone.${choice ?? 'all'}`, {
            count: choice ? count(choice) : past.length,
          })}
        </Button>
      ))}
    </ButtonGroup>
  );
}
