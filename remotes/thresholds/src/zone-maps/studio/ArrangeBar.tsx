import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { alignments, alignZones, distributeZones } from '../drawing/arrange';
import type { StudioState } from '../drawing/useStudio';

/** Arranges the marked zones: a common edge, or equal spaces between them. */
export function ArrangeBar({ studio: { marked, edit } }: { readonly studio: StudioState }) {
  const translate = useMessages();
  const fewer = marked.length < 3 ? translate('studio.arrange.fewer') : undefined;
  return (
    <fieldset className="studio__arrange">
      <legend>{translate('studio.arrange', { count: marked.length })}</legend>
      {alignments.map((edge) => (
        <Button key={edge} size="small" onClick={() => edit((zones) => alignZones(zones, marked, edge))}>
          {translate(`studio.align.${edge}`)}
        </Button>
      ))}
      {(['x', 'y'] as const).map((axis) => (
        <Button
          key={axis}
          size="small"
          blockedReason={fewer}
          onClick={() => edit((zones) => distributeZones(zones, marked, axis))}
        >
          {translate(`studio.distribute.${axis}`)}
        </Button>
      ))}
    </fieldset>
  );
}
