import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewaySettings } from '@console/gateway';
import { createKeyPair } from '@console/store';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { parse } from 'yaml';
import { renderChart } from '../test/renderChart';

const folder = join(__dirname, '..');
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const { scripts } = JSON.parse(text('../../package.json')) as { scripts: Record<string, string> };
const isThere = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;

/** A test that needs a program of Debian's; skipped, and said so, where it is not installed. */
function withProgram(command: string, flag = '--version') {
  if (isThere(command, flag)) return test;
  console.warn(`Not tested: what ${command} checks, which is not installed.`);
  return test.skip;
}

withProgram('systemd-analyze').each(['console-gateway', 'console-emulator'])(
  '%s is a unit that can do little harm',
  (name) => {
    const { stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', join(folder, `systemd/${name}.service`)],
      { encoding: 'utf8' },
    );
    expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2);
  },
);

test('units may ask for the addresses of the machine, as Node does to listen on all of them', () => {
  for (const name of ['console-gateway', 'console-emulator'])
    expect(text(`systemd/${name}.service`)).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
});

withProgram('haproxy', '-v')('HAProxy accepts the configuration of the balancer', () => {
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', join(folder, 'haproxy/haproxy.cfg')], {
    encoding: 'utf8',
    env: { ...process.env, GATEWAYS: 'localhost:8080' },
  });
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/ALERT|WARNING/)]);
});

describe('containers', () => {
  const dockerfile = text('containers/Dockerfile').replaceAll('\\\n', ' ');
  const stages = dockerfile.split(/^FROM /m).slice(1);

  test('both images run as a user without rights and say how they are', () => {
    for (const name of ['gateway', 'emulator']) {
      const stage = stages.find((one) => one.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
      expect(stage).toMatch(/^USER node$/m);
      expect(stage).toMatch(/^HEALTHCHECK .*CMD \[/m);
    }
  });

  test('the commands of a build are commands of this repository', () => {
    const run = [...dockerfile.matchAll(/npm run (\w+)/g)].map(([, script = '']) => script);
    expect(run).toEqual(['build', 'bundle']);
    for (const script of run) expect(scripts).toHaveProperty(script);
    const { packageManager } = JSON.parse(text('../../package.json')) as { packageManager: string };
    expect(dockerfile.match(/pnpm@[\d.]+/g)?.every((found) => found === packageManager)).toBe(true);
  });

  test('what we build runs read-only, without capabilities, and no secret is in the file', () => {
    const { services } = parse(text('containers/compose.yaml'), { merge: true }) as {
      services: Record<string, Record<string, unknown>>;
    };
    for (const name of ['gateway-1', 'gateway-2', 'emulator'])
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        user: 'node',
        security_opt: ['no-new-privileges:true'],
      });
    for (const service of ['postgres', 'rabbitmq']) expect(services[service]).toHaveProperty('healthcheck');
    expect(text('containers/compose.yaml').match(/PASSWORD: (?!\$\{)/g)).toBeNull();
  });
});

test('each gateway of the composed site can record, with a name and a volume of its own', () => {
  const { services, volumes } = parse(text('containers/compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; volumes: string[] }>;
    volumes: Record<string, unknown>;
  };
  const gateways = ['gateway-1', 'gateway-2'].map((name) => services[name]);
  expect(gateways.map((gateway) => gateway?.environment.AUDIT_NAME)).toEqual(['gateway-1', 'gateway-2']);
  for (const gateway of gateways)
    expect(gateway?.environment).toMatchObject({
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one of compose
      AUDIT: '${AUDIT:-off}',
      AUDIT_DIR: '/trail',
      AUDIT_KEY_FILE: '/run/audit.key',
      SERVICE_URL: 'http://emulator:3010',
    });
  const trails = gateways.map((gateway) => gateway?.volumes[0]?.split(':')[0] ?? '');
  expect(new Set(trails).size).toBe(2);
  for (const trail of trails) expect(volumes).toHaveProperty(trail);
  expect(text('containers/Dockerfile')).toMatch(/^RUN install -d -o node -g node \/trail$/m);
});

test('both gateways of the composed site seal tokens for embedding by the same key, where one is named', () => {
  const { services } = parse(text('containers/compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; volumes: string[] }>;
  };
  for (const name of ['gateway-1', 'gateway-2']) {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: they are those of compose
    expect(services[name]?.environment.EMBEDDING_KEY_FILE).toBe('${EMBEDDING_KEY_FILE:-}');
    expect(services[name]?.volumes).toContain('${EMBEDDING_KEY:-/dev/null}:/run/embedding.key:ro');
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: they are those of compose
  }
});

/** The values of a chart where nobody changes them. */
const chartValues = (chart: string) =>
  parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as Readonly<Record<string, object>>;

describe('the chart of Helm', () => {
  const chart = join(folder, 'helm/console');

  test('renders all that a site needs', () => {
    expect([...renderChart(chart).keys()].sort()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
    ]);
    const small = renderChart(chart, {
      autoscaling: { enabled: false },
      ingress: { enabled: false, namespace: 'x' },
    });
    expect(small.get('Deployment')).toMatchObject({ spec: { replicas: 3 } });
    expect(small.has('Ingress')).toBe(false);
  });

  test('is what Kubernetes takes, by its own schemas', () => {
    const models = {
      Deployment,
      HorizontalPodAutoscaler,
      Ingress,
      NetworkPolicy,
      PodDisruptionBudget,
      Service,
    };
    const objects = renderChart(chart);
    expect([...objects.keys()].sort()).toEqual(Object.keys(models).sort());
    for (const [kind, Model] of Object.entries(models)) {
      const found = objects.get(kind);
      const model = new Model(found as never);
      expect(found).toMatchObject({ apiVersion: model.apiVersion, kind });
      expect(() => model.validate()).not.toThrow();
    }
    const broken = { ...objects.get('Service'), spec: { ports: [{ port: 'http' }] } };
    expect(() => new Service(broken as never).validate()).toThrow('must be integer');
  });

  test('with an audit trail gateways keep their names and the volumes of their records', () => {
    const objects = renderChart(chart, {
      audit: { ...chartValues(chart).audit, enabled: true },
    });
    expect(objects.has('Deployment')).toBe(false);
    const set = new StatefulSet(objects.get('StatefulSet') as never);
    expect(() => set.validate()).not.toThrow();
    const pod = set.spec?.template.spec;
    const environment = pod?.containers[0]?.env ?? [];
    expect(environment).toEqual(
      expect.arrayContaining([
        { name: 'AUDIT', value: 'enforced' },
        { name: 'AUDIT_DIR', value: '/trail' },
        { name: 'AUDIT_KEY_FILE', value: '/run/audit/audit.key' },
      ]),
    );
    const mounts = (pod?.containers[0]?.volumeMounts ?? []).map(({ name }) => name);
    const claims = (set.spec?.volumeClaimTemplates ?? []).map(({ metadata }) => metadata?.name);
    const volumes = (pod?.volumes ?? []).map(({ name }) => name);
    expect(mounts.sort()).toEqual([...claims, ...volumes].sort());
    expect(objects.get('HorizontalPodAutoscaler')).toMatchObject({
      spec: { scaleTargetRef: { kind: 'StatefulSet' } },
    });
  });

  test('with a provider gateways get its settings, and its secrets as files', () => {
    const objects = renderChart(chart, { oidc: { ...chartValues(chart).oidc, enabled: true } });
    const deployment = new Deployment(objects.get('Deployment') as never);
    expect(() => deployment.validate()).not.toThrow();
    const pod = deployment.spec?.template.spec;
    expect(pod?.containers[0]?.env).toEqual(
      expect.arrayContaining([
        { name: 'OIDC_ISSUER', value: 'https://login.example' },
        { name: 'OIDC_KEY_FILE', value: '/run/oidc/oidc.key' },
        { name: 'OIDC_ACCOUNTS_FILE', value: '/run/oidc/accounts.json' },
      ]),
    );
    expect(pod?.volumes).toEqual(
      expect.arrayContaining([{ name: 'oidc', secret: { secretName: 'console-oidc', defaultMode: 288 } }]),
    );
  });

  test('where pages of other sites get tokens, gateways get the key that seals them as a file', () => {
    const allowedOrigins = 'https://portal.example';
    const of = chartValues(chart).embedding;
    const objects = renderChart(chart, { embedding: { ...of, allowedOrigins, tokens: true } });
    const deployment = new Deployment(objects.get('Deployment') as never);
    expect(() => deployment.validate()).not.toThrow();
    const pod = deployment.spec?.template.spec;
    expect(pod?.containers[0]?.env).toEqual(
      expect.arrayContaining([
        { name: 'ALLOWED_ORIGINS', value: allowedOrigins },
        { name: 'EMBEDDING_KEY_FILE', value: '/run/embedding/embedding.key' },
      ]),
    );
    expect(pod?.containers[0]?.volumeMounts).toContainEqual({
      name: 'embedding',
      mountPath: '/run/embedding',
      readOnly: true,
    });
    const secret = { secretName: 'console-embedding', defaultMode: 288 };
    expect(pod?.volumes).toContainEqual({ name: 'embedding', secret });
  });

  test('with a proxy gateways get its header in place of a provider, and start with that', () => {
    const { oidc, settings } = chartValues(chart) as { oidc: { header: object }; settings: object };
    const header = {
      ...oidc.header,
      name: 'x-pomerium-jwt-assertion',
      keys: 'https://auth.example/.well-known/pomerium/jwks.json',
      issuer: 'console.example',
      audience: 'console.example',
      from: '10.0.0.0/8',
      signOut: 'https://auth.example/.pomerium/sign_out',
    };
    const objects = renderChart(chart, { settings, oidc: { ...oidc, enabled: true, header } });
    const [container] =
      new Deployment(objects.get('Deployment') as never).spec?.template.spec?.containers ?? [];
    const environment = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    expect(environment).not.toHaveProperty('OIDC_ISSUER');
    const accounts = { accounts: [], rules: [{ claims: { sub: '*' }, account: 'personal' }] };
    const { publicKey } = createKeyPair();
    const options = gatewaySettings(
      { ...environment, SHELL_DIR: '/console/shell', STORE_DIR: '/store', REGISTRY_PUBLIC_KEYS: publicKey },
      (path) => (path.endsWith('.json') ? JSON.stringify(accounts) : Buffer.alloc(32, 1).toString('base64')),
    );
    const { name, keys, issuer, audience, signOut } = header;
    expect(options.identity).toMatchObject({
      provider: undefined,
      proxy: { name, signed: { keys, issuer, audience }, groups: undefined, from: ['10.0.0.0/8'], signOut },
      provenFor: 300_000,
    });
  });

  test('chart and composed site know every setting of the sign-in at a company that the guide lists', () => {
    const guide = readFileSync(join(folder, '../../docs/operators.md'), 'utf8');
    const settings = [...guide.matchAll(/^\| `(OIDC_\w+)` /gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(15);
    const { header } = (chartValues(chart) as { oidc: { header: object } }).oidc;
    const rendered = [header, { ...header, name: 'x-auth-request-user' }].map((one) => {
      const { oidc } = chartValues(chart);
      const objects = renderChart(chart, { oidc: { ...oidc, enabled: true, header: one } });
      return JSON.stringify(objects.get('Deployment'));
    });
    const composed = text('containers/compose.yaml');
    expect(settings.filter((name) => !rendered.join().includes(`"${name}"`))).toEqual([]);
    expect(settings.filter((name) => !composed.includes(`  ${name}: `))).toEqual([]);
  });

  test('selects the pods it makes, probes addresses that gateways have, and gives pods no rights', () => {
    const objects = renderChart(chart);
    const at = (kind: string, path: string) =>
      path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], {
        ...objects.get(kind),
      });
    const labels = at('Deployment', 'spec.template.metadata.labels');
    expect(at('Deployment', 'spec.selector.matchLabels')).toEqual(labels);
    expect(at('Service', 'spec.selector')).toEqual(labels);
    expect(at('PodDisruptionBudget', 'spec.selector.matchLabels')).toEqual(labels);
    expect(at('NetworkPolicy', 'spec.podSelector.matchLabels')).toEqual(labels);
    expect(at('Deployment', 'spec.strategy.rollingUpdate')).toEqual({ maxSurge: '100%', maxUnavailable: 0 });
    const pod = 'spec.template.spec';
    expect(at('Deployment', `${pod}.securityContext.runAsNonRoot`)).toBe(true);
    expect(at('Deployment', `${pod}.containers.0.securityContext`)).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const gateway = readFileSync(join(folder, '../gateway/src/health/serveHealth.ts'), 'utf8');
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      expect(gateway).toContain(
        `server.get('${at('Deployment', `${pod}.containers.0.${probe}.httpGet.path`)}'`,
      );
    expect(at('Deployment', `${pod}.containers.0.ports.0.name`)).toBe(
      at('Service', 'spec.ports.0.targetPort'),
    );
    expect(at('HorizontalPodAutoscaler', 'spec.minReplicas')).toBeGreaterThan(
      Number(at('PodDisruptionBudget', 'spec.minAvailable')),
    );
    expect(at('Deployment', `${pod}.containers.0.resources.limits.memory`)).toBe('512Mi');
  });
});
