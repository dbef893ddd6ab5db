import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Feature, FeaturePages } from './feature';

const noFeatures: readonly Feature[] = [];

const FeaturesContext = createContext(noFeatures);

/** Makes the features of this console known to everything below. */
export const FeaturesProvider = FeaturesContext.Provider;

/** The features of this console, in their order; none where nothing provides them. */
export const useFeatures = (): readonly Feature[] => useContext(FeaturesContext);

/** The pages that features draw; of two for one place the later one counts. */
export const pagesOfFeatures = (features: readonly Feature[]): FeaturePages =>
  Object.assign({}, ...features.map(({ pages }) => pages));

/** Nests what is inside in a component of each feature, the first one outermost. */
export function nested<Props extends object>(
  features: readonly Feature[],
  componentOf: (feature: Feature) => ComponentType<Props & { readonly children: ReactNode }> | undefined,
  props: Props,
  inside: ReactNode,
): ReactNode {
  return features.reduceRight((children, feature) => {
    const Component = componentOf(feature);
    return Component ? <Component {...props}>{children}</Component> : children;
  }, inside);
}

/** The components that features give for a slot. */
export const slotsOf = <Slot,>(
  features: readonly Feature[],
  slotOf: (feature: Feature) => Slot | undefined,
) => features.flatMap((feature) => slotOf(feature) ?? []);
