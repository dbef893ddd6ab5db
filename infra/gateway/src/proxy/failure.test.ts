import { ClientGoneError, SlowBodyError } from '../requests/receiveBody';
import { failure, type ProxyError } from './failure';

const coded = (code: string) => Object.assign(new Error('10.0.0.7:8080'), { code });

const silent = 'The service does not answer.';

test.each<[string, ProxyError, number, string, string]>([
  ['the client is gone', { cause: new ClientGoneError() }, 499, 'The client is gone.', 'The client is gone.'],
  [
    'its path is not valid',
    { statusCode: 400, cause: coded('ERR_INVALID_URL') },
    400,
    'The request cannot be forwarded to the service.',
    'Its path or its headers are not valid.',
  ],
  ...['UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'].map(
    (code): [string, ProxyError, number, string, string] => [
      `it cannot be written (${code})`,
      { statusCode: 500, cause: coded(code) },
      400,
      'The request cannot be forwarded to the service.',
      'Its path or its headers are not valid.',
    ],
  ),
  [
    'no answer came in time',
    { statusCode: 504, cause: coded('UND_ERR_HEADERS_TIMEOUT') },
    504,
    `${silent} It was reached, but did not answer in time.`,
    `${silent} It was reached, but did not answer in time.`,
  ],
  [
    'no connection came in time',
    { statusCode: 504, cause: coded('UND_ERR_CONNECT_TIMEOUT') },
    502,
    `${silent} The gateway could not connect to it.`,
    `${silent} The gateway could not connect to it.`,
  ],
  ...['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].map((code): [string, ProxyError, number, string, string] => [
    `the connection ended (${code})`,
    { statusCode: 500, cause: coded(code) },
    502,
    `${silent} It closed the connection before it answered.`,
    `${silent} It closed the connection before it answered.`,
  ]),
  ...['HPE_INVALID_CONSTANT', 'UND_ERR_HEADERS_OVERFLOW'].map(
    (code): [string, ProxyError, number, string, string] => [
      `the answer is none (${code})`,
      { statusCode: 500, cause: coded(code) },
      502,
      `${silent} What it sent is not an answer.`,
      `${silent} What it sent is not an answer.`,
    ],
  ),
  ...['ECONNREFUSED', 'A_HPE_', 'UND_ERR_HEADERS_OVERFLOWN', 'NOT_UND_ERR_HEADERS_OVERFLOW'].map(
    (code): [string, ProxyError, number, string, string] => [
      `there is another cause (${code})`,
      { statusCode: 500, cause: coded(code) },
      502,
      `${silent} The gateway could not connect to it.`,
      `${silent} The gateway could not connect to it.`,
    ],
  ),
  [
    'nothing is known',
    {},
    502,
    `${silent} The gateway could not connect to it.`,
    `${silent} The gateway could not connect to it.`,
  ],
])(
  'where %s, the client is told so, and nothing of the inside',
  (_, error, status, message, debugMessage) => {
    expect(failure(error)).toEqual({ status, message, debugMessage });
  },
);

test('a body that came too slowly says by itself why it was given up', () => {
  const cause = new SlowBodyError('It stopped in the middle.');
  expect(failure({ cause })).toEqual({
    status: 408,
    message: 'The request took too long to arrive.',
    debugMessage: 'It stopped in the middle.',
  });
});
