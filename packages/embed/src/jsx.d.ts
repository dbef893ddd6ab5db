import type { HTMLAttributes, Ref } from 'react';
import type { RfidAttributes, RfidProperties } from './attributes';
import type { RfidRemoteElement } from './integrators';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A remote of the console. From React 19 on values that are not strings are properties. */
      'rfid-remote': RfidAttributes &
        RfidProperties &
        Omit<HTMLAttributes<RfidRemoteElement>, 'lang'> & {
          readonly class?: string;
          readonly key?: string | number;
          readonly ref?: Ref<RfidRemoteElement>;
        };
    }
  }
}
