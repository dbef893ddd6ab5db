import type { ComponentOptionsMixin, DefineComponent } from 'vue';
import type { RfidAttributes, RfidProperties } from './attributes';
import type { RfidEvents } from './integrators';

/** Listeners as templates write them: `@rfid-selected="…"`. */
type Emits = { [Type in keyof RfidEvents]: (event: RfidEvents[Type]) => void };

type Nothing = Record<never, never>;

declare module 'vue' {
  interface GlobalComponents {
    'rfid-remote': DefineComponent<
      RfidAttributes & RfidProperties,
      Nothing,
      Nothing,
      Nothing,
      Nothing,
      ComponentOptionsMixin,
      ComponentOptionsMixin,
      Emits
    >;
  }
}
