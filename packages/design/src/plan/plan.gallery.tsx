import { useState } from 'react';
import type { GalleryPage } from '../../gallery/galleryPage';
import { Plan, type PlanChoice } from '.';

const room = (left: number, bottom: number, width: number, height: number) => [
  { x: left, y: bottom },
  { x: left + width, y: bottom },
  { x: left + width, y: bottom + height },
  { x: left, y: bottom + height },
];

function Warehouse() {
  const [selected, setSelected] = useState<PlanChoice | null>({ kind: 'reader', name: 'dock-2' });
  return (
    <Plan
      label="Warehouse, ground floor"
      selected={selected}
      onSelect={setSelected}
      zones={[
        { name: 'Dock', corners: room(0, 0, 12, 8) },
        { name: 'Cold store', corners: room(12, 0, 18, 8) },
        { name: 'Hall', corners: [...room(0, 8, 30, 12), { x: 10, y: 14 }] },
      ]}
      readers={[
        { name: 'dock-1', x: 3, y: 1, yaw: 90, tone: 'success', state: 'connected' },
        { name: 'dock-2', x: 9, y: 1, yaw: 90, tone: 'danger', state: 'disconnected' },
        { name: 'hall-1', x: 15, y: 12, tone: 'warning', state: 'restarting' },
      ]}
      items={Array.from({ length: 300 }, (_, index) => ({
        name: `item-${index}`,
        x: (index * 7.3) % 30,
        y: (index * 3.7) % 20,
        tone: 'info',
      }))}
    />
  );
}

/** The plan of a floor. */
export const plan: GalleryPage = {
  name: 'Plan',
  stories: [{ name: 'A floor', content: <Warehouse /> }],
};
