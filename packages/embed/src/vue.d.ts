import type { DefineComponent, EmitsToProps } from 'vue';
import type { RfidAttributes, RfidProperties } from './attributes';
import type { RfidEvents } from './integrators';

/** Listeners as templates write them: `@rfid-selected="…"`. */
type Emits = { [Type in keyof RfidEvents]: (event: RfidEvents[Type]) => void };

declare module 'vue' {
  interface GlobalComponents {
    'rfid-remote': DefineComponent<RfidAttributes & RfidProperties & EmitsToProps<Emits>>;
  }
}
