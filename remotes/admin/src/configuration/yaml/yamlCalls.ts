import { type Json, type Yaml, type YamlReading, yaml } from '@console/api-client/configuration-bundle';

/** End of a channel of messages: a worker from the outside, and its own scope from the inside. */
export interface MessageEnd {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

type Call = { readonly read: string } | { readonly write: Json };

/** Said once by the end that serves: whoever started it knows then that it runs. */
const running = 'running';

type Reply = { readonly result: YamlReading | string } | { readonly failure: string };

/** Reads and writes YAML for the other end, one call after the other, and says that it does. */
export function serveYaml(end: MessageEnd): void {
  const reply = (message: Reply) => end.postMessage(message);
  end.addEventListener('message', async ({ data }) => {
    const call = data as Call;
    try {
      reply({ result: 'read' in call ? await yaml.read(call.read) : await yaml.write(call.write) });
    } catch (cause) {
      reply({ failure: (cause as Error).message });
    }
  });
  end.postMessage(running);
}

/** One call to the other end. */
export function callYaml<Name extends keyof Yaml>(
  end: MessageEnd,
  name: Name,
  given: Parameters<Yaml[Name]>[0],
): ReturnType<Yaml[Name]> {
  const answer = new Promise((resolve, reject) => {
    end.addEventListener('message', ({ data }) => {
      if (data === running) return;
      const reply = data as Reply;
      if ('result' in reply) resolve(reply.result);
      else reject(new Error(reply.failure));
    });
    end.postMessage({ [name]: given });
  });
  return answer as ReturnType<Yaml[Name]>;
}
