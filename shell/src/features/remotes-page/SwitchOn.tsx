import { Button, type ButtonProps } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useSwitchOn } from './useOperation';

/** Brings a remote back into service. */
export function SwitchOn({ name, tone }: { readonly name: string } & Pick<ButtonProps, 'tone'>) {
  const translate = useMessages();
  const { pending, switchOn } = useSwitchOn();
  return (
    <Button tone={tone} pending={pending} onClick={() => switchOn(name)}>
      {translate('remotes.on')}
    </Button>
  );
}
