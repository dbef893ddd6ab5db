import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { RemoteState } from './remoteStates';

const tones = { loaded: 'success', 'not-loaded': 'neutral' } as const;

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
          {states.map(({ remote, state }) => (
            <tr key={remote.name}>
              <th scope="row">{remote.name}</th>
              <td>{remote.version}</td>
              <td>{remote.build}</td>
              <td>
                {state === 'loaded' || state === 'not-loaded' ? (
                  <Status tone={tones[state]} label={translate(`about.state.${state}`)} />
                ) : (
                  <Status tone="danger" label={translate('about.state.failed', { code: state })} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
