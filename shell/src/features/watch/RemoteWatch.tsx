import { useEffect } from 'react';
import { useRegistry } from '../../host/registry';
import { attributeError } from '../../host/registry/attributeError';
import { onPolicyViolation } from '../../host/registry/policyViolations';
import { onRemoteError } from '../../host/registry/remoteErrors';
import { useSession } from '../../host/session';
import { blockedWithoutQuery } from './blockedWithoutQuery';
import { reportRemote } from './reportRemote';

/** Reports what fails of remotes, and what they do against the policy of the console. */
export function RemoteWatch() {
  const { registry } = useRegistry();
  const { token } = useSession();
  useEffect(
    () => onRemoteError(({ code, ...build }) => reportRemote({ kind: 'failure', ...build, code }, token)),
    [token],
  );
  useEffect(() => {
    const onViolation = ({ sourceFile, blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      const attributed = attributeError(`${sourceFile ?? ''}\n${blockedURI}`, registry);
      if (!attributed) return;
      const { remote, version, build } = attributed;
      const detail = blockedWithoutQuery(blockedURI);
      const what = { kind: 'violation', code: effectiveDirective, detail } as const;
      reportRemote({ ...what, remote: remote.name, version, build }, token);
    };
    return onPolicyViolation(onViolation);
  }, [registry, token]);
  return null;
}
