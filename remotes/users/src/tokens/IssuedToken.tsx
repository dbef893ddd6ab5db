import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import css from './tokens.css';

interface IssuedTokenProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** A token that was just generated, shown whole this once, and the header that a program sends it in. */
export function IssuedToken({ token, onClose }: IssuedTokenProps) {
  const translate = useMessages();
  return (
    <Card
      title={translate('tokens.issuedNow')}
      takesFocus
      actions={<Button onClick={onClose}>{translate('tokens.issuedNow.close')}</Button>}
    >
      <WholeToken token={token} />
    </Card>
  );
}

/** A token and its header, each with a button that copies it. */
export function WholeToken({ token }: Pick<IssuedTokenProps, 'token'>) {
  useStyles(css);
  const translate = useMessages();
  const header = `Authorization: Token ${JSON.stringify({ token })}`;
  return (
    <>
      <p>{translate('tokens.issuedNow.once')}</p>
      <p className="token">
        <code>{token}</code> <CopyText text={token} what={translate('tokens.token')} />
      </p>
      <p>{translate('tokens.issuedNow.header')}</p>
      <p className="token">
        <code>{header}</code> <CopyText text={header} what={translate('tokens.header')} />
      </p>
    </>
  );
}
