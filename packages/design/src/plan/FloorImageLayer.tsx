import { memo } from 'react';
import type { FloorImage } from './floorImage';

/** The image under the zones of a floor; it takes no presses. */
export const FloorImageLayer = memo(function FloorImageLayer({ image }: { readonly image: FloorImage }) {
  const { content, width, height, opacity, placement } = image;
  const { cos, sin, left, top } = placement;
  return (
    // Placements are kept in millimetres, plans are drawn in metres.
    <g transform="scale(0.001)" aria-hidden>
      <image
        href={content}
        width={width}
        height={height}
        transform={`matrix(${cos} ${sin} ${-sin} ${cos} ${left} ${top})`}
        opacity={opacity}
        preserveAspectRatio="none"
        pointerEvents="none"
      />
    </g>
  );
});
