/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { keepPolicyViolations, onPolicyViolation } from './policyViolations';

const violate = (blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));

test('what violated the policy before anybody listened is told first, and once', () => {
  keepPolicyViolations();
  violate('https://early.example');
  const told: string[] = [];
  const listener = ({ blockedURI }: SecurityPolicyViolationEvent) => void told.push(blockedURI);
  const end = onPolicyViolation(listener);
  violate('https://later.example');
  end();
  violate('https://unheard.example');
  const endAgain = onPolicyViolation(listener);
  expect(told).toEqual(['https://early.example', 'https://later.example']);
  endAgain();
});
