import { useResource } from '@console/api-client/react';
import {
  type FeatureStatus,
  isChanging,
  newerStatus,
  oppositeAction,
  type ReaderFeature,
  readerDefinitionMutations,
  readerDefinitionQueries,
} from '@console/api-client/reader-definitions';
import { useMutation, useQuery } from '@tanstack/react-query';

/**
 * One feature of a reader as it stands, and what turns it on and off [FEATURE-02]. It comes with the definition; while
 * it is changing it is asked for by itself [FEATURE-05].
 * @param known the feature as the definition has it.
 * @param asOf when the definition was answered, in milliseconds since 1970.
 */
export function useFeature(readerName: string, known: ReaderFeature, asOf: number) {
  const { name } = known;
  const latest = ({
    data,
    dataUpdatedAt,
  }: {
    data?: FeatureStatus;
    dataUpdatedAt: number;
  }): FeatureStatus => {
    if (!data) return known;
    return dataUpdatedAt >= asOf ? newerStatus(data, known) : newerStatus<FeatureStatus>(known, data);
  };
  const polled = useQuery({
    ...useResource(readerDefinitionQueries).feature(readerName, name),
    enabled: ({ state }) => isChanging(latest(state)),
  });
  const change = useMutation(useResource(readerDefinitionMutations).changeFeature());
  const status = latest(polled);
  return {
    status,
    polled,
    change,
    toggle: () => change.mutate({ readerName, feature: name, action: oppositeAction(status.status) }),
  };
}
