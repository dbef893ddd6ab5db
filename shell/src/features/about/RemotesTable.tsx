import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { RemoteState, RemoteStatus } from '../../diagnosis/remoteState';

const tones = {
  declared: 'neutral',
  resolved: 'neutral',
  loading: 'info',
  loaded: 'success',
  failed: 'danger',
} as const satisfies Record<RemoteStatus, string>;

/** The remotes with version, build and state. */
export function RemotesTable({ states }: { readonly states: readonly RemoteState[] }) {
  const translate = useMessages();
  if (states.length === 0) return null;
  return (
    <div className="about__remotes">
      <table>
        <caption>{translate('about.remotes')}</caption>
        <thead>
          <tr>
            {(['remote', 'version', 'build', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {translate(`about.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map(({ name, remote, status, error }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{remote?.version}</td>
              <td>{remote?.build}</td>
              <td>
                <Status
                  tone={tones[status]}
                  label={translate(`about.state.${status}`, { code: error?.code ?? '' })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
