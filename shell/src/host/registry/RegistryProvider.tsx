import { useServiceClient } from '@console/api-client/react';
import { useLocale } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { registryState } from '@console/remote/operation';
import {
  type BuildManifest,
  type Registry,
  type ResolvedRegistry,
  resolveRegistry,
} from '@console/remote/registry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../language';
import { declaredTextsStore, loadDeclaredTexts, translateRegistry } from '../language/declaredTexts';
import { applyOverrides } from './applyOverrides';
import { followLater } from './followLater';
import type { AskServiceVersion } from './loadRemote';
import { isRegistry } from './readConsoleDocument';
import { registryKey, registryQuery } from './registryQuery';
import { choose as chooseIn, keepChoices, readChoices, type VersionChoices } from './versionChoices';

interface RegistryAccess {
  readonly registry: ResolvedRegistry;
  /** The registry as it was released, for whomever. */
  readonly released: Registry;
  /** Looks for newly released remotes now; gives the registry as it was when that is not possible. */
  readonly look: () => Promise<ResolvedRegistry>;
  /**
   * Lets the user work with an earlier build of a remote for as long as the session lasts; without a key with the one
   * that the registry names.
   * @param key `buildKey` of the build.
   * @returns the registry as it holds then.
   */
  readonly choose: (remote: string, key: string | undefined) => ResolvedRegistry;
  readonly askServiceVersion: AskServiceVersion;
}

const RegistryContext = createContext<RegistryAccess | undefined>(undefined);

/** Registry of the document, and the user whose builds are chosen. */
export interface RegistryProviderProps {
  /** The registry that came with the page. */
  readonly inDocument: Registry;
  /** Stands for the user when it is decided which builds run. @defaultValue nobody in particular. */
  readonly audience?: string | undefined;
  /** Builds that run in this tab instead of released ones. @defaultValue none. */
  readonly overrides?: readonly BuildManifest[];
  readonly children?: ReactNode;
}

const noOverrides: readonly BuildManifest[] = [];

/** Keeps the registry of a running console fresh, as it holds for its user. */
export function RegistryProvider({
  inDocument,
  audience,
  overrides = noOverrides,
  children,
}: RegistryProviderProps) {
  const queryClient = useQueryClient();
  const askServiceVersion = useAskServiceVersion();
  const { data: cached } = useQuery(registryQuery(inDocument));
  const [data, setData] = useState(inDocument);
  // Any code on the page can write into the cache of queries.
  if (cached !== data && isRegistry(cached)) setData(cached);
  const [choices, setChoices] = useState(readChoices);
  const resolve = useCallback(
    (found: Registry, chosen: VersionChoices) =>
      applyOverrides(resolveRegistry(found, audience, chosen), overrides),
    [audience, overrides],
  );
  const locale = useLocale();
  const { pseudoText } = useLanguage().shown;
  const arrivals = useStore(declaredTextsStore);
  const resolved = useMemo(() => resolve(data, choices), [resolve, data, choices]);
  useEffect(() => void loadDeclaredTexts(locale, resolved.remotes), [resolved, locale]);
  // What arrives is read anew.
  const registry = useMemo(
    () => translateRegistry(resolved, locale, pseudoText),
    [resolved, locale, pseudoText, arrivals],
  );
  const look = useCallback(async () => {
    const found = await queryClient
      .fetchQuery({ ...registryQuery(inDocument), staleTime: 0 })
      .catch(() => queryClient.getQueryData(registryKey));
    return resolve(isRegistry(found) ? found : data, choices);
  }, [queryClient, inDocument, data, resolve, choices]);
  const choose = useCallback(
    (remote: string, key: string | undefined) => {
      const next = chooseIn(choices, remote, key);
      setChoices(next);
      return resolve(data, next);
    },
    [choices, data, resolve],
  );
  useEffect(() => keepChoices(choices), [choices]);
  useEffect(() => {
    return followLater((state) => {
      const known = queryClient.getQueryData<Registry>(registryKey);
      if (known && registryState(known) !== state)
        void queryClient.invalidateQueries({ queryKey: registryKey });
    });
  }, [queryClient]);
  // What one person chose is not for the next one in the same tab.
  useEffect(() => {
    if (audience === undefined) setChoices((before) => (Object.keys(before).length > 0 ? {} : before));
  }, [audience]);
  const access = useMemo(
    () => ({ registry, released: data, look, choose, askServiceVersion }),
    [registry, data, look, choose, askServiceVersion],
  );
  return <RegistryContext value={access}>{children}</RegistryContext>;
}

/** The question for the version of the service, answered from what is known already where it was asked before. */
function useAskServiceVersion(): AskServiceVersion {
  const queryClient = useQueryClient();
  const client = useServiceClient();
  return useCallback(async () => {
    const { productVersionQueries } = await import('@console/api-client/product-version');
    const versions = queryClient.fetchQuery(productVersionQueries(client).current());
    // A service that does not say its version is not held against a remote.
    return versions.then(({ server }) => server.version ?? undefined).catch(() => undefined);
  }, [queryClient, client]);
}

/** Registry as it is now. @throws Error outside of the provider. */
export function useRegistry(): RegistryAccess {
  const access = useContext(RegistryContext);
  if (!access) throw new Error('useRegistry needs a RegistryProvider around it.');
  return access;
}
