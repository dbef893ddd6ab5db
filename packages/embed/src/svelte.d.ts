import type { HTMLAttributes } from 'svelte/elements';
import type { RfidAttributes, RfidProperties } from './attributes';
import type { RfidEvents, RfidRemoteElement } from './integrators';

/** Listeners as templates write them: `onrfid-selected={…}`. */
type Listeners = { [Type in keyof RfidEvents as `on${Type}`]?: (event: RfidEvents[Type]) => void };

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'rfid-remote': RfidAttributes &
      RfidProperties &
      Listeners &
      Omit<HTMLAttributes<RfidRemoteElement>, 'lang'>;
  }
}
