import { MessageChannel } from 'node:worker_threads';
import { yaml } from '@console/api-client/configuration-bundle';
import { callYaml, type MessageEnd, serveYaml } from './yamlCalls';

const channels: MessageChannel[] = [];

afterEach(() => {
  for (const { port1 } of channels.splice(0)) port1.close();
});

/** The page's end of a channel whose other end serves YAML. */
function served(): MessageEnd {
  const channel = new MessageChannel();
  channels.push(channel);
  const endOf = (port: typeof channel.port1): MessageEnd => ({
    postMessage: (message) => port.postMessage(message),
    addEventListener: (_type, listener) => port.on('message', (data) => listener({ data })),
  });
  const page = endOf(channel.port1);
  serveYaml(endOf(channel.port2));
  return page;
}

test('the other end reads and writes the same as the page would, with what is wrong', async () => {
  const document = { kind: 'any', sections: { facilities: [{ name: 'Nörd: 1' }] } };
  const text = await callYaml(served(), 'write', document);
  expect(text).toBe(await yaml.write(document));
  expect(await callYaml(served(), 'read', text)).toEqual({ document });
  expect(await callYaml(served(), 'read', 'a: &a 1\nb: *a\n')).toEqual({ fault: 'aliases', detail: '' });
  expect(await callYaml(served(), 'read', 'a: [')).toMatchObject({ fault: 'not-a-document' });
});
