import {
  answerPolicy,
  contentSecurityPolicy,
  documentationPolicy,
  filePolicy,
  formPolicy,
} from './contentSecurityPolicy';

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

interface SecurityHeaderOptions {
  readonly frameAncestors?: readonly string[] | undefined;
  readonly overrideOrigins?: readonly string[] | undefined;
  readonly brokerOrigins?: readonly string[] | undefined;
  /** True if the gateway serves TLS itself: HSTS is sent only then. */
  readonly tls: boolean;
}

/**
 * Headers by kind of answer: `own` for the console's document and data, `form` for the form of the gateway itself, `file` for files that pages load, `service` for
 * what comes from the service, `documentation` for the API documentation of the service.
 */
export function securityHeaders({
  frameAncestors,
  overrideOrigins,
  brokerOrigins,
  tls,
}: SecurityHeaderOptions) {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(tls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return {
    own: {
      ...always,
      'content-security-policy': contentSecurityPolicy(frameAncestors, overrideOrigins, brokerOrigins),
    },
    form: { ...always, 'content-security-policy': formPolicy },
    file: { ...always, 'content-security-policy': filePolicy },
    service: { ...always, 'content-security-policy': answerPolicy },
    documentation: { ...always, 'content-security-policy': documentationPolicy, filePolicy },
  };
}
