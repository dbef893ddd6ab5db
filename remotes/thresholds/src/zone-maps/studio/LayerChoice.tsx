import type { ZoneMap } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Collapsible } from '@console/design/sections';
import { useState } from 'react';
import { type Layer, layers } from './layers';

const LayerNotice = lazyNamed(() => import('./StudioLayers'), 'LayerNotice', { waiting: null });

interface LayerChoiceProps {
  readonly zoneMap: ZoneMap;
  readonly shown: readonly Layer[];
  readonly onChange: (shown: readonly Layer[]) => void;
}

/** Choice of the layers under the zones, folded. */
export function LayerChoice({ zoneMap, shown, onChange }: LayerChoiceProps) {
  const translate = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible title={translate('studio.layers')} open={isOpen} onToggle={setOpen}>
      {layers.map((layer) => (
        <label key={layer} className="studio__option">
          <input
            type="checkbox"
            checked={shown.includes(layer)}
            onChange={({ target }) =>
              onChange(target.checked ? [...shown, layer] : shown.filter((each) => each !== layer))
            }
          />
          {translate(`studio.layer.${layer}`)}
        </label>
      ))}
      {shown.length > 0 && <LayerNotice zoneMap={zoneMap} shown={shown} />}
    </Collapsible>
  );
}
