import { textIn } from '@console/remote/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LoadedRemote, useRegistry } from '../../host/registry';
import { remoteKey } from '../../host/registry/remoteQuery';
import type { HelpedPage } from '../help/pageOf';
import { readAllHelp } from '../help/readHelp';
import { shellHelp } from '../help/shellHelp';
import type { Command } from './command';

/** A word that the help explains, or a page, and the help it stands in. */
interface HelpTopic {
  readonly term: string;
  readonly meaning: string;
  readonly page: HelpedPage;
}

/**
 * The words that the help explains, and the pages with a help, as commands: of the console itself and of the remotes
 * that are loaded, since help is a part of their code.
 *
 * @param wanted - false while nothing is searched for: the texts are not loaded then
 * @param onHelp - shows the help of a page; keeps its identity
 */
export function useHelpCommands(wanted: boolean, onHelp: (page: HelpedPage) => void): readonly Command[] {
  const queryClient = useQueryClient();
  const { registry } = useRegistry();
  const language = document.documentElement.lang || 'en';
  const { data } = useQuery({
    queryKey: ['help', language, 'topics'],
    queryFn: async () => {
      const ofRemotes = registry.remotes.flatMap((remote) => {
        const help = queryClient.getQueryData<LoadedRemote>(remoteKey(remote))?.module.help;
        return help ? [{ help, routes: remote.routes }] : [];
      });
      const topics = new Map<string, HelpTopic>();
      for (const { help, routes } of [{ help: shellHelp, routes: [] }, ...ofRemotes])
        for (const [name, { about, words = {} }] of Object.entries(await readAllHelp(help, language))) {
          const page: HelpedPage = { page: name, sources: [help] };
          const title = routes.find((route) => route.page === name)?.title;
          const terms = [...(title ? [[textIn(title), about[0] ?? '']] : []), ...Object.entries(words)];
          for (const [term = '', meaning = ''] of terms)
            if (!topics.has(term)) topics.set(term, { term, meaning, page });
        }
      return [...topics.values()];
    },
    enabled: wanted,
    structuralSharing: false,
    gcTime: 0,
  });
  return useMemo(
    () =>
      (data ?? []).map(({ term, meaning, page }) => ({
        key: `help ${term}`,
        kind: 'help',
        label: term,
        detail: meaning,
        target: { act: () => onHelp(page) },
      })),
    [data, onHelp],
  );
}
