import { memo } from 'react';
import { type FloorPlan, transformOf } from './floorPlan';

/** The image under the zones of a floor; it takes no presses. */
export const FloorPlanLayer = memo(function FloorPlanLayer({ plan }: { readonly plan: FloorPlan }) {
  const { content, width, height, placement, opacity } = plan;
  return (
    <image
      className="studio__image"
      href={content}
      width={width}
      height={height}
      transform={transformOf(placement)}
      opacity={opacity}
      preserveAspectRatio="none"
      aria-hidden
    />
  );
});
