import { saveFile } from '@console/api-client/downloads';
import { Button } from '@console/design/button';
import { Card, DescriptionList } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { FileIcon } from '@console/design/icons';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { writeCsv } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import css from './handOver.css';
import type { MadeUser } from './useCreateUsers';

interface HandOverCardProps {
  readonly users: readonly MadeUser[];
  /** Told when the slips were saved or printed. */
  readonly onKept: () => void;
}

/** The names and passwords of new users, a slip for each: to be printed, saved or copied while the page is open. */
export function HandOverCard({ users, onKept }: HandOverCardProps) {
  useStyles(css);
  const translate = useMessages();
  const save = () => {
    const rows = users.map(({ name, password, roles }) => [name, password, roles.join(' '), location.origin]);
    const headings = [
      translate('users.name'),
      translate('users.password'),
      translate('users.roles'),
      translate('users.sheet.address'),
    ];
    const content = new Blob([writeCsv(headings, rows)], { type: 'text/csv;charset=utf-8' });
    saveFile({ content, name: 'users.csv' }, 'users.csv');
    onKept();
  };
  return (
    <Card
      title={translate('users.sheet', { count: users.length })}
      takesFocus
      actions={
        <>
          <Button icon={<FileIcon />} onClick={save}>
            {translate('users.sheet.save')}
          </Button>
          <Button
            tone="primary"
            onClick={() => {
              print();
              onKept();
            }}
          >
            {translate('users.sheet.print')}
          </Button>
        </>
      }
    >
      <p>{translate('users.sheet.once')}</p>
      <ul className="hand-over">
        {users.map(({ name, password, roles }) => (
          <li key={name} className="hand-over__slip">
            <DescriptionList
              items={[
                { label: translate('users.name'), value: <bdi>{name}</bdi> },
                {
                  label: translate('users.password'),
                  value: (
                    <>
                      <code>{password}</code>{' '}
                      <CopyText text={password} what={translate('users.sheet.passwordOf', { name })} />
                    </>
                  ),
                },
                { label: translate('users.roles'), value: formatList(roles) },
                { label: translate('users.sheet.address'), value: location.origin },
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
