import { ReleaseRefused } from './ReleaseRefused';

/** Time in ms that the service gets to answer. */
const timeoutMs = 10_000;

/**
 * Asks the service whether there is a user: the registry keeps only a hash of the name, so a misspelled one would
 * never be noticed.
 * @param environment `SERVICE_URL`, and `SERVICE_TOKEN` of an administrator.
 * @throws ReleaseRefused when there is none, or when that cannot be asked.
 */
export async function assertUser(
  { SERVICE_URL: url, SERVICE_TOKEN: token }: Readonly<Record<string, string | undefined>>,
  user: string,
): Promise<void> {
  const goOn = 'or add --any-user to pin without asking.';
  if (!url || !token)
    throw new ReleaseRefused(
      `Whether there is a user '${user}' is not known: set SERVICE_URL and SERVICE_TOKEN, ${goOn}`,
    );
  const address = `${url.replace(/\/+$/, '')}/itemsense/configuration/v1/users/show/${encodeURIComponent(user)}`;
  const status = await fetch(address, {
    headers: { authorization: `JWT ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => undefined,
  );
  if (status === 200) return;
  if (status === 404) throw new ReleaseRefused(`There is no user '${user}'. Correct the name, ${goOn}`);
  const why =
    status === undefined
      ? 'does not answer'
      : [401, 403].includes(status)
        ? 'does not take SERVICE_TOKEN for that of an administrator'
        : `answers with status ${status}`;
  throw new ReleaseRefused(
    `Whether there is a user '${user}' is not known: the service ${why}. Mend that, ${goOn}`,
  );
}
