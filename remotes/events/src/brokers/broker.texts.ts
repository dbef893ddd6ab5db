/** Ports on which brokers of a type listen as a rule, in the open and with TLS. */
export const usualPorts: Readonly<Record<string, { readonly open: number; readonly secure: number }>> = {
  AMQP: { open: 5672, secure: 5671 },
  MQTT: { open: 1883, secure: 8883 },
  WEBHOOK: { open: 80, secure: 443 },
};
